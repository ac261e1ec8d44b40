"""The drawings of white castles, white walls and slate roofs with a die in the gate, and of the monastery for them."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import HOLLOW, IVORY
from castellany.core.drawing.svg import at, flat, inked, line, path, rect
from castellany.core.drawing.tokens import points
from castellany.games.burgundy.modules.white_castles.module import MONASTERY_29
from castellany.games.burgundy.picture import monasteries

WHITE: Final = "#fffdf8"
SLATE: Final = "#6f93b0"
CASTLE: Final = inked(
    path("M-33 30V-6H-13V30ZM33 30V-6H13V30Z", WHITE),
    flat("M-31.7 28.7V-4.7H-28V28.7ZM28 28.7V-4.7H31.7V28.7Z", "#dfe5ea"),
    path("M-36-5L-23-24L-10-5ZM36-5L23-24L10-5Z", SLATE),
    path("M-15 30V-15H15V30Z", WHITE),
    path("M-19-14L0-40L19-14Z", SLATE),
    flat("M1.5-36.5L16.5-15.3H5Z", "#4d6f8c"),
    flat("M-2.4-9h4.8v8h-4.8ZM-25.5 4h5v10h-5ZM20.5 4h5v10h-5Z", HOLLOW),
    rect(-10.5, 5, 21, 21, IVORY, rx=4.6, stroke_width=2.4),
    line("M-5 10.5h.01M5 10.5h.01M0 15.5h.01M-5 20.5h.01M5 20.5h.01", 4.6),
)


def white_castle(small: bool) -> str:
    return at(0, 4 if small else 3, CASTLE, scale=1.16 if small else 1)


def counting_monastery(small: bool) -> str:
    """Monastery 29, with what it counts."""
    if small:
        return monasteries.small(MONASTERY_29, at(0, -16, CASTLE, scale=0.5))
    return monasteries.full(at(0, 6, CASTLE, scale=0.5) + points(4, 0, -21, 11.5), MONASTERY_29)
