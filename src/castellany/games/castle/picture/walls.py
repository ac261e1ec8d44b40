"""The wall as shapes: the yard, the walk with its spaces, the parapet, start spaces, openings and towers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from castellany.games.castle.face import Segment
from castellany.games.castle.kinds import MEADOW, ROAD, SIDES
from castellany.games.castle.outline import STEPS
from castellany.games.castle.picture.geometry import SIZE, Line, Point, closed_path, moved, open_path, turned
from castellany.games.castle.picture.looks import BUILDINGS
from castellany.games.castle.picture.plan import Building, Mark
from castellany.games.castle.picture.rampart import NUMBERS, THICK, TOWER, WALK, Rampart
from castellany.games.castle.picture.roofs import roof
from castellany.games.castle.picture.shape import Shape, ring
from castellany.games.castle.picture.stones import masonry
from castellany.games.castle.wall import Start

_NICHE: Final[Line] = [(0.0, 0.0), (100.0, 0.0), (91.0, 15.0), (9.0, 15.0)]
"""A start space, as if the inside were in the north."""
_PASSAGE: Final[Line] = [(26.0, 0.0), (74.0, 0.0), (74.0, THICK), (26.0, THICK)]
"""The way through an opening, likewise; a building, which takes a whole side, does not fit into it."""


def yard(rampart: Rampart) -> list[Shape]:
    """The empty ground inside, with a mark at every corner of a square."""
    corners = sorted({(x + dx, y + dy) for x, y in rampart.wall.xy for dx in (0, 1) for dy in (0, 1)})
    crosses = "".join(f"M{x * 100 - 7} {y * 100}h14M{x * 100} {y * 100 - 7}v14" for x, y in corners)
    return [
        Shape("wall-shade", closed_path(moved(rampart.outer, 5, 9))),
        Shape("yard", closed_path(rampart.inner)),
        Shape("yard-mark", crosses),
    ]


def walk(rampart: Rampart) -> list[Shape]:
    """The wall itself, over the tiles: it casts its shadow on them from the north and the west."""
    whole = closed_path(rampart.outer) + closed_path(rampart.inner[::-1])
    joints: list[str] = []
    fifths: list[str] = []
    for i, space in enumerate(rampart.spaces):
        if rampart.wall.tower_at[i] < 0 and i > 1:
            ahead = STEPS[(space.side + 1) % SIDES]
            x, y = _inner_edge(space.at, space.side)
            box = _strip((x - ahead[0] * space.half, y - ahead[1] * space.half), space.side, space.half * 2)
            (fifths if i % 5 == 0 else joints).append(closed_path(box))
    return [
        Shape("wall-cast", closed_path(moved(rampart.inner, 2, 4))),
        Shape("wall", whole),
        Shape("wall-space", "".join(joints)),
        Shape("wall-fifth", "".join(fifths)),
        Shape("wall-merlon", "".join(_crenels(rampart))),
        Shape("wall-ink", closed_path(rampart.outer) + closed_path(rampart.inner)),
    ]


def _inner_edge(at: Point, side: int) -> Point:
    """The point of the wall's inner face beside the middle of a space."""
    out = STEPS[side]
    return at[0] - out[0] * NUMBERS, at[1] - out[1] * NUMBERS


def _strip(begin: Point, side: int, size: float, near: float = 0.0, far: float = WALK) -> Line:
    """A piece of the wall that begins at a point of its inner face."""
    ahead, out = STEPS[(side + 1) % SIDES], STEPS[side]
    return [
        (begin[0] + ahead[0] * along + out[0] * away, begin[1] + ahead[1] * along + out[1] * away)
        for along, away in ((0, near), (size, near), (size, far), (0, far))
    ]


