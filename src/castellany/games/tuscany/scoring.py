"""Scoring: where points come from, in the order in which a score sheet lists them (TUS 7, 9, 10).

Points of the first five sources are green and count again at every scoring; the others are red.
"""

from __future__ import annotations

from typing import Final

REGIONS: Final = 0
COLOUR_BONUSES: Final = 1
CROPS: Final = 2
STORAGE_TILES: Final = 3
GREEN_YIELDS: Final = 4
GREEN_SOURCES: Final = 5
RED_YIELDS: Final = 5
OVERFLOW: Final = 6
CARDS_LEFT: Final = 7
TILES_LEFT: Final = 8
HEXAGONS_LEFT: Final = 9
MARBLE_LEFT: Final = 10
WORKERS_LEFT: Final = 11
SOURCES: Final = 12

SOURCE_NAMES: Final = (
    "regions",
    "colour-bonuses",
    "crops",
    "storage-tiles",
    "green-yields",
    "red-yields",
    "overflow",
    "cards-left",
    "tiles-left",
    "hexagons-left",
    "marble-left",
    "workers-left",
)

REGION_POINTS: Final = (0, 1, 3, 6)
STORAGE_TILE_POINTS: Final = 2
OVERFLOW_POINTS: Final = 2
SCORINGS: Final = 3
