"""The editions: typed switches for every rule that a later print changed."""
