"""Prospects: what an unfinished region or colour may still bring, by its empty spaces and the turns to come."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.scoring import REGION_POINTS, SCORINGS
from castellany.games.tuscany.tables import STACK
from castellany.games.tuscany.weights import COLOUR_PACE, REGION_PACE, ROUNDS_A_TILE

TURNS: Final = 60
"""Turns to come that are told apart."""
EMPTY: Final = 6
"""A colour has no more empty spaces than one less."""
SIZES: Final = len(REGION_POINTS)


def scorings_after(turns: int) -> int:
    """The scorings that points count in which are made with this many turns left, the one that makes them included."""
    return min(SCORINGS, 1 + (turns - 1) * 10 // (ROUNDS_A_TILE * STACK)) if turns else 1


def finishing(pace: int) -> list[int]:
    """At turns * EMPTY + empty, a hundred times the chance to fill what is empty, times the scorings then."""
    p = pace / 100
    worth = [0.0] * ((TURNS + 1) * EMPTY)
    for turns in range(1, TURNS + 1):
        for empty in range(1, EMPTY):
            later = (turns - 1) * EMPTY + empty
            done = float(scorings_after(turns)) if empty == 1 else worth[later - 1]
            worth[later + EMPTY] = (1 - p) * worth[later] + p * done
    return [round(100 * one) for one in worth]


REGION_PROSPECTS: Final = finishing(REGION_PACE)
"""A hundredth of a point for each point of a region."""
COLOUR_PROSPECTS: Final = finishing(COLOUR_PACE)
"""A hundredth of a point for each point of a colour bonus."""
