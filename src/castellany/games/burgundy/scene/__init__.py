"""Scene: a table of Burgundy as data for a page to draw, in the words and numbers of the notation."""
