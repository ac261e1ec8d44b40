"""The pictures on the tiles of buildings, ships, castles and mines, each in a box of 33 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import (
    CREAM,
    GLASS,
    HOLLOW,
    ROOF,
    ROOF_DEEP,
    SHADE,
    STEEL,
    STONE,
    TILE_INK,
    WOOD,
    YELLOW,
)
from castellany.core.drawing.svg import disc, element, flat, group, inked, line, path, rect

WAREHOUSE: Final = inked(
    rect(-29, -4, 58, 33, CREAM),
    path("M-35-3L0-30L35-3Z", ROOF),
    disc(0, -12, 5, HOLLOW, stroke="none"),
    rect(-15, 5, 30, 24, WOOD),
    line("M0 5V29M-15 5L0 29M0 29L15 5M-15 29L0 5M0 5L15 29", 2),
)

WATCHTOWER: Final = inked(
    line("M0-34V-22"),
    path("M0-37L19-32L0-27Z", ROOF),
    path("M-11-6H11L14 31H-14Z", CREAM),
    flat("M3-5H10L13 30H5Z", SHADE),
    path("M-17-6V-22H-10V-16H-3.5V-22H3.5V-16H10V-22H17V-6Z", STONE),
    flat("M-2.6 10V3.4a2.6 2.6 0 0 1 5.2 0V10Z", HOLLOW),
    flat("M-5 31V22a5 5 0 0 1 10 0V31Z", HOLLOW),
)

_TRESTLES: Final = "M-22 31L-10 10M-8 31L-20 10M22 31L10 10M8 31L20 10"
WORKSHOP: Final = inked(
    line(_TRESTLES, 6.4),
    line(_TRESTLES, 2.6, WOOD),
    rect(-32, 4, 64, 13, WOOD, rx=4),
    element("ellipse", cx=-27, cy=10.5, rx=5, ry=6.5, fill=CREAM),
    disc(-27, 10.5, 1.8, TILE_INK, stroke="none"),
    path(
        "M-26-28L14-6L12 4L9.5 0L5.5 1.8L3-2.4L-1-.6L-3.5-5L-7.5-3L-10-7.5L-14-5.6L-16.5-10L-20.5-8L-23-12.5L-27-10.5Z",
        STEEL,
        stroke_width=2.3,
    ),
    path(
        "M12-8C15-17 26-17 29-10C31-4 26 4 19 4C14 4 11 0 12-8ZM18-9c3-3 6-1 6 2s-3 5-6 4Z", ROOF, fill_rule="evenodd"
    ),
)

CHURCH: Final = inked(
    line("M-17-38V-28M-21.5-34H-12.5", 3),
    rect(-4, 4, 36, 26, CREAM),
    path("M-6 5L2-11H28L35 5Z", ROOF),
    path("M-28-8H-6V30H-28Z", CREAM),
    path("M-31-7L-17-30L-3-7Z", ROOF_DEEP),
    flat("M-21.5 30V20a4.5 4.5 0 0 1 9 0V30Z", HOLLOW),
    flat("M-20 8V3a3 3 0 0 1 6 0V8ZM5 23V16a3 3 0 0 1 6 0V23ZM19 23V16a3 3 0 0 1 6 0V23Z", GLASS),
)

_SCALLOP: Final = "a5.83 5.83 0 0 1-11.67 0"
MARKET: Final = inked(
    line("M-27-8V30M27-8V30", 3.6),
    rect(-30, 12, 60, 17, WOOD),
    line("M-10 12V29M10 12V29", 1.8),
    *(
        disc(x, 8, 4.6, fruit, stroke_width=2)
        for x, fruit in ((-19, "#b93227"), (-9.5, "#8eb457"), (9.5, YELLOW), (19, "#b93227"))
    ),
    path(f"M-28-30H28L35-9{_SCALLOP * 6}Z", CREAM),
    path(
        f"M-28-30H-18.7L-23.33-9{_SCALLOP}ZM-9.3-30H0V-9{_SCALLOP}ZM9.3-30H18.7L23.33-9{_SCALLOP}Z",
        ROOF,
        stroke_width=1.6,
    ),
)

BOARDING_HOUSE: Final = inked(
    rect(17, -29, 8, 18, STONE),
    path("M-28 30V-4L0-27L28-4V30Z", CREAM),
    path("M-35 0L0-30L35 0L29 3.5L0-20L-29 3.5Z", ROOF),
    line("M-20 6V27M-20 22H20M20 27V15", 4),
    path("M-20 21V14.5H12a8 7 0 0 1 8 6.5Z", GLASS, stroke_width=2.2),
    disc(-13, 10.6, 4.2, SHADE, stroke_width=2.2),
)

BANK: Final = inked(
    path("M-33-9L0-32L33-9Z", CREAM),
    disc(0, -16.5, 6, STEEL, stroke_width=2.2),
    rect(-32, -9, 64, 6, STONE),
    path("M-27-3h10v23h-10ZM-5-3h10v23h-10ZM17-3h10v23h-10Z", CREAM),
    flat("M-15.5-1.5h9v20h-9ZM6.5-1.5h9v20h-9Z", HOLLOW),
    path("M-30 20H30V25H-30ZM-34 25H34V31H-34Z", STONE),
)

CITY_HALL: Final = inked(
    line("M0-41V-30"),
    path("M0-41h13l-4 3.5l4 3.5H0Z", "#2a5ca0", stroke_width=1.8),
    rect(-33, 2, 66, 28, CREAM),
    path("M-36 3L-29-8H29L36 3Z", ROOF),
    rect(-12, -18, 24, 48, STONE),
    path("M-15-17L0-31L15-17Z", ROOF_DEEP),
    disc(0, -6.5, 7.6, CREAM, stroke_width=2.2),
    line("M0-11V-6.5L3.5-4.5", 2),
    flat("M-6 30V19a6 6 0 0 1 12 0V30Z", HOLLOW),
    flat("M-28 9h5v10h-5ZM-20 9h5v10h-5ZM15 9h5v10h-5ZM23 9h5v10h-5Z", GLASS),
)

_SAIL: Final = "M-25-27C-22-14-22-4-27 4H21C26-6 26-16 22-27Z"
SHIP: Final = inked(
    line("M-2-40V10", 3.6),
    path("M-2-41L17-36.5L-2-32Z", ROOF, stroke_width=2.2),
    flat(_SAIL, CREAM),
    flat("M-10-27C-8.5-14-9-4-11 4H3C6-6 6.5-16 5-27Z", ROOF),
    line(_SAIL),
    path("M-35 4C-33 17-28 26-22 28H20C28 26 33 16 35 2L24 5V10H-24V6Z", WOOD),
    line("M-30 17H30", 1.8),
    line("M-36 34q6-7 12 0t12 0t12 0t12 0t12 0t12 0", 3.4, CREAM),
)

CASTLE: Final = inked(
    path("M-16-15L0-37L16-15ZM-34-9L-21-26L-8-9ZM34-9L21-26L8-9Z", YELLOW),
    path("M-31-8H-11V30H-31ZM31-8H11V30H31Z", CREAM),
    path("M-12 30V-15H12V30Z", STONE),
    flat("M-7 30V17a7 7 0 0 1 14 0V30Z", HOLLOW),
    flat("M-23 2h4v9h-4ZM19 2h4v9h-4ZM-2-8h4v9h-4Z", HOLLOW),
)

_TIMBER: Final = {"stroke_linecap": "butt", "stroke_linejoin": "miter"}
MINE: Final = inked(
    path("M-36 30L-29 6L-19-2L-12-20L2-31L14-20L20-4L30 6L36 30Z", "#d8d6cf"),
    line("M2-31L-2-12L14-20M-12-20L-2-12L-19-2M20-4L12-6", 1.8),
    path("M-18 30V4L-12-4H12L18 4V30Z", HOLLOW),
    path("M-18 31V2H18V31", stroke_width=9, **_TIMBER),
    path("M-18 30V2H18V30", stroke=WOOD, stroke_width=5, **_TIMBER),
    group(path("M-9 30L-11 23L-5 19L0 24L-1 30ZM1 30L2 24L8 22L11 30Z", "#eef1f2"), stroke_width=1.6),
)

EMBLEMS: Final = {
    "warehouse": WAREHOUSE,
    "watchtower": WATCHTOWER,
    "workshop": WORKSHOP,
    "church": CHURCH,
    "market": MARKET,
    "boarding-house": BOARDING_HOUSE,
    "bank": BANK,
    "city-hall": CITY_HALL,
    "ship": SHIP,
    "castle": CASTLE,
    "mine": MINE,
}
