"""Pointy-top hexes, 100 units wide: the estate's grid and the outline of a tile."""

from __future__ import annotations

import math
from typing import Final

from castellany.games.burgundy.boards import ROWS
from castellany.games.burgundy.picture.svg import number

Point = tuple[float, float]

WIDTH: Final = 100.0
SIDE: Final = WIDTH / math.sqrt(3)
ROW: Final = SIDE * 1.5
HEIGHT: Final = ROW * (len(ROWS) - 1) + 2 * SIDE

# Half-steps to the neighbour beyond each side, clockwise from the upper right.
_BEYOND: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
_PLACES: Final = tuple((2 * column - count + 1, row) for row, count in enumerate(ROWS) for column in range(count))
_SPACE_AT: Final = {place: space for space, place in enumerate(_PLACES)}

CENTRES: Final = tuple((step * WIDTH / 2, (row - 3) * ROW) for step, row in _PLACES)
"""The centre of each of the 37 spaces, the middle space at (0, 0)."""


def neighbour(space: int, side: int) -> int:
    """The space beyond a side, clockwise from the upper right; -1 outside the estate."""
    step, row = _PLACES[space]
    across, down = _BEYOND[side]
    return _SPACE_AT.get((step + across, row + down), -1)


def corner(centre: Point, index: int, width: float = WIDTH) -> Point:
    """A corner, clockwise from the top; side n runs from corner n to corner n + 1."""
    angle = math.pi / 3 * index - math.pi / 2
    radius = width / math.sqrt(3)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def side_path(space: int, side: int) -> str:
    centre = CENTRES[space]
    return f"M{_pair(corner(centre, side))}L{_pair(corner(centre, side + 1))}"


def hex_path(centre: Point, width: float = WIDTH) -> str:
    return "M" + "L".join(_pair(corner(centre, index, width)) for index in range(6)) + "Z"


def tile_path(width: float, rounding: float = 7, down: float = 0) -> str:
    """A hex with rounded corners."""
    corners = [corner((0, down), index, width) for index in range(6)]
    parts: list[str] = []
    for index, here in enumerate(corners):
        before = _towards(here, corners[index - 1], rounding)
        after = _towards(here, corners[(index + 1) % 6], rounding)
        parts.append(f"{'L' if parts else 'M'}{_pair(before)}Q{_pair(here)} {_pair(after)}")
    return "".join(parts) + "Z"


def _towards(here: Point, there: Point, distance: float) -> Point:
    share = distance / math.dist(here, there)
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share
