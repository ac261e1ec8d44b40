"""Where the buildings of a tile stand: along their sides from corner to corner, with eaves towards the rest."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import ROAD, SIDES
from castellany.games.castle.picture.geometry import MIDDLE, Line, Point, corner, turn, turned
from castellany.games.castle.picture.looks import BUILDINGS
from castellany.games.castle.picture.plan import Building

DEPTH: Final = 34.0
"""Of a building on one side."""
SHALLOW: Final = 26.5
"""The same where a square or a road passes before it."""
DEEP: Final = 40.5
"""The same where a mark between two buildings must touch both."""


def buildings(face: Face) -> tuple[Building, ...]:
    """With the top to the north."""
    return tuple(
        _building(face, i, segment.terrain, segment.sides)
        for i, segment in enumerate(face.segments)
        if segment.terrain in BUILDINGS
    )


def _building(face: Face, segment: int, terrain: int, mask: int) -> Building:
    sides = [side for side in range(SIDES) if mask >> side & 1]
    eaves: list[Line] = []
    outline: Line = []
    hub = MIDDLE
    for i, side in enumerate(sides):
        following = sides[(i + 1) % len(sides)]
        gap = (following - side - 1) % SIDES
        outline += [corner(side), corner(side + 1)]
        if gap:
            eave = [corner(side + 1), *turned(_eave(face, side, gap), side), corner(following)]
            eaves.append(eave)
            outline += eave[1:-1]
            hub = turn(_hub(face, side, gap, len(sides)), side)
    tidy = [point for i, point in enumerate(outline) if point != outline[i - 1]]
    return Building(segment, terrain, mask, tuple(eaves), tidy, hub)


def _eave(face: Face, side: int, gap: int) -> Line:
    """The bends of the eave that begins where `side` ends and passes so many sides, as if that side were the north."""
    near, far = _built(face, side + 1), _built(face, side + gap)
    if gap == 3:
        depth = _depth(face, side)
        right = (68.0, depth * 0.86) if near else (87.0, depth)
        left = (32.0, depth * 0.86) if far else (13.0, depth)
        return [right, left]
    if gap == 2:
        if face.centre == "square":
            return [(66.0, 22.0), (32.0, 32.0), (22.0, 66.0)]
        return [(60.0, 30.0) if near else (69.0, 38.0), (30.0, 60.0) if far else (38.0, 69.0)]
    if near:
        return [(62.0, 22.0), (62.0, 78.0)]
    if _built(face, side + 3):
        return [(73.0, 19.0), (73.0, 81.0)]
    return [(81.0, 32.0), (81.0, 68.0)]


def _depth(face: Face, side: int) -> float:
    """Of a building on this side alone."""
    left, right = face.side_terrain[(side + 3) % SIDES], face.side_terrain[(side + 1) % SIDES]
    if face.centre == "square" or left == right == ROAD:
        return SHALLOW
    here, there = face.side_segment[side], face.side_segment[(side + 2) % SIDES]
    opposed = there >= 0 and not set(face.segments[here].marks).isdisjoint(face.segments[there].marks)
    return DEEP if opposed and _built(face, side + 2) else DEPTH


def _built(face: Face, side: int) -> bool:
    return face.side_terrain[side % SIDES] in BUILDINGS


def _hub(face: Face, side: int, gap: int, sides: int) -> Point:
    """As if the side before the gap were the north."""
    if gap == 3:
        return 50.0, _depth(face, side) * 0.45
    if gap == 2:
        return (30.0, 30.0) if face.centre == "square" else (42.0, 42.0)
    return MIDDLE if sides == 2 else (40.0, 50.0)
