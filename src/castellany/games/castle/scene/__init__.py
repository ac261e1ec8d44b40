"""Scene: a table of The Castle as data for a page to draw, in the words and numbers of the notation."""
