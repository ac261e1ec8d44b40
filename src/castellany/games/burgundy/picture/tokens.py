"""Workers, silver, wax seals for points, and the players' shields."""

from __future__ import annotations

import math
from typing import Final

from castellany.games.burgundy.picture.palette import (
    CREAM,
    LIVERIES,
    ON_WINE,
    SILVER,
    SILVER_DEEP,
    STRAW,
    TILE_INK,
    WINE,
    WINE_DEEP,
    WINE_LIGHT,
)
from castellany.games.burgundy.picture.svg import at, disc, element, group, number, numeral, path, use

WORKER: Final = group(
    path("M-10 12C-10 4-5 1.5 0 1.5S10 4 10 12Z", "#5d7d9c"),
    path("M-3 2L0 6L3 2", CREAM),
    disc(0, -3, 5, "#efc9a2"),
    path("M-11-4.5C-7-6.5 7-6.5 11-4.5C7-2.8-7-2.8-11-4.5Z", STRAW),
    path("M-5.5-5.3C-5.5-10-3-12 0-12S5.5-10 5.5-5.3Q0-4-5.5-5.3Z", STRAW),
    stroke=TILE_INK,
    stroke_width=1.3,
    stroke_linejoin="round",
)

COIN: Final = "".join(
    (
        disc(0, 1.1, 12, SILVER_DEEP),
        disc(0, 0, 12, SILVER, stroke=SILVER_DEEP, stroke_width=1.2),
        disc(0, 0, 8.9, "none", stroke="#fff", stroke_width=1.3),
        disc(0, 0, 8.9, "none", stroke="#7d858b", stroke_width=0.8, stroke_dasharray="1.44 1.68"),
        path("M-5 6V-2.6h2.1v1.7h1.7V-5.2h2.4v4.3h1.7v-1.7H5V6Z", "#4c5359"),
    )
)


def _wax(radius: float, scallops: int = 14) -> str:
    step = 2 * math.pi / scallops
    parts = [f"M{number(radius * 0.93)} 0"]
    for index in range(scallops):
        bulge, end = (index + 0.5) * step, (index + 1) * step
        curve = (1.13 * math.cos(bulge), 1.13 * math.sin(bulge), 0.93 * math.cos(end), 0.93 * math.sin(end))
        parts.append("Q" + " ".join(number(radius * value) for value in curve))
    return "".join(parts) + "Z"


SEAL: Final = path(_wax(12), WINE, stroke=WINE_DEEP, stroke_width=0.9) + disc(
    0, 0, 9.1, "none", stroke=WINE_LIGHT, stroke_width=0.8
)
_STAR: Final = "M0-5.4L1.6-1.8L5.4-1.4L2.5 1.2L3.4 5.1L0 3L-3.4 5.1L-2.5 1.2L-5.4-1.4L-1.6-1.8Z"
STARRED_SEAL: Final = use("e-seal") + path(_STAR, ON_WINE)


def points(value: int, x: float, y: float, radius: float = 12) -> str:
    """A wax seal with its points."""
    size = 13.4 if value < 100 else 10.4
    return at(x, y, use("e-seal"), numeral(value, 0, size * 0.34, size, ON_WINE), scale=radius / 12)


_OUTLINE: Final = "M-13-15H13V0C13 8 7 13 0 17C-7 13-13 8-13 0Z"
# Bend and crescent, chevron and star, two pales and a ring, cross and lozenge.
_ORDINARIES: Final = (
    "M-13-15H-6L13 8.500C11 11.5 9 13 6.5 14.500L-13-6Z",
    "M0-13L13 2C13 5.5 12 8.5 10 11L0-4L-10 11C-12 8.5-13 5.5-13 2Z",
    "M-13-15H-8V13C-11 10-13 6-13 0ZM8-15H13V0C13 6 11 10 8 13Z",
    "M-3-15H3V15.500L0 17L-3 15.500ZM-13-4H13V2H-13Z",
)
_CHARGES: Final = (
    "M1.5-6.200A6.6 6.6 0 1 0 6.2 2.600A5.3 5.3 0 1 1 1.5-6.200Z",
    "M0-7L2-2.300L7-1.900L3.2 1.500L4.4 6.500L0 3.800L-4.4 6.500L-3.2 1.500L-7-1.900L-2-2.300Z",
    "M0-6.500A6.5 6.5 0 1 0 0 6.500A6.5 6.5 0 1 0 0-6.500ZM0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3Z",
    "M0-8L5.5 0L0 8L-5.5 0Z",
)


def shield(seat: int) -> str:
    """A seat's shield: field, ordinary and charge, so that no two look alike in grey."""
    livery = LIVERIES[seat]
    return "".join(
        (
            path(_OUTLINE, livery.field),
            path(_ORDINARIES[seat], "#fff", opacity=0.22),
            path(_OUTLINE, stroke=livery.edge, stroke_width=1.6),
            element("path", d="M-11.6-13.6H11.6", stroke="#fff", stroke_opacity=0.45),
            path(_CHARGES[seat], "#fff8e8", stroke=livery.edge, stroke_width=0.8, fill_rule="evenodd"),
        )
    )


TOKENS: Final = {
    "e-worker": WORKER,
    "e-coin": COIN,
    "e-seal": SEAL,
    "e-starred-seal": STARRED_SEAL,
    **{f"shield-{seat}": shield(seat) for seat in range(len(LIVERIES))},
}
