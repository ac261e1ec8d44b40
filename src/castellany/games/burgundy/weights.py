"""Weights of the evaluation, in hundredths of a point unless they say otherwise; settled by play."""

from __future__ import annotations

from typing import Final

AREA_PACE: Final = (20, 20, 20, 20, 14, 14)
"""By colour, the chance in percent that a turn brings a tile to a given area."""
FAR_AREA: Final = 85
"""Percent that an area is worth while nothing lies next to it."""
BONUS_PACE: Final = 40
"""The chance in percent that a turn brings a tile to a given colour."""
FRONTIER: Final = 25
"""An empty space next to a covered one."""
HERD: Final = 15
"""Percent of a species in an unfinished pasture that each empty space there may score again."""

KEPT: Final = (0, 30, 42, 50, 55, 58)
"""Percent of its placing that a stored tile is worth, by the turns to come; the last for all more."""
NUMBERS: Final = (0, 85, 93, 97, 100)
"""Percent of its placing that a tile is worth, by how many die numbers its spaces show."""
FAR_TILE: Final = 45
"""Percent of its placing that a tile is worth while no space of its colour can be reached."""
CLUTTER: Final = 100
"""What full storage costs."""
SECOND_DIE: Final = 85
"""Percent of the best use of the second of two dice, as both may want the same."""

SILVER: Final = (90, 70, 70, 50, 50, 30, 30, 15, 15)
"""What a piece of silver is worth beyond its final point, the first one first."""
WORKER: Final = (70, 60, 50, 40, 30, 20, 10)
"""What a worker is worth beyond its final half point."""
PURSE_TURNS: Final = 5
"""With fewer turns to come silver and workers lose the rest in proportion."""
SALE_CHANCE: Final = 10
"""Percent for each turn to come that a stack of goods is sold."""
MOST_SALE_CHANCE: Final = 75

EXTRA_ACTION: Final = 450
WORKSHOP: Final = 350
CHURCH: Final = 400
MARKET: Final = 350
CITY_HALL: Final = 350
SAIL: Final = 80
"""The step of the marker."""
FIRST: Final = 12
"""Each seat behind on the track, for each of the turns to come."""
FIRST_TURNS: Final = 10

PER_TURN: Final = (
    *(0, 16, 0, 30, 16, 25, 25, 25, 22, 26, 22, 20, 28, 14, 16),
    *(10, 20, 20, 20, 20, 20, 20, 20, 20, 15, 30, 18),
)
"""By monastery, what a turn to come adds to it."""
