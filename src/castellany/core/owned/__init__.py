"""Owner's sets: groups of components that the owner of a box has copied out of it, in a file of their own."""
