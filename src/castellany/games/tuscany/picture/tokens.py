"""Marble, workers, cards, points of both tracks, bonus tiles and the backs of tiles and cards."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import tile_path
from castellany.core.drawing.palette import CREAM, LIVERIES, ON_WINE, STRAW, TILE_INK, WINE, Livery
from castellany.core.drawing.svg import at, disc, element, group, numeral, path, rect, use
from castellany.games.tuscany.kinds import BONUS_NAMES
from castellany.games.tuscany.picture.palette import (
    BOARD,
    BOARD_DEEP,
    CARD_MARK,
    GREEN,
    GREEN_DEEP,
    GREEN_LINE,
    HEXAGON,
    HEXAGON_DEEP,
    HEXAGON_VEIN,
    MARBLE,
    MARBLE_SHADE,
    MARBLE_SIDE,
    NEUTRAL,
    NEUTRAL_DEEP,
    NEUTRAL_MARK,
    SMOCK,
    VEIN,
    YIELD_BACK,
    YIELD_INK,
)
from castellany.games.tuscany.picture.prints import WHEEL

_SMALL: Final[dict[str, str | float]] = {"stroke": TILE_INK, "stroke_width": 1.3, "stroke_linejoin": "round"}

BLOCK: Final = group(
    path("M-11.5-3.5L-1 .5V10.5L-11.5 6.5Z", MARBLE_SIDE),
    path("M-1 .5L11.5-4.5V5.5L-1 10.5Z", MARBLE_SHADE),
    path("M-11.5-3.5L1-8.5L11.5-4.5L-1 .5Z", MARBLE),
    path("M-5-4.5L0-4L4-6.5M-8 1l3 3l-.5 2.5M3.5 3l3-.5l1.5 2.5", stroke=VEIN, stroke_width=0.9),
    **_SMALL,
)
WORKER: Final = group(
    path("M-10 12C-10 4-5 1.5 0 1.5S10 4 10 12Z", SMOCK),
    path("M-3 2L0 6L3 2", CREAM),
    disc(0, -3, 5, "#efc9a2"),
    path("M-11-4.5C-7-6.5 7-6.5 11-4.5C7-2.8-7-2.8-11-4.5Z", STRAW),
    path("M-5.5-5.3C-5.5-10-3-12 0-12S5.5-10 5.5-5.3Q0-4-5.5-5.3Z", STRAW),
    **_SMALL,
)
CARD: Final = group(
    rect(-7.5, -10.5, 15, 21, WINE, rx=2.4),
    path("M0-6C3-2 3.5 1 3.2 4C3 5.6 1.5 6 0 6S-3 5.6-3.2 4C-3.5 1-3-2 0-6Z", CARD_MARK, stroke="none"),
    **_SMALL,
)
YIELD: Final = group(
    rect(-7.5, -10.5, 15, 21, YIELD_BACK, rx=2.4),
    path(WHEEL, YIELD_INK, transform="scale(.42)", stroke="none", fill_rule="evenodd"),
    **_SMALL,
)
FRAME: Final = path(tile_path(22, 2), stroke=TILE_INK, stroke_width=1.6, stroke_dasharray="3 2.2")

_LEAF: Final = "A5.4 5.4 0 0 1"
FOIL: Final = path(
    f"M-5.3-6.9{_LEAF} 5.3-6.9H6.9V-5.3{_LEAF} 6.9 5.3V6.9H5.3{_LEAF}-5.3 6.9H-6.9V5.3{_LEAF}-6.9-5.3V-6.9Z",
    GREEN,
    stroke=GREEN_DEEP,
    stroke_width=1.1,
    stroke_linejoin="round",
) + disc(0, 0, 8.3, "none", stroke=GREEN_LINE, stroke_width=0.85)


def green_points(value: int, x: float, y: float, radius: float = 12) -> str:
    """A quatrefoil with its points."""
    size = 12.5 if value < 100 else 9.5
    return at(x, y, use("e-foil"), numeral(value, 0, size * 0.335, size, ON_WINE), scale=radius / 12)


def wood(outline: float = 2.3) -> str:
    """A wooden hexagon."""
    top = tile_path(84, 8)
    return "".join(
        (
            path(tile_path(84, 8, 9), HEXAGON_DEEP, stroke=TILE_INK, stroke_width=outline),
            path(top, HEXAGON, stroke=TILE_INK, stroke_width=outline),
            path(
                "M-36-14C-20-22 16-6 36-16M-37 3C-14-8 10 12 37 0M-34 18C-14 8 12 26 32 16",
                stroke=HEXAGON_VEIN,
                stroke_opacity=0.5,
                stroke_width=2,
            ),
        )
    )


def back(field: str, edge: str, mark: str) -> str:
    """The back of a tile."""
    return "".join(
        (
            path(tile_path(94, down=6), edge),
            path(tile_path(94), field, stroke=TILE_INK, stroke_width=2.6),
            path(tile_path(80, 6), stroke=mark, stroke_opacity=0.6, stroke_width=2),
        )
    )


def _back_of(livery: Livery) -> str:
    return back(livery.field, livery.edge, "#fff8e8")


_THINGS: Final = ("e-card", "e-frame", "e-block", "e-worker", "e-yield")


def bonus(number: int) -> str:
    """A bonus tile: one more of something."""
    return "".join(
        (
            rect(-30, -27, 60, 58, BOARD_DEEP, rx=9),
            rect(-30, -30, 60, 58, BOARD, rx=9, stroke=TILE_INK, stroke_width=1.8),
            use(_THINGS[number], 5, 4, 1.4),
            rect(-29, -29, 25, 20, TILE_INK, rx=6),
            element("text", "+1", class_="numeral", x=-16.5, y=-14, font_size=16, fill=CREAM),
        )
    )


TOKENS: Final = {
    "e-block": BLOCK,
    "e-worker": WORKER,
    "e-card": CARD,
    "e-yield": YIELD,
    "e-frame": FRAME,
    "e-foil": FOIL,
    "e-wood": wood(),
    "back-neutral": back(NEUTRAL, NEUTRAL_DEEP, NEUTRAL_MARK),
    **{f"back-{seat}": _back_of(livery) for seat, livery in enumerate(LIVERIES)},
    **{f"bonus-{name}": bonus(number) for number, name in enumerate(BONUS_NAMES)},
}
