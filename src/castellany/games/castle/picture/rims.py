"""Rims: how a building ends at a side of its tile where its like does not go on."""

from __future__ import annotations

from castellany.games.castle.kinds import SIDES
from castellany.games.castle.picture.geometry import Line, beside, closed_path, corner, open_path
from castellany.games.castle.picture.looks import BUILDINGS
from castellany.games.castle.picture.shape import Shape
from castellany.games.castle.picture.stones import parapet


def rim(terrain: int, side: int) -> list[Shape]:
    """To be drawn over a tile whose building ends at this side."""
    edge = [corner(side), corner(side + 1)]
    ink = Shape("ink", open_path(edge))
    look = BUILDINGS[terrain]
    if not look.roofed:
        walk = closed_path(_band(edge, 8.2))
        return [Shape(f"{look.name}-walk", walk), Shape("merlon", "".join(parapet(edge))), ink]
    return [Shape(f"{look.name}-eave", closed_path(_band(edge, 4.2))), ink]


def _band(edge: Line, width: float) -> Line:
    return edge + beside(edge, width)[::-1]


def rims() -> dict[int, list[list[Shape]]]:
    """Of every building, by side."""
    return {terrain: [rim(terrain, side) for side in range(SIDES)] for terrain in BUILDINGS}
