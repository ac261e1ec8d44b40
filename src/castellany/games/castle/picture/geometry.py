"""Geometry of a tile: points in a box of 100 x 100, its corners, turns, lines and outlines."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Line = list[Point]

SIZE: Final = 100.0
MIDDLE: Final[Point] = (50.0, 50.0)
OVER: Final = 0.4
"""Ground and roofs reach so far beyond the tile, lest a hairline shows between two tiles."""


def turn(point: Point, quarters: int) -> Point:
    """The point after so many quarter turns clockwise about the middle."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = SIZE - y, x
    return x, y


def turned(line: Line, quarters: int) -> Line:
    return [turn(point, quarters) for point in line]


def corner(side: int) -> Point:
    """Where a side begins, going clockwise: the north side at the upper left."""
    return turn((0.0, 0.0), side)


def middle(side: int) -> Point:
    return turn((50.0, 0.0), side)


def between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def centre_of(line: Line) -> Point:
    return sum(x for x, _ in line) / len(line), sum(y for _, y in line) / len(line)


def along(line: Line, step: float) -> Line:
    """Points on a line about `step` apart, or closer where it bends."""
    found = [line[0]]
    for a, b in pairwise(line):
        parts = max(1, round(math.dist(a, b) / step))
        found += [between(a, b, part / parts) for part in range(1, parts + 1)]
    return found


def length(line: Line) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def point_at(line: Line, share: float) -> tuple[Point, float]:
    """The point at a share of the length, and the direction there in radians."""
    left = length(line) * share
    for a, b in pairwise(line):
        here = math.dist(a, b)
        if left <= here and here > 0:
            return between(a, b, left / here), math.atan2(b[1] - a[1], b[0] - a[0])
        left -= here
    a, b = line[-2], line[-1]
    return b, math.atan2(b[1] - a[1], b[0] - a[0])


def beside(line: Line, distance: float) -> Line:
    """A parallel line, on the right of somebody walking along it (y grows downwards)."""
    found: Line = []
    for i, here in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        first = _normal(before, here) if i else _normal(here, after)
        second = _normal(here, after) if i < len(line) - 1 else first
        x, y = first[0] + second[0], first[1] + second[1]
        # The longer the mitre of a sharp bend, the further away it is.
        stretch = 2 * distance / max(0.6, x * x + y * y)
        found.append((here[0] + x * stretch, here[1] + y * stretch))
    return found


def _normal(a: Point, b: Point) -> Point:
    away = math.dist(a, b) or 1.0
    return -(b[1] - a[1]) / away, (b[0] - a[0]) / away


def crossings(outline: Line, y: float) -> list[float]:
    """Where somebody who walks along y from left to right enters an outline and leaves it, in turn."""
    return sorted(
        (x2 - x1) * (y - y1) / (y2 - y1) + x1
        for (x1, y1), (x2, y2) in pairwise([*outline, outline[0]])
        if (y1 > y) != (y2 > y)
    )


def inside(point: Point, outline: Line) -> bool:
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in pairwise([*outline, outline[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def distances_to(a: Point, b: Point, points: Line) -> list[float]:
    """From each of these points to the straight stretch between two."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy or 1.0
    found: list[float] = []
    for x, y in points:
        ahead, aside = x - a[0], y - a[1]
        share = min(1.0, max(0.0, (ahead * dx + aside * dy) / square))
        found.append(math.hypot(ahead - dx * share, aside - dy * share))
    return found


def edge_distance(point: Point) -> float:
    x, y = point
    return min(x, y, SIZE - x, SIZE - y)


def clipped(outline: Line) -> Line:
    """The part of an outline that lies on the tile."""
    for side in range(4):
        kept: Line = []
        back = turned(outline, -side)
        for a, b in pairwise([*back, back[0]]):
            if (a[1] >= 0) != (b[1] >= 0):
                kept.append(between(a, b, a[1] / (a[1] - b[1])))
            if b[1] >= 0:
                kept.append(b)
        if not kept:
            return []
        outline = turned(kept, side)
    return outline


def pressed(line: Line) -> Line:
    """The line with what is beyond a side of the tile pushed back onto it."""
    return [(min(SIZE, max(0.0, x)), min(SIZE, max(0.0, y))) for x, y in line]


def moved(line: Line, dx: float, dy: float) -> Line:
    return [(x + dx, y + dy) for x, y in line]


def open_path(line: Line) -> str:
    return "M" + "L".join(pair(point) for point in line)


def closed_path(line: Line) -> str:
    return open_path(line) + "Z" if line else ""


def curve(line: Line) -> str:
    """A smooth line through the points; one that ends at a side of the tile crosses it at a right angle."""
    first_over, last_over = over(line[0]), over(line[-1])
    before = line[0] if first_over is None else mirrored(line[1], line[0])
    after = line[-1] if last_over is None else mirrored(line[-2], line[-1])
    around = [before, *line, after]
    parts = ["M" + "L".join(pair(point) for point in (first_over, line[0]) if point is not None)]
    for i in range(1, len(line)):
        p0, p1, p2, p3 = around[i - 1], around[i], around[i + 1], around[i + 2]
        first = p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6
        second = p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6
        parts.append("C" + " ".join(pair(point) for point in (first, second, p2)))
    if last_over is not None:
        parts.append("L" + pair(last_over))
    return "".join(parts)


def over(point: Point) -> Point | None:
    """A little beyond the side that a point lies on, if it lies on one."""
    if edge_distance(point) > 0.1:
        return None
    return point[0] + (point[0] - 50) * 0.02, point[1] + (point[1] - 50) * 0.02


def mirrored(point: Point, at: Point) -> Point:
    """The image of a point beyond the side that `at` lies on."""
    return (2 * at[0] - point[0], point[1]) if at[0] in (0.0, SIZE) else (point[0], 2 * at[1] - point[1])


def pair(point: Point) -> str:
    return f"{tenths(point[0])} {tenths(point[1])}"


def tenths(value: float) -> str:
    """The shortest text of a coordinate to a tenth."""
    text = f"{value:.1f}"
    if not text.endswith("0"):
        return text
    return "0" if text == "-0.0" else text[:-2]
