"""Drawing: SVG in strings, paper and ink, hexes and shields, for the picture of any game's table."""
