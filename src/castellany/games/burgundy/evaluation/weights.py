"""Weights of the evaluation, in hundredths of a point unless they say otherwise; tuned by self-play.

Those that are looked up by a number are lists: the compiled form would build a tuple anew for each.
"""

from __future__ import annotations

from typing import Final

AREA_PACE: Final = [8, 10, 34, 10, 8, 8]
"""By colour, the chance in percent that a turn brings a tile to a given area."""
FAR_AREA: Final = 88
"""Percent that an area is worth while nothing lies next to it."""
BONUS_PACE: Final = 20
"""The chance in percent that a turn brings a tile to a given colour."""
FRONTIER: Final = 18
"""An empty space next to a covered one."""
HERD: Final = 10
"""Percent of a species in an unfinished pasture that each empty space there may score again."""

KEPT: Final = [0, 24, 33, 39, 43, 46]
"""Percent of its placing that a stored tile is worth, by the turns to come; the last for all more."""
NUMBERS: Final = [0, 85, 93, 97, 100]
"""Percent of its placing that a tile is worth, by how many die numbers its spaces show."""
FAR_TILE: Final = 45
"""Percent of its placing that a tile is worth while no space of its colour can be reached."""
CLUTTER: Final = 150
"""What full storage costs."""

SILVER: Final = [129, 100, 100, 55, 55, 33, 33, 17, 17]
"""What a piece of silver is worth beyond its final point, the first one first."""
WORKER: Final = [63, 55, 50, 48, 42, 28, 14]
"""What a worker is worth beyond its final half point."""
RESOURCE_TURNS: Final = 5
"""With fewer turns to come silver and workers lose the rest in proportion."""
SALE_CHANCE: Final = 6
"""Percent for each turn to come that a stack of goods is sold."""
MOST_SALE_CHANCE: Final = 39

EXTRA_ACTION: Final = 655
WORKSHOP: Final = 165
CHURCH: Final = 245
MARKET: Final = 260
CITY_HALL: Final = 345
SAIL: Final = 72
"""The step of the marker."""
FIRST: Final = 8
"""Each seat behind on the track, for each of the turns to come."""
FIRST_TURNS: Final = 10

PER_TURN: Final = [
    *(0, 10, 0, 31, 17, 18, 24, 23, 25, 17, 15, 13, 23, 20, 23),
    *(14, 21, 21, 21, 21, 21, 21, 21, 21, 12, 37, 35),
]
"""By monastery, what a turn to come adds to it."""
