"""Attributes: what is known of every area that is alive, and how it merges."""

from __future__ import annotations

from typing import Final

from castellany.core.areas import ANY, SUM, UNION

TILES: Final = 0
"""Bit set of its places, so that a tile counts once."""
TERRAIN: Final = 1
NESTS: Final = 2
"""Bit set of the places whose nest touches it."""
OPEN: Final = 3
"""Sides that face an empty square; of a meadow, which is never completed, 0."""
STOCKS: Final = 4
SHRINES: Final = 5
FIGURES_OF: Final = 6
"""How many of seat 0; those of seat 1 follow."""
PRINCES: Final = 8
"""Bit set of the seats with a prince in it."""
FALCONERS: Final = 9
ATTRIBUTES: Final = 10

POLICIES: Final = (UNION, UNION, UNION, SUM, ANY, SUM, SUM, SUM, UNION, UNION)
"""Only areas of the same terrain join."""
