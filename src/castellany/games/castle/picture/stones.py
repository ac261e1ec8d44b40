"""Pigsties, which other editions call towers: flat stone with a parapet towards the rest of the tile."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from castellany.games.castle.picture.geometry import (
    Line,
    Point,
    beside,
    closed_path,
    edge_distance,
    inside,
    point_at,
    pressed,
    tenths,
)
from castellany.games.castle.picture.plan import Building
from castellany.games.castle.picture.shape import Shape


def masonry(building: Building, random: Random) -> list[Shape]:
    blocks: list[str] = []
    joints: list[str] = []
    _courses(building.outline, random, blocks, joints)
    walks = "".join(closed_path(pressed(eave + beside(eave, 8.2)[::-1])) for eave in building.eaves)
    merlons = "".join(merlon for eave in building.eaves for merlon in parapet(eave))
    return [
        Shape("pigsty", closed_path(building.outline)),
        Shape("pigsty-block", "".join(blocks)),
        Shape("pigsty-mark", "".join(joints)),
        Shape("pigsty-walk", walks),
        Shape("merlon", merlons),
    ]


def _courses(outline: Line, random: Random, blocks: list[str], joints: list[str]) -> None:
    """Courses of ashlar ten units high, some blocks darker, some joints worn away."""
    for row in range(10):
        top = row * 10
        x = random.uniform(2, 8) + row % 2 * 7
        while x < 96:
            wide = random.choice((9.0, 12.0, 15.0))
            if x + wide < 99 and _on(outline, x, top + 1, wide, 8):
                if random.random() < 0.28:
                    blocks.append(f"M{tenths(x + 1)} {top + 1.2}h{wide - 2:.0f}v7.6h-{wide - 2:.0f}Z")
                if random.random() < 0.72:
                    joints.append(f"M{tenths(x)} {top + 1.5}v7h{wide - 1.5}")
            x += wide


def _on(outline: Line, x: float, y: float, wide: float, high: float) -> bool:
    corners: list[Point] = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    return all(inside(point, outline) for point in corners)


def parapet(eave: Line) -> list[str]:
    """Merlons along an eave, each square to it; they keep off the corners of the tile."""
    found: list[str] = []
    for a, b in pairwise(eave):
        stretch = [a, b]
        size = math.dist(a, b)
        count = max(1, round((size - 4) / 11))
        for i in range(count):
            here, angle = point_at(stretch, (i + 0.5) / count)
            half = size / count * 0.3
            merlon = _merlon(here, angle, half)
            if all(edge_distance(point) > -0.1 for point in merlon):
                found.append(closed_path(merlon))
    return found


def _merlon(at: Point, angle: float, half: float) -> Line:
    dx, dy = math.cos(angle), math.sin(angle)
    # The inner side of a clockwise eave is on its right.
    nx, ny = -dy, dx
    near, far = 0.8, 7.4
    return [
        (at[0] + dx * s + nx * n, at[1] + dy * s + ny * n)
        for s, n in ((-half, near), (half, near), (half, far), (-half, far))
    ]
