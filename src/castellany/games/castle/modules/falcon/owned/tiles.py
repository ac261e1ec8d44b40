"""Tiles: whether an owner's Falcon tiles are those of a box."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.owned.faults import Fault, Path
from castellany.games.castle.face import Face
from castellany.games.castle.kinds import ROAD, TERRAIN_NAMES
from castellany.games.castle.modules.falcon.kinds import CHAPEL, NEST
from castellany.games.castle.owned.tiles import BASE_TERRAINS, read
from castellany.games.castle.printed import MARKS

TILES: Final = 18
LEAST_CHAPELS: Final = 8
"""The longest chapel in the table of points."""
TERRAINS: Final = (*BASE_TERRAINS, CHAPEL)


def tile_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    faces, found = read(path, group, TERRAINS, (*MARKS, NEST), TILES)
    return found or nest_faults((*path, "faces"), faces)


def nest_faults(path: Path, faces: list[Face]) -> list[Fault]:
    """Chapels enough for the longest one, and nests at a chapel and at a road as in the example."""
    found: list[Fault] = []
    chapels = sum(one.copies for one in faces if any(segment.terrain == CHAPEL for segment in one.segments))
    if chapels < LEAST_CHAPELS:
        found.append(Fault(path, "components-few", word=TERRAIN_NAMES[CHAPEL], found=chapels, least=LEAST_CHAPELS))
    for terrain in (CHAPEL, ROAD):
        if not any(NEST in segment.marks and segment.terrain == terrain for one in faces for segment in one.segments):
            found.append(Fault(path, "components-missing-nest", word=f"{TERRAIN_NAMES[terrain]} ... {NEST}"))
    return found
