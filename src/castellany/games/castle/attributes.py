"""Attributes: what is known of every area that is alive, and how it merges."""

from __future__ import annotations

from typing import Final

from castellany.core.areas import ANY, SUM, UNION

TILES: Final = 0
"""Bit set of its places, so that a tile counts once."""
TERRAIN: Final = 1
OPEN: Final = 2
"""Sides that face an empty square; of a meadow, which is never completed, 0."""
STOCKS: Final = 3
SHRINES: Final = 4
FIGURES_OF: Final = 5
"""How many of seat 0; those of seat 1 follow."""

POLICIES: Final = (UNION, UNION, SUM, ANY, SUM, SUM, SUM)
"""Only areas of the same terrain join. Attributes of modules come after these."""
