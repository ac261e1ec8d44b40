"""The joined boards of an estate: land, lines between regions, seams between boards, and the tiles upon it."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import ROW, SIDE, WIDTH, Point, hex_path, side_of
from castellany.core.drawing.palette import EDGE, GOLD, INK_SOFT, PAPER_HIGH, PAPER_LOW
from castellany.core.drawing.svg import at, path, use
from castellany.games.tuscany.boards import CELLS
from castellany.games.tuscany.picture.model import Estate, Space
from castellany.games.tuscany.picture.palette import TERRAINS
from castellany.games.tuscany.picture.tiles import tile

_BEYOND: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Axial steps to the neighbour beyond each side, clockwise from the upper right."""


def centre(space: Space) -> Point:
    return (space.q + space.r / 2) * WIDTH, space.r * ROW


def draw_land(estate: Estate, width: float, height: float) -> str:
    """An estate in the middle of a box, as large as the box allows."""
    if not estate.spaces:
        return ""
    centres = [centre(space) for space in estate.spaces]
    left, right = min(x for x, _ in centres) - WIDTH / 2, max(x for x, _ in centres) + WIDTH / 2
    top, bottom = min(y for _, y in centres) - SIDE, max(y for _, y in centres) + SIDE
    scale = min(width / (right - left + 30), height / (bottom - top + 30))
    drawn = _ground(estate, centres) + _lines(estate, centres) + _pieces(estate, centres)
    return at(width / 2 - (left + right) / 2 * scale, height / 2 - (top + bottom) / 2 * scale, drawn, scale=scale)


def _ground(estate: Estate, centres: list[Point]) -> str:
    outline = "".join(hex_path(one) for one in centres)
    parts = [
        path(outline, PAPER_LOW, stroke=EDGE, stroke_width=24, stroke_linejoin="round"),
        path(outline, PAPER_LOW, stroke=PAPER_HIGH, stroke_width=21, stroke_linejoin="round"),
    ]
    for colour, land in enumerate(TERRAINS):
        spaces = zip(estate.spaces, centres, strict=True)
        area = "".join(hex_path(one) for space, one in spaces if space.colour == colour)
        if area:
            parts += [path(area, land.tint), path(area, f"url(#on-space-{land.letter})")]
    return "".join(parts)


def _lines(estate: Estate, centres: list[Point]) -> str:
    """Dotted within a region, double between regions, golden along the seam of two boards."""
    number = {(space.q, space.r): i for i, space in enumerate(estate.spaces)}
    within, between, seams = "", "", ""
    for i, space in enumerate(estate.spaces):
        for side, (q, r) in enumerate(_BEYOND):
            other = number.get((space.q + q, space.r + r), -1)
            if 0 <= other < i:
                continue
            drawn = side_of(centres[i], side)
            if other >= 0 and estate.spaces[other].colour == space.colour:
                within += drawn
            else:
                between += drawn
            if other >= 0 and other // CELLS != i // CELLS:
                seams += drawn
    return "".join(
        (
            path(within, stroke=INK_SOFT, stroke_width=2.4, stroke_linecap="round", stroke_dasharray=".1 6.5"),
            path(between, stroke=INK_SOFT, stroke_width=6.4, stroke_linecap="round"),
            path(between, stroke=PAPER_HIGH, stroke_width=2.8, stroke_linecap="round"),
            path(seams, stroke=GOLD, stroke_width=4.6, stroke_linecap="round"),
        )
    )


def _pieces(estate: Estate, centres: list[Point]) -> str:
    """The signs of the empty spaces, then the tiles from the top row down, so that shadows fall on what is below."""
    signs: list[str] = []
    laid: list[str] = []
    for space, kind, (x, y) in zip(estate.spaces, estate.tiles, centres, strict=False):
        if kind:
            laid.append(tile(kind, space.colour, x, y, 100))
        else:
            signs.append(use(f"space-{TERRAINS[space.colour].letter}", x, y))
    return "".join(signs + laid)
