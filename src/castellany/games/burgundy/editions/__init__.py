"""The editions: typed switches for every rule on which the two rulebooks differ."""
