"""Pointy-top hexes, 100 units wide: corners, outlines and the outline of a tile."""

from __future__ import annotations

import math
from typing import Final

from castellany.core.drawing.svg import number

Point = tuple[float, float]

WIDTH: Final = 100.0
SIDE: Final = WIDTH / math.sqrt(3)
ROW: Final = SIDE * 1.5
"""From one row to the next."""


def corner(centre: Point, index: int, width: float = WIDTH) -> Point:
    """A corner, clockwise from the top; side n runs from corner n to corner n + 1."""
    angle = math.pi / 3 * index - math.pi / 2
    radius = width / math.sqrt(3)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def side_of(centre: Point, side: int) -> str:
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
