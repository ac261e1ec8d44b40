"""Prospects: what an unfinished region or colour may still bring, by its empty spaces and the turns to come."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.evaluation.weights import COLOUR_PACE, REGION_PACE
from castellany.games.tuscany.scoring import REGION_POINTS, SCORINGS
from castellany.games.tuscany.tables import STACK, STACKS

SLOWEST: Final = 6
PACES: Final = SLOWEST + 1
"""A pace is how many half rounds the fastest seat needs to reveal a tile of its own, up to SLOWEST."""
TURNS: Final = STACKS * STACK * SLOWEST // 2 + 1
"""The most turns to come that are told apart."""
EMPTY: Final = 6
"""A colour has no more empty spaces than one less."""
SIZES: Final = len(REGION_POINTS)


def turns_for(tiles: int, pace: int) -> int:
    """The turns in which the fastest seat reveals so many tiles, and the one after."""
    return tiles * pace // 2 + 1


def scorings_after(turns: int, pace: int) -> int:
    """The scorings in which points count that are made with this many turns left, the one that makes them included."""
    for scorings in range(1, SCORINGS):
        if turns <= turns_for(STACK * scorings, pace):
            return scorings
    return SCORINGS


def finishing(percent: int) -> list[int]:
    """A hundred times the chance to fill what is empty, times the scorings then.

    At `(pace * (TURNS + 1) + turns) * EMPTY + empty`, if a turn brings a tile with a chance of so many percent.
    """
    p = percent / 100
    worth = [0.0] * (PACES * (TURNS + 1) * EMPTY)
    for pace in range(1, PACES):
        first = pace * (TURNS + 1) * EMPTY
        for turns in range(1, TURNS + 1):
            for empty in range(1, EMPTY):
                later = first + (turns - 1) * EMPTY + empty
                done = float(scorings_after(turns, pace)) if empty == 1 else worth[later - 1]
                worth[later + EMPTY] = (1 - p) * worth[later] + p * done
    return [round(100 * one) for one in worth]


REGION_EXPECTED: Final = finishing(REGION_PACE)
"""Hundredths of a point for each point of a region."""
COLOUR_EXPECTED: Final = finishing(COLOUR_PACE)
"""Hundredths of a point for each point of a colour bonus."""
