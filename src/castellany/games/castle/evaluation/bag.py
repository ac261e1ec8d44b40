"""Prospects: what is left in the bag, and how likely a square beside an area is to be filled with it."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import CODES, Tables

SURE: Final = 1000
"""Chances are in thousandths."""
MOST_TILES: Final = 100


def filling(percent: int) -> list[int]:
    """The chance that a square is filled, by the tiles that fit it, if each is laid there with one of so many percent.

    >>> filling(50)[:4]
    [0, 500, 750, 875]
    """
    return [round(SURE * (1 - (1 - percent / 100) ** tiles)) for tiles in range(MOST_TILES)]


class Left:
    """What one bag holds."""

    def __init__(self, t: Tables, bag: list[int]) -> None:
        self.bag = bag[:]
        self.tiles = sum(bag)
        self.shrines = 0
        self.fitting = [0] * CODES
        """How many tiles fit, by the code of what a square needs."""
        for tile in range(len(t.faces)):
            if bag[tile]:
                for piece in t.faces[tile].segments:
                    self.shrines += piece.shrines * bag[tile]
                fits = t.fits[tile]
                for code in range(CODES):
                    if fits[code]:
                        self.fitting[code] += bag[tile]


class Bag:
    """Counts a bag anew only where it is another than before, for most positions that are compared share theirs."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.last = Left(t, [0] * len(t.faces))

    def left(self, s: CastleState) -> Left:
        left = self.last
        if left.bag != s.bag:
            left = Left(self.t, s.bag)
            self.last = left
        return left
