"""The ground of a tile: which segment each of its cells belongs to, and how far it is to others."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import HALVES
from castellany.games.castle.picture.geometry import Line, Point, crossings, distances_to, turn
from castellany.games.castle.picture.grid import ACROSS, ALL, CELL, CELLS, CENTRES, ROW, cell_at, columns, rows
from castellany.games.castle.picture.plan import Building, Road

NOBODY: Final = -1
BEYOND: Final = -2
"""The margin about the tile."""
FAR: Final = 999.0
_SLANT: Final = CELL * math.sqrt(2)
_REACH: Final = 10.8
"""From the middle of a road to the outer edge of its ink."""


def _half_side(half: int) -> list[int]:
    steps = range(half % 2 * ACROSS // 2, (half % 2 + 1) * ACROSS // 2)
    return [cell_at(turn(((step + 0.5) * CELL, CELL / 2), half // 2)) for step in steps]


_HALF_SIDES: Final = [_half_side(half) for half in range(HALVES)]


def labels(face: Face, built: tuple[Building, ...], roads: tuple[Road, ...]) -> list[int]:
    """The segment of each cell."""
    found = [BEYOND] * ALL
    for cell in CELLS:
        found[cell] = NOBODY
    for road in roads:
        for line in road.lines:
            for a, b in pairwise(line):
                _pave(found, road.segment, a, b)
    for building in reversed(built):
        _fill(found, building.segment, building.outline)
    _flood(face, found)
    return found


def _pave(found: list[int], segment: int, a: Point, b: Point) -> None:
    """A straight stretch of road."""
    left, right = sorted((a[0], b[0]))
    top, bottom = sorted((a[1], b[1]))
    across = columns(left - _REACH, right + _REACH)
    near = [row + column for row in rows(top - _REACH, bottom + _REACH) for column in across]
    for cell, distance in zip(near, distances_to(a, b, [CENTRES[cell] for cell in near]), strict=True):
        if distance < _REACH:
            found[cell] = segment


def _fill(found: list[int], segment: int, outline: Line) -> None:
    """Row by row, from where an outline is entered to where it is left."""
    for row in range(ROW, ALL - ROW, ROW):
        crossed = crossings(outline, CENTRES[row][1])
        for begin, end in zip(crossed[::2], crossed[1::2], strict=True):
            for column in columns(begin, end):
                found[row + column] = segment


def _flood(face: Face, found: list[int]) -> None:
    """The meadows spread from their half-sides over what is free."""
    edge: list[int] = []
    for half, cells in enumerate(_HALF_SIDES):
        meadow = face.half_segment[half]
        if meadow >= 0:
            for cell in cells:
                if found[cell] == NOBODY:
                    found[cell] = meadow
                    edge.append(cell)
    for cell in edge:
        for other in (cell - ROW, cell + 1, cell + ROW, cell - 1):
            if found[other] == NOBODY:
                found[other] = found[cell]
                edge.append(other)


def mainland(found: list[int]) -> dict[int, list[int]]:
    """The cells of the largest connected part of each segment."""
    best: dict[int, list[int]] = {}
    left = found.copy()
    for cell in CELLS:
        segment = left[cell]
        if segment >= 0:
            left[cell] = NOBODY
            part = [cell]
            for here in part:
                for other in (here - ROW, here + 1, here + ROW, here - 1):
                    if left[other] == segment:
                        left[other] = NOBODY
                        part.append(other)
            if len(part) > len(best.get(segment, ())):
                best[segment] = part
    return {segment: sorted(part) for segment, part in best.items()}


def clearances(found: list[int]) -> list[float]:
    """From each cell to the nearest one of another segment, about."""
    near = [FAR] * ALL
    for cell in CELLS:
        label = found[cell]
        beside, below = cell + 1, cell + ROW
        if label == found[beside] == found[below] == found[below - 1] == found[below + 1]:
            continue
        for other, distance in ((below - 1, _SLANT), (below + 1, _SLANT), (beside, CELL), (below, CELL)):
            if label != found[other] != BEYOND:
                near[cell] = min(near[cell], distance)
                near[other] = min(near[other], distance)
    _measure(near)
    return near


def distances(found: list[int], segment: int) -> list[float]:
    """From each cell to the nearest one of a segment, about."""
    near = [0.0 if label == segment else FAR for label in found]
    _measure(near)
    return near


def _measure(near: list[float]) -> None:
    """On from the cells whose distance is known: down, and up again."""
    for way, order in ((-1, CELLS), (1, CELLS[::-1])):
        over = way * ROW
        for cell in order:
            if near[cell] > CELL:
                # Comparing takes half the time of `min`, and this is where most of the time of a drawing goes.
                beside, above = near[cell + way], near[cell + over]
                straight = (beside if beside < above else above) + CELL
                left, right = near[cell + over - 1], near[cell + over + 1]
                slant = (left if left < right else right) + _SLANT
                best = straight if straight < slant else slant
                if best < near[cell]:
                    near[cell] = best
