"""Wax seals for points, and the players' shields."""

from __future__ import annotations

import math
from typing import Final

from castellany.core.drawing.palette import LIVERIES, ON_WINE, WINE, WINE_DEEP, WINE_LIGHT
from castellany.core.drawing.svg import at, disc, element, number, numeral, path, use


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
    "e-seal": SEAL,
    **{f"shield-{seat}": shield(seat) for seat in range(len(LIVERIES))},
}
