"""Glyphs of the editions: the Polish one shows other things under the same rules.

Where others have a fountain, a square, markets and towers it has stocks, a fountain, wayside shrines and pigsties.
"""

from __future__ import annotations

from typing import Final

from castellany.games.castle.picture.glyphs import GLYPHS
from castellany.games.castle.picture.road import PLAZA
from castellany.games.castle.picture.shape import Shape, box, ring

_STOCKS: Final = [
    Shape("shade", ring(1.5, 3.2, 12.4)),
    Shape("plaza", ring(0, 0, 12.6)),
    Shape("twig", box(-10.5, -8, 3.6, 17) + box(6.9, -8, 3.6, 17)),
    Shape("twig", "M-13.5-5.5h27v9.5h-27Z"),
    Shape("twig-mark", "M-13-.8h26"),
    Shape("twig-deep", ring(-7.2, -0.8, 1.9) + ring(0, -0.8, 2.8) + ring(7.2, -0.8, 1.9)),
]
_SQUARE: Final = [
    Shape("shade", ring(1.5, 3, PLAZA + 1)),
    Shape("plaza", ring(0, 0, PLAZA)),
    Shape("plaza-mark", "M-18 0h-1M18 0h1M0-18v-1M0 18v1M-13-13l-1-1M13 13l1 1M-13 13l-1 1M13-13l1-1"),
    Shape("basin", ring(0, 0, 14)),
    Shape("water", ring(0, 0, 10.2)),
    Shape("ripple", "M-7-2.5Q-5.5-6.5-1.5-7.3M7 2.5Q5.5 6.5 1.5 7.3M-6.5 4Q-5 6-3 6.8"),
    Shape("basin", ring(0, 0, 4.2)),
    Shape("water", ring(0, 0, 1.7)),
]
_SHRINE: Final = [
    Shape("shade", ring(3, 12, 12, 4)),
    Shape("stone", "M-10 7.5H10L12 13H-12Z"),
    Shape("stone", box(-7, -4, 14, 11.5)),
    Shape("dark", "M-3.5 7V1a3.5 3.5 0 0 1 7 0V7Z"),
    Shape("gold", "M-1 6.5V2.5H-2.5V.8H-1V-.7H1V.8H2.5V2.5H1V6.5Z"),
    Shape("awning", "M-11.5-3.5L0-15L11.5-3.5Z"),
    Shape("ink", "M-11.5-3.5L0-15L11.5-3.5Z"),
]
_PIG: Final = [
    Shape("shade", ring(2, 8, 14, 4)),
    Shape("pig", "M-8 3h4v7h-4ZM3 3h4v7h-4Z"),
    Shape("pig", "M-12 0C-12-6-7-8-1-8C5-8 9-6 9 0C9 5 5 7-1 7C-8 7-12 5-12 0Z"),
    Shape("pig", "M5-9L9-8L11-12L13-7C16-5 16.5-2 16 0H18V4H14C10 5 6 3 5-1C4-4 4-7 5-9Z"),
    Shape("dark", ring(11.5, -3, 1.3) + ring(16.6, 2, 0.9)),
    Shape("hair", "M-12-1C-15-2-16 1-14 2.5C-12.5 3-12.5 0-15 0"),
]
EDITIONS: Final = {"pl": {"stocks": _STOCKS, "square": _SQUARE, "shrine": _SHRINE, "turret": _PIG}}
"""Glyphs that take the place of others, by the language of their edition."""


def glyph(kind: str, language: str) -> list[Shape]:
    """A glyph as the edition of a language has it."""
    return EDITIONS.get(language, {}).get(kind) or GLYPHS[kind]
