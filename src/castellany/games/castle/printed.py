"""Printed: a segment in the words of a data file, such as `house N E` or `meadow Se Sw shrine`."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.face import Segment
from castellany.games.castle.kinds import HALVES, MEADOW, SIDES, TERRAIN_NAMES

SIDE_WORDS: Final = ("N", "E", "S", "W")
HALF_WORDS: Final = ("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
"""The western half of the north side first, then clockwise."""
STOCKS: Final = "stocks"
SHRINE: Final = "shrine"
MARKS: Final = (STOCKS, SHRINE)
"""Any other words are marks of modules."""
SQUARE: Final = "square"
JUNCTION: Final = "junction"
CENTRES: Final = (SQUARE, JUNCTION)
OWN_WORDS: Final = (*SIDE_WORDS, *HALF_WORDS, *MARKS)


def segment(words: str) -> Segment:
    """
    >>> one = segment("meadow Nw Ne shrine")
    >>> (one.sides, one.halves, one.shrines, one.marks)
    (0, 3, 1, ())
    """
    kind, *rest = words.split()
    return Segment(
        TERRAIN_NAMES.index(kind),
        sum(1 << side for side in range(SIDES) if SIDE_WORDS[side] in rest),
        sum(1 << half for half in range(HALVES) if HALF_WORDS[half] in rest),
        STOCKS in rest,
        rest.count(SHRINE),
        tuple(word for word in rest if word not in OWN_WORDS),
    )


def places(terrain: int) -> tuple[str, ...]:
    """The words for where a terrain may reach."""
    return HALF_WORDS if terrain == MEADOW else SIDE_WORDS
