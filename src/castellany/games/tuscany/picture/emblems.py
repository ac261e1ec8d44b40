"""The pictures on the tiles of all colours but agriculture, each in a box of 70 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import (
    CREAM,
    GLASS,
    HOLLOW,
    POLE,
    ROOF,
    ROOF_DEEP,
    SHADE,
    STONE,
    WINE,
    WOOD,
    YELLOW,
)
from castellany.core.drawing.svg import disc, flat, group, inked, line, path, place, rect
from castellany.games.tuscany.picture.palette import (
    BAND,
    CLIFF,
    CYPRESS,
    CYPRESS_DEEP,
    CYPRESS_PALE,
    CYPRESS_PALE_DEEP,
    DOME,
    MARBLE,
    MARBLE_SIDE,
    PENNANT,
    SHUTTER,
    VEIN,
    WINDOW,
)


def cypress(x: float, y: float, scale: float, pale: bool = False) -> str:
    """A tree that stands on its foot at (x, y); a pale one is for dark ground."""
    leaves, deep = (CYPRESS_PALE, CYPRESS_PALE_DEEP) if pale else (CYPRESS, CYPRESS_DEEP)
    return group(
        line("M0 0V6", 4, POLE),
        path("M0-40C6-29 7.5-16 7-6C6.5 0 3.5 2 0 2S-6.5 0-7-6C-7.5-16-6-29 0-40Z", leaves),
        flat("M1.5-30C4.5-22 5-12 4.5-5C4-1.5 2.5 0 .5 0C2-8 2.5-20 1.5-30Z", deep),
        transform=place(x, y, scale),
        stroke_width=2.5 / scale,
    )


CASTLE: Final = inked(
    cypress(-29, 27, 0.82, pale=True),
    cypress(29, 27, 0.82, pale=True),
    line("M0-30V-46"),
    path("M0-46.5L15-42L0-37.5Z", PENNANT, stroke_width=2.2),
    path("M-26 31V6l3 3.5l3-3.5V12h3.5V6l3 3.5l1.5-2V31Z", STONE),
    path("M26 31V6l-3 3.5l-3-3.5V12h-3.5V6l-3 3.5l-1.5-2V31Z", SHADE),
    path("M-13 31V-15H13V31Z", CREAM),
    flat("M4-15H13V31H6Z", SHADE),
    line("M-13 31V-15H13V31Z"),
    path("M-17-13V-33l4 4.5l4-4.5V-25h5V-33l4 4.5l4-4.5V-25h5V-33l4 4.5l4-4.5V-13Z", CREAM),
    line("M-12-13v4M-4-13v4M4-13v4M12-13v4", 2),
    flat("M-6.5 31V19a6.5 6.5 0 0 1 13 0V31Z", HOLLOW),
    flat("M-2.4 7V-1a2.4 2.4 0 0 1 4.8 0V7Z", HOLLOW),
)

CITY: Final = inked(
    path("M-31 20V-27h3.5v4h3v-4h3.5v4h3v-4h1V20Z", CREAM),
    path("M19 20V-15h2.5v3.5h3V-15h3v3.5h3V-15h1V20Z", STONE),
    line("M0-34V-26"),
    rect(-3.5, -28, 7, 8, CREAM, stroke_width=2.2),
    path("M-17 6C-17-11-7-19 0-21C7-19 17-11 17 6Z", DOME),
    line("M-7 5C-7-8-3-16 0-21C3-16 7-8 7 5", 2.4, CREAM),
    line("M-17 6C-17-11-7-19 0-21C7-19 17-11 17 6Z"),
    path("M-18 6H18V20H-18Z", CREAM),
    disc(-9, 11.5, 2.8, HOLLOW, stroke="none"),
    disc(0, 11.5, 2.8, HOLLOW, stroke="none"),
    disc(9, 11.5, 2.8, HOLLOW, stroke="none"),
    path("M-33 31V16h4.7v4h5.7v-4h5.7v4h6.6v-4h5.7v4h9.4v-4h5.7v4h6.6v-4h5.7v4h5.7v-4H33V31Z", STONE),
    flat("M-5.5 31V26a5.5 5.5 0 0 1 11 0V31Z", HOLLOW),
    line("M-26-14V-8M-26-2V4M25.5-4V2", 3.4),
)

INN: Final = inked(
    rect(-21, -33, 7, 13, STONE),
    path("M-30 31V-8H18V31Z", CREAM),
    flat("M8-8H18V31H12Z", SHADE),
    line("M-30 31V-8H18V31Z"),
    path("M-35-6L-26-25H14L23-6Z", ROOF),
    path("M-20-23L-26-8M-10-23L-13-8M0-23V-8M10-23L13-8", stroke_width=1.6, stroke_opacity=0.7),
    path("M-3 31V14a7.5 7.5 0 0 1 15 0V31Z", WOOD),
    line("M4.5 8V31", 1.6),
    rect(-22, 3, 11, 12, WINDOW, stroke_width=2.2),
    path("M-27 3h5v12h-5ZM-11 3h5v12h-5Z", SHUTTER, stroke_width=2),
    line("M18-2H35", 3),
    line("M24-2V3M33-2V3", 1.8),
    path("M20 3H37V21L28.5 25L20 21Z", YELLOW),
    flat("M26.5 6.5h4v3l2.5 3.5v4.5q0 2-2 2h-5q-2 0-2-2V13l2.5-3.5Z", WINE),
)

QUARRY: Final = inked(
    path("M-36 31L-31 8L-20-3L-15-18L-2-33L10-23L17-8L30 4L36 31Z", CLIFF),
    line("M-2-33L-6-17L-15-18M-6-17L-20-3", 1.8),
    path("M-22 31V17H-9V4H4V-9H19L30 4L36 31Z", MARBLE),
    line("M19-9V4H32M19 4H4M4 17H35M4 17H-9", 2),
    line("M-9 17V31M6 17V31M19 4V17M22 31V17", 1.6),
    line("M9-4l4 5M24 9l5 3M-3 22l5 4", 1.6, VEIN),
    path("M-26 22L-12 18L-1 23V33L-15 37L-26 32Z", MARBLE),
    path("M-26 22L-15 27V37L-26 32Z", MARBLE_SIDE, stroke_width=2.2),
    line("M-15 27L-1 23", 2.2),
    line("M-10 34l4-4l-1-3", 1.5, VEIN),
)

VILLAGE: Final = inked(
    cypress(-6, 8, 0.92),
    cypress(30, 24, 0.72),
    path("M2 31V-8H24V31Z", CREAM),
    path("M-2-6L13-21L28-6Z", ROOF),
    flat("M17-6H24V31H19Z", SHADE),
    line("M2 31V-6H24V31"),
    rect(9, -1, 7, 8, GLASS, stroke_width=2),
    path("M-33 31V6H-6V31Z", CREAM),
    path("M-37 8L-30-7H-9L-2 8Z", ROOF),
    path("M-25-6L-28 6M-19.5-6V6M-14-6L-11 6", stroke_width=1.6, stroke_opacity=0.7),
    flat("M-23.5 31V21a4.5 4.5 0 0 1 9 0V31Z", HOLLOW),
    flat("M-30 13h5v6h-5ZM-13 13h5v6h-5Z", GLASS),
    path("M-4 31V15H16V31Z", STONE),
    path("M-7.5 16L6 5L19.5 16Z", ROOF_DEEP),
    flat("M2 31V24a4 4 0 0 1 8 0V31Z", HOLLOW),
)

MONASTERY: Final = inked(
    line("M-23-39V-31M-26.5-36H-19.5", 2.8),
    path("M-31 31V-17H-15V31Z", CREAM),
    flat("M-31-6h16v5h-16ZM-31 5h16v5h-16ZM-31 16h16v5h-16ZM-31 27h16v4h-16Z", BAND),
    line("M-31 31V-17H-15V31Z"),
    path("M-34.5-16L-23-31L-11.5-16Z", ROOF),
    flat("M-26-7V-11a3 3 0 0 1 6 0V-7Z", HOLLOW),
    path("M-14 31V4L8-18L30 4V31Z", CREAM),
    flat("M-14 11H30V16H-14ZM-14 22H30V27H-14Z", BAND),
    line("M-14 31V4L8-18L30 4V31Z"),
    line("M-18 6L8-20L34 6", 7.6),
    line("M-18 6L8-20L34 6", 3.4, ROOF),
    disc(8, 2, 7.4, GLASS, stroke_width=2.4),
    line("M8-5V9M1 2H15", 1.8, CREAM),
    path("M1.5 31V21a6.5 6.5 0 0 1 13 0V31Z", HOLLOW, stroke=CREAM, stroke_width=2),
)

CART: Final = inked(
    path("M-14-20C-20-20-25-14-24-6H-3C-2-14-7-20-14-20Z", SHADE),
    path("M-17-20C-18-25-10-25-11-20Z", SHADE, stroke_width=2.2),
    path("M-1-6V-19C-1-24 18-24 18-19V-6Z", WOOD),
    line("M-1.5-16C4-13 13-13 18.5-16", 2.2),
    line("M5-22V-6M12-22V-6", 1.5),
    line("M24 2L40-5", 6),
    line("M24 2L40-5", 2.4, WOOD),
    path("M-33-7H26L22 10H-29Z", WOOD),
    line("M-31 1.5H24", 1.8),
    line("M-18-7L-16 10M-3-7V10M12-7L11 10", 1.8),
    disc(-5, 15, 16, CREAM, stroke_width=7),
    disc(-5, 15, 16, "none", stroke=ROOF, stroke_width=3),
    line("M-5 1V29M-19 15H9M-15 5L5 25M-15 25L5 5"),
    disc(-5, 15, 4.2, ROOF, stroke_width=2.2),
)

EMBLEMS: Final = {
    "castle": CASTLE,
    "city": CITY,
    "inn": INN,
    "quarry": QUARRY,
    "village": VILLAGE,
    "monastery": MONASTERY,
    "cart": CART,
}
