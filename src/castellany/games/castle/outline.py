"""Outline: the squares inside the wall, and the wall round them, side by side and clockwise.

Grid points are `(x, y)` from the top left; a square is named by its own top left point.
"""

from __future__ import annotations

from typing import Final

from castellany.games.castle.kinds import SIDES

Point = tuple[int, int]

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the neighbour on each side."""
EDGE_BEGINS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Where each side of a square begins, going clockwise; it ends where the next begins."""


class BrokenOutline(Exception):
    """The squares have no single wall round them, or none with a corner where one is said to be."""


class Edge:
    """The wall along one side of one square."""

    def __init__(self, square: Point, side: int) -> None:
        self.square = square
        self.side = side
        self.begins = moved(square, EDGE_BEGINS[side])
        self.ends = moved(square, EDGE_BEGINS[(side + 1) % SIDES])


class Outline:
    """Squares in reading order and the stretches of wall between corners, from a given corner."""

    def __init__(self, squares: list[Point], first: Point) -> None:
        self.squares = sorted(squares, key=reading_order)
        self.stretches = stretches_of(self.squares, first)
        self.corners = [stretch[0].begins for stretch in self.stretches]


def moved(point: Point, step: Point) -> Point:
    return (point[0] + step[0], point[1] + step[1])


def reading_order(point: Point) -> Point:
    return (point[1], point[0])


def squares_in(rows: list[str]) -> list[Point]:
    """
    >>> squares_in([".#", "##"])
    [(1, 0), (0, 1), (1, 1)]
    """
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


def stretches_of(squares: list[Point], first: Point) -> list[list[Edge]]:
    """The wall from corner to corner; BrokenOutline if it is not one closed line through `first`."""
    inside = set(squares)
    after: dict[Point, Edge] = {}
    edges = 0
    for square in squares:
        for side in range(SIDES):
            if moved(square, STEPS[side]) not in inside:
                edge = Edge(square, side)
                after[edge.begins] = edge
                edges += 1
    stretches: list[list[Edge]] = []
    point, facing = first, -1
    for _ in range(edges):
        if point not in after:
            raise BrokenOutline
        edge = after.pop(point)
        if edge.side != facing:
            stretches.append([])
            facing = edge.side
        stretches[-1].append(edge)
        point = edge.ends
    if not edges or point != first or stretches[-1][0].side == stretches[0][0].side:
        raise BrokenOutline
    return stretches


def widened(outline: Outline, wider: list[int]) -> Outline:
    """The outline with each stretch so many squares longer; BrokenOutline if it does not close any more."""
    corners = [outline.corners[0]]
    for stretch, more in zip(outline.stretches, wider, strict=True):
        step = STEPS[(stretch[0].side + 1) % SIDES]
        length = len(stretch) + more
        corners.append(moved(corners[-1], (step[0] * length, step[1] * length)))
    if corners.pop() != corners[0]:
        raise BrokenOutline
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    corners = [(x - left, y - top) for x, y in corners]
    grown = Outline(enclosed(corners), corners[0])
    if grown.corners != corners:
        raise BrokenOutline
    return grown


def enclosed(corners: list[Point]) -> list[Point]:
    """The squares inside a closed line: those with an odd number of walls to their left."""
    ends = corners[1:] + corners[:1]
    upright = [(a[0], min(a[1], b[1]), max(a[1], b[1])) for a, b in zip(corners, ends, strict=True) if a[0] == b[0]]
    width, height = max(x for x, _ in corners), max(y for _, y in corners)
    return [
        (x, y)
        for y in range(height)
        for x in range(width)
        if sum(at <= x and low <= y < high for at, low, high in upright) % 2
    ]