def _crenels(rampart: Rampart) -> list[str]:
    """Every other block of the parapet."""
    found: list[str] = []
    for i, begin in enumerate(rampart.outer):
        end = rampart.outer[(i + 1) % len(rampart.outer)]
        side = rampart.sides[i]
        size = math.dist(begin, end)
        count = int(size // 25)
        ahead, out = STEPS[(side + 1) % SIDES], STEPS[side]
        x, y = begin[0] - out[0] * THICK, begin[1] - out[1] * THICK
        for j in range(count):
            far = (j + 0.25) * size / count
            piece = _strip((x + ahead[0] * far, y + ahead[1] * far), side, size / count / 2, WALK, THICK)
            found.append(closed_path(piece))
    return found


@dataclass(frozen=True, slots=True)
class Piece:
    """Something in the wall, drawn in a box of its own whose corner is at a point of the castle."""

    at: Point
    shapes: list[Shape]
    marks: list[Mark]


def start_space(start: Start, square: tuple[int, int]) -> Piece:
    """A start space: what a tile beside it would show at that side."""
    inner = (start.side + 2) % SIDES
    through = start.in_opening and start.segment.terrain in (ROAD, MEADOW)
    edge = turned(_PASSAGE if through else _NICHE, inner)
    shapes = [Shape("court", closed_path(edge))]
    if start.segment.terrain == ROAD:
        way = open_path(turned([(50.0, -1.0), (50.0, THICK if start.in_opening else 15.0)], inner))
        shapes += [Shape("road-ink", way), Shape("road", way), Shape("road-worn", way)]
    elif start.segment.terrain == MEADOW:
        spots = turned([(35.0, 7.0), (65.0, 9.0)], inner)
        shapes.append(Shape("tuft", "".join(f"M{x - 2:.0f} {y:.0f}l2 3v-5m0 5l2-3" for x, y in spots)))
    else:
        shapes += _facade(start.segment, edge, inner)
    shapes.append(Shape("ink", open_path([*edge[1:], edge[0]])))
    return Piece(_beyond(square, start.side), shapes, _start_marks(start, inner))


def _start_marks(start: Start, inner: int) -> list[Mark]:
    """Stocks on the road, in the middle of an opening; shrines side by side."""
    count = start.segment.shrines
    if start.segment.stocks:
        at = (50.0, THICK / 2) if start.in_opening else (50.0, 7.5)
        return [Mark("stocks", turned([at], inner)[0], 0.8 if start.in_opening else 0.62)]
    spots = [(50.0 + (i - (count - 1) / 2) * 23.0, 7.5) for i in range(count)]
    return [Mark("shrine", at, 0.7) for at in turned(spots, inner)]


def _beyond(square: tuple[int, int], side: int) -> Point:
    """The corner of the square that would lie beyond a side."""
    step = STEPS[side]
    return (square[0] + step[0]) * SIZE, (square[1] + step[1]) * SIZE


def _facade(segment: Segment, outline: Line, inner: int) -> list[Shape]:
    """A building that looks out of the wall."""
    eave = [*outline[1:], outline[0]]
    building = Building(0, segment.terrain, 1 << inner, (eave,), outline, turned([(50.0, 6.0)], inner)[0])
    random = Random("start space")
    return roof(building, random) if BUILDINGS[segment.terrain].roofed else masonry(building, random)


def opening(rampart: Rampart, number: int) -> Piece:
    """A gatehouse with two turrets, its doors shut unless a start space lies in it."""
    (x, y), side = rampart.openings[number]
    inner = (side + 2) % SIDES
    out = STEPS[side]
    corner = x - 50 + out[0] * 50, y - 50 + out[1] * 50
    house = turned([(4.0, -2.0), (96.0, -2.0), (96.0, THICK + 2), (4.0, THICK + 2)], inner)
    planks = [turned([(x, 2.0), (x, THICK - 2)], inner) for x in (34.0, 42.0, 50.0, 58.0, 66.0)]
    bars = [turned([(27.0, y), (73.0, y)], inner) for y in (12.0, 36.0)]
    return Piece(
        corner,
        [
            Shape("gatehouse", closed_path(house)),
            Shape("door", closed_path(turned(_PASSAGE, inner))),
            Shape("hair", "".join(open_path(plank) for plank in planks)),
            Shape("ink", "".join(open_path(bar) for bar in bars)),
        ],
        [Mark("bastion", at, 1.35) for at in turned([(13.0, 24.0), (87.0, 24.0)], inner)],
    )


def tower(rampart: Rampart, number: int, token: bool) -> Piece:
    """A corner tower, parted by a line between its two spaces; its token lies face down on it until it is taken."""
    shapes = [
        Shape("wall-shade", _octagon(TOWER, 3, 6)),
        Shape("wall-tower", _octagon(TOWER)),
        Shape("wall-floor", _octagon(TOWER - 7)),
    ]
    if token:
        shapes += [Shape("token-back", ring(0, 0, 22.5)), Shape("token-rim", ring(0, 0, 19))]
    else:
        spaces = rampart.spaces[([0, *rampart.wall.tower_spaces])[number] :][:2]
        dx, dy = spaces[1].at[0] - spaces[0].at[0], spaces[1].at[1] - spaces[0].at[1]
        shapes.append(Shape("wall-line", open_path([(-dy, dx), (dy, -dx)])))
    return Piece(rampart.towers[number], shapes, [])


def _octagon(apothem: float, dx: float = 0, dy: float = 0) -> str:
    half = apothem * math.tan(math.pi / 8)
    corners = [(half, -apothem), (apothem, -half), (apothem, half), (half, apothem)]
    ring_of = corners + [(-x, -y) for x, y in corners]
    return closed_path(moved(ring_of, dx, dy))
