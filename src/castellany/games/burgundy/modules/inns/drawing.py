"""The drawing of an inn, on the 100-unit hex: a green roof, and a sign with a mug."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, STONE
from castellany.core.drawing.svg import at, disc, inked, line, path

ROOF: Final = "#4d7a5a"
ROOF_DEEP: Final = "#375d43"
LIGHT: Final = "#f6cf52"
HOUSE: Final = inked(
    path("M9-20V-37H18V-20Z", STONE),
    path("M-28 31V-3H24V31Z", "#f6ead0"),
    path("M-35-1L-22-27H18L31-1Z", ROOF),
    line("M-27-9H23M-23-18H19", 2, ROOF_DEEP),
    path("M-21 31V14a7 7 0 0 1 14 0V31Z", "#7d5228"),
    path("M-1 9H14V22H-1Z", LIGHT),
    line("M6.5 9V22M-1 15.5H14", 1.8),
    line("M23 5H34V9", 2.8),
    disc(34, 18.5, 9.6, CREAM, stroke_width=2.2),
    path("M30 14.5H36V23.5H30ZM36 16.5H39.4V21H36", LIGHT, stroke_width=1.6),
)


def inn(small: bool) -> str:
    return at(-2 if small else -1, 3 if small else 1, HOUSE, scale=1.16 if small else 1)
