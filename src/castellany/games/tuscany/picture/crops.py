"""What grows on the tiles of agriculture: grapes, olives, grain and a white ox, each in a box of 70 units."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import POLE, ROOF, TILE_INK, WOOD
from castellany.core.drawing.svg import at, disc, element, flat, group, inked, line, path, rect
from castellany.games.tuscany.picture.palette import (
    EAR,
    GRAPE,
    GRAPE_SHINE,
    LEAF,
    LEAF_PALE,
    LEAF_VEIN,
    MUZZLE,
    OLIVE,
    OLIVE_SHINE,
    OX,
    OX_SHADE,
    STALK,
    VINE,
    VINE_VEIN,
)


def _leaf(x: float, y: float, turn: float, paint: str) -> str:
    return group(
        path("M0 0C5-7 17-8 25-1C17 6 6 6 0 0Z", paint),
        line("M3 0H19", 1.4, LEAF_VEIN),
        transform=f"translate({x} {y}) rotate({turn})",
    )


def _olive(x: float, y: float, turn: float) -> str:
    return group(
        element("ellipse", rx=9.5, ry=12.5, fill=OLIVE),
        line("M-4.5-5Q-5.5 0-4 4", 2.6, OLIVE_SHINE),
        transform=f"translate({x} {y}) rotate({turn})",
    )


def _ear(x: float, y: float, turn: float, scale: float) -> str:
    grain = "C-9-2-10-10-8-13C-2-11 0-6 0 0ZM0 0C9-2 10-10 8-13C2-11 0-6 0 0Z"
    return group(
        line("M0 34V-16", 5.2),
        line("M0 34V-16", 2, STALK),
        *(at(0, down, path(f"M0 0{grain}", EAR)) for down in (4, -5, -14)),
        path("M0-18C-5-23-4-30 0-34C4-30 5-23 0-18Z", EAR),
        transform=f"translate({x} {y}) rotate({turn}) scale({scale})",
        stroke_width=2.2,
    )


_BERRIES: Final = ((-18, -7), (-6, -9), (6, -9), (18, -7), (-12, 4), (0, 3), (12, 4), (-6, 14.5), (6, 14.5), (0, 25))
GRAPES: Final = inked(
    line("M2-14C2-22 5-27 11-32", 5.6),
    line("M2-14C2-22 5-27 11-32", 2.4, WOOD),
    *(disc(x, y, 7.6, GRAPE) + disc(x - 2.3, y - 2.6, 2, GRAPE_SHINE, stroke="none") for x, y in _BERRIES),
    path("M2-14C-2-18-3-22-8-22C-9-29-18-32-22-27C-29-28-31-20-27-17C-29-11-22-8-18-11C-12-7-4-9 2-14Z", VINE),
    line("M0-14.5C-8-17-15-19-22-21M-12-18L-13-25M-14-18.5L-19-13", 1.6, VINE_VEIN),
)

OLIVES: Final = inked(
    line("M-30 22C-16 10 4-4 24-23", 5.6),
    line("M-30 22C-16 10 4-4 24-23", 2.6, POLE),
    _leaf(-18, 12, -105, LEAF),
    _leaf(-4, 0, -112, LEAF),
    _leaf(11, -13, -118, LEAF_PALE),
    _leaf(12, -14, 10, LEAF),
    _leaf(22, -22, -62, LEAF_PALE),
    _leaf(-22, 16, 60, LEAF_PALE),
    _olive(-3, 16, 8),
    _olive(15, 9, -14),
)

GRAIN: Final = inked(
    _ear(-15, 0, -20, 0.92),
    _ear(15, 0, 20, 0.92),
    _ear(0, -4, 0, 1.06),
    path("M-11 20Q0 26 11 20L9.5 13.5Q0 19-9.5 13.5Z", ROOF),
)

LIVESTOCK: Final = inked(
    line("M-27-8Q-35 0-32 12", 3),
    path("M-24 8h7v18h-7ZM-13 8h7v18h-7ZM3 8h7v18h-7ZM12 8h7v18h-7Z", OX_SHADE),
    path("M-23-14H4Q12-19 18-14Q20-8 20-3V8Q20 15 13 15H-22Q-29 15-29 7V-7Q-29-14-23-14Z", OX),
    flat("M-25 9Q-10 15 17 11Q16 14.5 12 14.5H-22Q-26 14-25 9Z", OX_SHADE),
    line("M15-22Q8-24 10-32M28-22Q34-24 32-32", 3.6),
    path("M12-20Q12-24 18-24H26Q33-24 33-14V-8Q33 0 26 0H19Q12-1 12-12Z", OX),
    path("M12-19Q5-21 5-15Q9-12 13-14Z", OX_SHADE, stroke_width=2),
    rect(17, -8, 17, 9.5, MUZZLE, rx=4.7),
    disc(25, -14.5, 2.1, TILE_INK, stroke="none"),
)

CROPS: Final = {"grapes": GRAPES, "olives": OLIVES, "grain": GRAIN, "livestock": LIVESTOCK}
