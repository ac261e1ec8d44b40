"""The ground of a tile in small cells: which segment each belongs to, how far it is to others, and their outlines."""

from __future__ import annotations

import math
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import HALVES, SIDES
from castellany.games.castle.picture.geometry import Line, Point, distance_to, inside, turn
from castellany.games.castle.picture.plan import Building, Road

CELL: Final = 2.5
ACROSS: Final = 40
NOBODY: Final = -1
FAR: Final = 999.0
_REACH: Final = 10.8
"""From the middle of a road to the outer edge of its ink."""


_CENTRES: Final = [((cell % ACROSS + 0.5) * CELL, (cell // ACROSS + 0.5) * CELL) for cell in range(ACROSS * ACROSS)]


def centre(cell: int) -> Point:
    return _CENTRES[cell]


def cell_at(point: Point) -> int:
    return int(point[1] / CELL) * ACROSS + int(point[0] / CELL)


def labels(face: Face, built: tuple[Building, ...], roads: tuple[Road, ...]) -> list[int]:
    """The segment of each cell, by rows."""
    found = [NOBODY] * (ACROSS * ACROSS)
    for road in roads:
        for line in road.lines:
            for cell in _about(line, _REACH):
                if distance_to(centre(cell), line) < _REACH:
                    found[cell] = road.segment
    for building in reversed(built):
        for cell in _about(building.outline, 0):
            if inside(centre(cell), building.outline):
                found[cell] = building.segment
    _flood(face, found)
    return found


def _about(line: Line, room: float) -> list[int]:
    """The cells of the box about a line, with so much room on each side."""
    columns = _range(min(x for x, _ in line) - room, max(x for x, _ in line) + room)
    rows = _range(min(y for _, y in line) - room, max(y for _, y in line) + room)
    return [row * ACROSS + column for row in rows for column in columns]


def _range(low: float, high: float) -> range:
    return range(max(0, int(low / CELL)), min(ACROSS, int(high / CELL) + 1))


def _flood(face: Face, found: list[int]) -> None:
    """The meadows spread from their half-sides over what is free."""
    edge: list[int] = []
    for half in range(HALVES):
        meadow = face.half_segment[half]
        if meadow >= 0:
            for step in range(ACROSS // 2):
                cell = cell_at(turn(((half % 2 * ACROSS / 2 + step + 0.5) * CELL, CELL / 2), half // 2))
                if found[cell] == NOBODY:
                    found[cell] = meadow
                    edge.append(cell)
    _spread(found, edge)


def _spread(found: list[int], edge: list[int]) -> None:
    while edge:
        following: list[int] = []
        for cell in edge:
            for other in around(cell):
                if found[other] == NOBODY:
                    found[other] = found[cell]
                    following.append(other)
        edge = following


def around(cell: int) -> list[int]:
    """Those on its four sides."""
    x, y = cell % ACROSS, cell // ACROSS
    found = []
    if y > 0:
        found.append(cell - ACROSS)
    if x < ACROSS - 1:
        found.append(cell + 1)
    if y < ACROSS - 1:
        found.append(cell + ACROSS)
    if x > 0:
        found.append(cell - 1)
    return found


def distances(wanted: list[bool]) -> list[float]:
    """From each cell to the nearest wanted one, about."""
    found = [0.0 if is_wanted else FAR for is_wanted in wanted]
    straight, slant = CELL, CELL * math.sqrt(2)
    for down in (True, False):
        order = range(ACROSS * ACROSS) if down else range(ACROSS * ACROSS - 1, -1, -1)
        back = -1 if down else 1
        for cell in order:
            if found[cell] == 0:
                continue
            x, y = cell % ACROSS, cell // ACROSS
            best = found[cell]
            if 0 <= x + back < ACROSS:
                best = min(best, found[cell + back] + straight)
            if 0 <= y + back < ACROSS:
                above = cell + back * ACROSS
                best = min(best, found[above] + straight)
                if x > 0:
                    best = min(best, found[above - 1] + slant)
                if x < ACROSS - 1:
                    best = min(best, found[above + 1] + slant)
            found[cell] = best
    return found


def contour(found: list[int], segment: int) -> Line:
    """The outline of the largest connected part of a segment, clockwise, with its steps smoothed."""
    part = largest(found, segment)
    follow: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell in part:
        x, y = cell % ACROSS, cell // ACROSS
        for side in range(SIDES):
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
            outside = not (0 <= x + dx < ACROSS and 0 <= y + dy < ACROSS) or cell + dy * ACROSS + dx not in part
            if outside:
                a = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
                follow.setdefault(a[side], []).append(a[(side + 1) % SIDES])
    start = min(follow)
    line = [start]
    # Where two cells touch at a corner only, two ways lead on; each is gone once.
    while (here := follow[line[-1]].pop()) != start:
        line.append(here)
    return _smooth([(x * CELL, y * CELL) for x, y in line])


def largest(found: list[int], segment: int) -> set[int]:
    """The cells of the largest connected part of a segment."""
    left = {cell for cell in range(len(found)) if found[cell] == segment}
    best: set[int] = set()
    while left:
        edge = {min(left)}
        part = set(edge)
        while edge:
            edge = {other for cell in edge for other in around(cell) if other in left and other not in part}
            part |= edge
        left -= part
        if len(part) > len(best):
            best = part
    return best


def _smooth(steps: Line) -> Line:
    """The middles of the steps, less those on a straight stretch; corners of the tile stay."""
    size = len(steps)
    middles: Line = []
    for i in range(size):
        a, b = steps[i], steps[(i + 1) % size]
        if a[0] in (0.0, 100.0) and a[1] in (0.0, 100.0):
            middles.append(a)
        middles.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    return simplified(middles)


def simplified(line: Line, slack: float = 1.1) -> Line:
    """A closed line with fewer points, nowhere further than `slack` from the first."""
    half = max(range(len(line)), key=lambda i: math.dist(line[0], line[i]))
    return _between(line[: half + 1], slack)[:-1] + _between([*line[half:], line[0]], slack)[:-1]


def _between(line: Line, slack: float) -> Line:
    if len(line) < 3:
        return line
    far = max(range(1, len(line) - 1), key=lambda i: distance_to(line[i], [line[0], line[-1]]))
    if distance_to(line[far], [line[0], line[-1]]) <= slack:
        return [line[0], line[-1]]
    return _between(line[: far + 1], slack)[:-1] + _between(line[far:], slack)
