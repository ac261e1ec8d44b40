"""The six goods: colour, picture and number."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, TILE_INK
from castellany.core.drawing.svg import at, disc, element, inked, line, numeral, path, rect, use
from castellany.games.burgundy.picture.palette import GOODS

CLOTH: Final = inked(
    path("M-9-6V11Q-5 8-1 11T7 11V-6Z", CREAM),
    line("M-5 0V7M-1 0V8M3 0V7", 1.1),
    rect(-12, -11, 22, 8, CREAM, rx=4),
    disc(8.5, -7, 3.6, CREAM),
    disc(8.5, -7, 1, TILE_INK, stroke="none"),
    width=1.5,
)

GRAPES: Final = inked(
    line("M0-8V-13M0-11Q4-14 7-12", 2),
    path("M-1-9Q-8-15-12-9Q-9-4-1-8Z", CREAM),
    *(disc(x, y, 3.5, CREAM) for x, y in ((-6, -4), (0, -5), (6, -4), (-3, 1), (3, 1), (0, 6.5))),
    width=1.4,
)

ROSES: Final = inked(
    line("M0 1Q2 8-1 14", 2),
    path("M0 10Q6 4 11 8Q8 13 0 11Z", CREAM),
    *(disc(x, y, 4.6, CREAM) for x, y in ((0, -9), (5.7, -4.9), (3.5, 1.9), (-3.5, 1.9), (-5.7, -4.9))),
    disc(0, -3, 4.2, CREAM),
    line("M-1.8-3.4Q0-6 2.2-3.6Q2-.8-1-1.6", 1.1),
    width=1.4,
)

OIL: Final = inked(
    line("M-4-8Q-11-8-8-1M4-8Q11-8 8-1", 2),
    path("M-4-12H4L3-7Q10-3 8 4Q6 10 3 11V13H-3V11Q-6 10-8 4Q-10-3-3-7Z", CREAM),
    line("M-7.5-1H7.500M-7.5 3H7.5", 1.2),
    width=1.5,
)

BARRELS: Final = inked(
    path("M-8-12H8Q13 0 8 12H-8Q-13 0-8-12Z", CREAM),
    line("M-3-12Q-5 0-3 12M3-12Q5 0 3 12", 1),
    line("M-9.8-6.500H9.800M-9.8 6.500H9.8", 2.2),
    disc(0, 0, 1.7, TILE_INK, stroke="none"),
    width=1.5,
)

GRAIN: Final = inked(
    line("M0 13V-8", 1.8),
    *(
        element(
            "ellipse",
            cx=side * 4.4,
            cy=y,
            rx=2.5,
            ry=4.6,
            fill=CREAM,
            transform=f"rotate({side * 38} {side * 4.4} {y})",
        )
        for y in (6, 0, -6)
        for side in (-1, 1)
    ),
    element("ellipse", cy=-10.5, rx=2.4, ry=4, fill=CREAM),
    width=1.3,
)

GLYPHS: Final = (CLOTH, GRAPES, ROSES, OIL, BARRELS, GRAIN)


def _square(half: float, colour: int) -> str:
    return rect(-half, -half * 0.88, half * 2, half * 2, TILE_INK, rx=half * 0.32, opacity=0.55) + rect(
        -half, -half, half * 2, half * 2, GOODS[colour], rx=half * 0.32, stroke=TILE_INK, stroke_width=half * 0.07
    )


def _full(colour: int) -> str:
    frame = rect(-18.9, -18.9, 37.8, 37.8, "none", rx=4.8, stroke="#fff", stroke_opacity=0.35)
    number_disc = disc(11.9, 11.9, 9, CREAM, stroke=TILE_INK, stroke_width=1.3)
    glyph = use(f"g-{colour + 1}", -4.5, -3, 1.02)
    return _square(22, colour) + frame + glyph + number_disc + numeral(colour + 1, 11.9, 16.6, 14.5)


def _small(colour: int) -> str:
    faint = at(0, 0, use(f"g-{colour + 1}"), opacity=0.32)
    return _square(14, colour) + faint + numeral(colour + 1, 0, 6.8, 20, CREAM, halo=TILE_INK)


SOLD: Final = "".join(
    at(dx, dy, rect(-15, -15, 30, 30, "#6d5033", rx=5, stroke=TILE_INK, stroke_width=1.4))
    for dx, dy in ((4, 5), (2, 1), (-2, -3))
) + path("M-2-11L6-3L-2 5L-10-3Z", stroke=CREAM, stroke_width=2)
"""Sold goods lie face down."""

PIECES: Final = {
    **{f"g-{colour + 1}": glyph for colour, glyph in enumerate(GLYPHS)},
    **{f"goods-{colour + 1}": _full(colour) for colour in range(len(GLYPHS))},
    **{f"goods-{colour + 1}-small": _small(colour) for colour in range(len(GLYPHS))},
    "goods-sold": SOLD,
}
