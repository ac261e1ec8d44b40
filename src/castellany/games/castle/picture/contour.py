"""Contours: the cells of a segment as an outline that is drawn."""

from __future__ import annotations

import math

from castellany.games.castle.picture.geometry import SIZE, Line, Point, distances_to
from castellany.games.castle.picture.grid import CELL, ROW


def contour(found: list[int], part: list[int]) -> Line:
    """The outline of a connected part of a segment, clockwise, with its steps smoothed."""
    segment = found[part[0]]
    # A corner has the number of the cell on its lower right.
    follow: dict[int, list[int]] = {}
    for cell in part:
        above, right, below, left = cell - ROW, cell + 1, cell + ROW, cell - 1
        if segment == found[above] == found[right] == found[below] == found[left]:
            continue
        if found[above] != segment:
            follow.setdefault(cell, []).append(right)
        if found[right] != segment:
            follow.setdefault(right, []).append(below + 1)
        if found[below] != segment:
            follow.setdefault(below + 1, []).append(below)
        if found[left] != segment:
            follow.setdefault(below, []).append(cell)
    start = min(follow, key=_corner)
    line = [start]
    # Where two cells touch at a corner only, two ways lead on; each is gone once.
    while (here := follow[line[-1]].pop()) != start:
        line.append(here)
    return _smooth([_corner(corner) for corner in line])


def _corner(corner: int) -> Point:
    return corner % ROW * CELL, (corner // ROW - 1) * CELL


def _smooth(steps: Line) -> Line:
    """The middles of the steps, less those on a straight stretch; corners of the tile stay."""
    middles: Line = []
    for a, b in zip(steps, steps[1:] + steps[:1], strict=True):
        if a[0] in (0.0, SIZE) and a[1] in (0.0, SIZE):
            middles.append(a)
        middles.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    return simplified(middles)


def simplified(line: Line, slack: float = 1.1) -> Line:
    """A closed line with fewer points, nowhere further than `slack` from the first."""
    away = [math.dist(line[0], point) for point in line]
    half = away.index(max(away))
    return _between(line[: half + 1], slack)[:-1] + _between([*line[half:], line[0]], slack)[:-1]


def _between(line: Line, slack: float) -> Line:
    if len(line) < 3:
        return line
    away = distances_to(line[0], line[-1], line[1:-1])
    most = max(away)
    if most <= slack:
        return [line[0], line[-1]]
    far = away.index(most) + 1
    return _between(line[: far + 1], slack)[:-1] + _between(line[far:], slack)
