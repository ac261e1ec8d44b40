"""Scene: a table of Tuscany as data for a page to draw, in the words and numbers of the notation."""
