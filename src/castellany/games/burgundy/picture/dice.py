"""Dice: white for the round's goods, and two in each player's colours."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, EDGE, IVORY, IVORY_EDGE, LIVERIES, TILE_INK
from castellany.core.drawing.svg import disc, element, rect, use

_NEAR: Final = 10.0
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _body(field: str, edge: str) -> str:
    return "".join(
        (
            rect(-20, -17.2, 40, 40, edge, rx=8),
            rect(-20, -20, 40, 40, field, rx=8, stroke=edge, stroke_width=1.2),
            rect(-16.8, -16.8, 33.6, 33.6, "#fff", rx=6.4, opacity=0.16),
        )
    )


def _pips(value: int, colour: str) -> str:
    return "".join(disc(x * _NEAR, y * _NEAR, 3.9, colour) for x, y in _PIPS[value])


_MARK: Final = rect(-12.5, -12.5, 25, 25, TILE_INK, rx=5) + "".join(
    disc(x * 6.2, y * 6.2, 2.5, CREAM) for x, y in _PIPS[5]
)

DICE: Final = {
    "die-mark": _MARK,
    **{f"die-white-{value}": _body(IVORY, IVORY_EDGE) + _pips(value, TILE_INK) for value in _PIPS},
    "die-white-0": rect(-20, -20, 40, 40, "none", rx=8, stroke=EDGE, stroke_width=1.6, stroke_dasharray="5 4"),
    **{
        f"die-{seat}-{value}": _body(livery.field, livery.edge) + _pips(value, "#fff8e8")
        for seat, livery in enumerate(LIVERIES)
        for value in _PIPS
    },
    **{
        f"die-{seat}-0": element("g", _body(livery.field, livery.edge), opacity=0.28)
        + rect(-20, -20, 40, 40, "none", rx=8, stroke=livery.edge, stroke_width=1.6, stroke_dasharray="5 4")
        for seat, livery in enumerate(LIVERIES)
    },
}
"""A used die has no pips left: it is faded and its edge is dashed."""


def white_die(value: int, x: float, y: float, size: float) -> str:
    return use(f"die-white-{value}", x, y, size / 40)


def player_die(seat: int, value: int, x: float, y: float, size: float) -> str:
    return use(f"die-{seat}-{value}", x, y, size / 40)
