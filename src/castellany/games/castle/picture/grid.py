"""A tile in small cells, numbered by rows, with a margin all around so that every cell has eight neighbours."""

from __future__ import annotations

import math
from typing import Final

from castellany.games.castle.picture.geometry import SIZE, Line, Point, edge_distance

ACROSS: Final = 40
CELL: Final = SIZE / ACROSS
ROW: Final = ACROSS + 1
"""From a cell to the one below; the margin on the right of a row is that on the left of the next."""
ALL: Final = ROW * (ACROSS + 2) + 1
"""Cells with those of the margin."""
CELLS: Final = [row * ROW + column for row in range(1, ACROSS + 1) for column in range(ACROSS)]
"""Those of the tile."""
CENTRES: Final[Line] = [((cell % ROW + 0.5) * CELL, (cell // ROW - 0.5) * CELL) for cell in range(ALL)]
EDGE: Final = [edge_distance(centre) for centre in CENTRES]
"""From the middle of each cell to the edge of the tile."""


def cell_at(point: Point) -> int:
    return (int(point[1] / CELL) + 1) * ROW + int(point[0] / CELL)


def columns(low: float, high: float) -> range:
    """Those of the tile whose middles lie from one point to before another."""
    return range(max(0, math.ceil(low / CELL - 0.5)), min(ACROSS, math.ceil(high / CELL - 0.5)))


def rows(low: float, high: float) -> list[int]:
    """The first cells of the rows of the tile whose middles lie from one point to before another."""
    return [(row + 1) * ROW for row in columns(low, high)]


def around(points: Line, reach: float) -> set[int]:
    """The cells that are nearer than so much to any of these points."""
    found: set[int] = set()
    for x, y in points:
        for row in rows(y - reach, y + reach):
            half = math.sqrt(max(0.0, reach * reach - (CENTRES[row][1] - y) ** 2))
            across = columns(x - half, x + half)
            found.update(range(row + across.start, row + across.stop))
    return found
