"""Rampart: the wall as it is laid out for drawing, in units of which a square of the castle has 100.

Towers stand outside the corners and take away from the stretches that run into a reflex one; the spaces of the track
share evenly what is left of each stretch. An opening takes the side of one square and no space.
"""

from __future__ import annotations

from typing import Final

from castellany.games.castle.kinds import SIDES
from castellany.games.castle.outline import STEPS
from castellany.games.castle.picture.geometry import SIZE, Line, Point
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.wall import Spot, Wall

THICK: Final = 48.0
WALK: Final = 38.0
"""Of which one walks on, the rest being the parapet."""
NUMBERS: Final = 26.5
"""From the inside to the numbers of the spaces, which leaves room for start spaces."""
CONVEX: Final = 30.0
REFLEX: Final = 24.0
"""How far outside a corner its tower stands, both ways."""
TOWER: Final = 30.0
"""From the middle of a tower to its sides."""


class Space:
    """One space of the track: its middle, half its length, and the side on which the outside is."""

    def __init__(self, at: Point, half: float, side: int) -> None:
        self.at = at
        self.half = half
        self.side = side


class Rampart:
    def __init__(self, wall: Wall) -> None:
        self.wall = wall
        self.inner: Line = [(x * SIZE, y * SIZE) for x, y in wall.corners]
        size = len(self.inner)
        self.sides = [_side(self.inner[i], self.inner[(i + 1) % size]) for i in range(size)]
        """Whither each stretch looks outwards, from its corner to the next."""
        self.towers = [self._outside(i, CONVEX if self._convex(i) else REFLEX) for i in range(size)]
        """The first is that of the spaces 0 and 1."""
        self.outer = [self._outside(i, THICK) for i in range(size)]
        self.openings = [(_scaled(spot), spot.side) for spot in wall.opening_spots]
        self.spaces = self._spaces()
        """All spaces; those of a tower are its two halves."""

    def _convex(self, corner: int) -> bool:
        return self.sides[corner] == (self.sides[corner - 1] + 1) % SIDES

    def _outside(self, corner: int, distance: float) -> Point:
        """Outside a corner by a distance from both of its stretches."""
        a, b = STEPS[self.sides[corner - 1]], STEPS[self.sides[corner]]
        x, y = self.inner[corner]
        return x + (a[0] + b[0]) * distance, y + (a[1] + b[1]) * distance

    def _spaces(self) -> list[Space]:
        firsts = [0, *self.wall.tower_spaces]
        found: list[Space] = []
        for i, first in enumerate(firsts):
            before, after = self.sides[i - 1], self.sides[i]
            found += [Space(self._half(i, -1), TOWER / 2, before), Space(self._half(i, 1), TOWER / 2, after)]
            last = firsts[i + 1] if i + 1 < len(firsts) else TRACK
            found += self._run(i, first + 2, last)
        return found

    def _half(self, tower: int, way: int) -> Point:
        """The middle of one of the two halves of a tower, along the track."""
        a, b = self.sides[tower - 1], self.sides[tower]
        ahead, back = STEPS[(b + 1) % SIDES], STEPS[(a + 1) % SIDES]
        x, y = self.towers[tower]
        reach = 10.0 * way
        return x + (ahead[0] + back[0]) * reach * 0.7, y + (ahead[1] + back[1]) * reach * 0.7

    def _run(self, stretch: int, first: int, last: int) -> list[Space]:
        """The plain spaces of a stretch, on either side of its opening."""
        size = len(self.inner)
        side = self.sides[stretch]
        begin = 0.0 if self._convex(stretch) else REFLEX + TOWER
        whole = _reach(self.inner[stretch], self.inner[(stretch + 1) % size])
        end = whole if self._convex((stretch + 1) % size) else whole - REFLEX - TOWER
        for space, (at, _) in zip(self.wall.openings, self.openings, strict=True):
            if first <= space + 1 <= last:
                middle = _reach(self.inner[stretch], at)
                return [
                    *self._spread(stretch, side, begin, middle - SIZE / 2, space + 1 - first),
                    *self._spread(stretch, side, middle + SIZE / 2, end, last - space - 1),
                ]
        return self._spread(stretch, side, begin, end, last - first)

    def _spread(self, stretch: int, side: int, begin: float, end: float, count: int) -> list[Space]:
        ahead, out = STEPS[(side + 1) % SIDES], STEPS[side]
        x, y = self.inner[stretch]
        found: list[Space] = []
        for i in range(count):
            far = begin + (i + 0.5) * (end - begin) / count
            at = x + ahead[0] * far + out[0] * NUMBERS, y + ahead[1] * far + out[1] * NUMBERS
            found.append(Space(at, (end - begin) / count / 2, side))
        return found


def _scaled(spot: Spot) -> Point:
    return spot.x * SIZE, spot.y * SIZE


def _side(a: Point, b: Point) -> int:
    """Whither a stretch looks that runs clockwise from a to b."""
    if a[1] == b[1]:
        return 0 if b[0] > a[0] else 2
    return 1 if b[1] > a[1] else 3


def _reach(a: Point, b: Point) -> float:
    return abs(b[0] - a[0]) + abs(b[1] - a[1])
