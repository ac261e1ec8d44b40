"""Weights of the evaluation, in hundredths of a point unless they say otherwise; tuned by self-play."""

from __future__ import annotations

from typing import Final

FILLED: Final = (0, 11, 13, 13, 10)
"""By terrain: the chance in percent that a tile which fits beside an area is laid there, and leaves it closed."""
GROWTH: Final = (0, 50, 15, 15, 0)
"""By terrain: percent of a tile that an area grows for each open side, once it is completed."""
SAFE: Final = 92
"""Percent of an area that is left to whoever has only one figure more."""

SHRINE_TO_COME: Final = 45
"""Percent of the shrines that a meadow's open sides might bring, were every tile as rich as those in the bag."""
MEADOW_SAFE: Final = 80
"""Percent of a meadow that is left to whoever has only one figure more, with all tiles to come."""

FIGURES: Final = (0, 500, 900, 1200, 1420, 1580, 1700, 1790, 1860, 1900)
"""What so many figures in supply are worth together."""
FIGURES_TILES: Final = 36
"""With fewer tiles to come they lose their worth in proportion."""
RETURN: Final = 70
"""Percent of a figure in supply that one is worth which is sure to return."""

TOKEN: Final = 400
"""A token that nobody has seen."""
TOKENS: Final = (300, 250, 350, 250, 250, 300, 300, 0, 0)
"""By kind; what the last two bring is certain."""
TOKENS_TILES: Final = 30
"""With fewer tiles to come they lose their worth in proportion."""

SPREAD: Final = 60
SPREAD_TILE: Final = 7
"""Hundredths of a tile by which a seat must be larger to be sure of its points: at the end, and more for each tile
to come."""
BROKEN: Final = 1
"""Percent of the largest empty area that each tile to come, up to BROKEN_TILES, breaks off without filling it."""
BROKEN_TILES: Final = 35

TURN: Final = 120
"""To be the one who draws next."""
GIFT: Final = 10
"""Percent of an area with one open side and no figure that goes to whoever draws next, if he draws what fits there."""
