"""Where the roads of a tile run: across its sides at the middle and at a right angle, so that any two of them meet."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import ROAD, SIDES
from castellany.games.castle.picture.geometry import (
    MIDDLE,
    Line,
    Point,
    along,
    beside,
    between,
    inside,
    middle,
    turn,
    turned,
)
from castellany.games.castle.picture.plan import Building, Road

HALF: Final = 9.2
"""Half the width of a road."""
PLAZA: Final = 20.0
"""From the middle of a square to its rim."""


def roads(face: Face, built: tuple[Building, ...]) -> tuple[Road, ...]:
    """With the top to the north."""
    return tuple(
        _road(face, built, i, [side for side in range(SIDES) if segment.sides >> side & 1])
        for i, segment in enumerate(face.segments)
        if segment.terrain == ROAD
    )


def _road(face: Face, built: tuple[Building, ...], segment: int, sides: list[int]) -> Road:
    if len(sides) == 2 and (sides[1] - sides[0]) % 2:
        first = sides[0] if sides[1] - sides[0] == 1 else sides[1]
        bend = turned(_bend(), first)
        return Road(segment, (bend,), band(bend), None)
    if len(sides) == 1:
        return _ending(face, built, segment, sides[0])
    if len(sides) == 2:
        line = [middle(sides[0]), middle(sides[1])]
        return Road(segment, (line,), band(line), None)
    lines = tuple([middle(side), MIDDLE] for side in sides)
    return Road(segment, lines, _star(sides), None)


def _bend() -> Line:
    """From the north to the east: a quarter circle about the corner between them."""
    angles = [math.pi - step * math.pi / 16 for step in range(1, 8)]
    return [(50.0, 0.0), *((100 + 50 * math.cos(angle), 50 * math.sin(angle)) for angle in angles), (100.0, 50.0)]


def _ending(face: Face, built: tuple[Building, ...], segment: int, side: int) -> Road:
    """A road with one end on the tile: at the square, at a building, or in the open."""
    start = middle(side)
    if face.centre == "square":
        rim = between(MIDDLE, start, PLAZA / 50)
        line = [start, MIDDLE]
        return Road(segment, (line,), band([start, rim]), None)
    doors = [door for building in built for door in _doors(building)]
    ahead = _ahead(built, side)
    others = [_ahead(built, other) for other in _lone_sides(face) if other != side]

    def cost(door: Point) -> float:
        crowd = sum(max(0.0, 22 - math.dist(door, other)) for other in others)
        return math.dist(door, ahead) + 0.1 * math.dist(door, start) + 4 * crowd

    end = min([*doors, ahead] if _hits(built, ahead) else doors, key=cost)
    line = [start, end] if end == ahead else _towards(start, _knee(side, end), end)
    return Road(segment, (line,), band(line), end)


def _lone_sides(face: Face) -> list[int]:
    """Where roads begin that end on the tile."""
    masks = [segment.sides for segment in face.segments if segment.terrain == ROAD]
    return [side for side in range(SIDES) if 1 << side in masks]


def _ahead(built: tuple[Building, ...], side: int) -> Point:
    """Where somebody who walks straight in from a side comes to a building, or to before the middle."""
    straight = along([middle(side), turn((50.0, 70.0), side)], 1.0)
    return next((point for point in straight[4:] if _hits(built, point)), straight[38])


def _hits(built: tuple[Building, ...], point: Point) -> bool:
    return any(inside(point, building.outline) for building in built)


def _doors(building: Building) -> Line:
    """Points of the eaves, away from their bends."""
    found: Line = []
    for eave in building.eaves:
        for a, b in pairwise(eave):
            size = math.dist(a, b)
            found += [between(a, b, way / size) for way in range(13, int(size) - 12, 2)]
    return found


def _knee(side: int, end: Point) -> Point:
    """The point of the straight way in that is nearest to an end."""
    return (50.0, end[1]) if side % 2 == 0 else (end[0], 50.0)


def _towards(start: Point, knee: Point, end: Point) -> Line:
    """A bow that leaves the side at a right angle."""
    shares = [step / 10 for step in range(11)]
    return [between(between(start, knee, share), between(knee, end, share), share) for share in shares]


def band(line: Line) -> Line:
    """The outline of a road along a line."""
    return beside(line, -HALF) + beside(line, HALF)[::-1]


def _star(sides: list[int]) -> Line:
    """The outline of roads that meet in the middle."""
    found: Line = []
    for side in range(SIDES):
        found.append(turn((50 - HALF, 50 - HALF), side))
        if side in sides:
            found += [turn((50 - HALF, 0.0), side), turn((50 + HALF, 0.0), side)]
    return found
