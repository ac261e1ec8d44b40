"""Soundness of what a seat has earned: no game gives more silver, workers and points for what was done for them."""

from __future__ import annotations

from typing import Final

from castellany.core.position import NO_FAULT, Fault
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.program import (
    CASTLE_ACTION,
    CITY_HALL_PLACING,
    COLLECTING,
    FILLING,
    ROLLING,
    ROUND_GOODS,
    SALE,
)
from castellany.games.burgundy.scoring import MONASTERY_15, UNSOLD
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS, PHASES, ROUNDS

REWARDED: Final = (CASTLE_ACTION, CITY_HALL_PLACING, SALE, COLLECTING)
"""Questions whose answer may bring something without a die."""
WEALTH: Final = (100, 10)
POINTS: Final = (1000, 100)
"""Silver or workers, and points, that a seat can have, at most, and what each deed adds: points come with a last animal
in a large pasture, early."""
AT_THE_END: Final = range(UNSOLD, MONASTERY_15 + 12)
"""Sources of the final scoring."""
MINES: Final = 5
"""What the end of a phase brings is no more than for so many deeds."""


def resource_fault(s: BurgundyState, seat: int) -> Fault:
    if not s.stack:
        return NO_FAULT
    n, done = seat + 1, deeds(s, seat)
    for key, amount in (("silver", s.silver[seat]), ("workers", s.workers[seat])):
        if amount > WEALTH[0] + WEALTH[1] * done:
            return (f"{key} {n}", f"no game gives seat {n} so much by now")
    if s.points[seat] > POINTS[0] + POINTS[1] * done:
        return (f"points {n}", f"no game gives seat {n} so many points by now")
    if any(s.lines[source * s.players + seat] for source in AT_THE_END):
        return (f"points {n}", "points of the final scoring come at the end")
    return NO_FAULT


def deeds(s: BurgundyState, seat: int) -> int:
    """Dice used, tiles placed and goods sold so far, and the ends of phases.

    Whatever a move brings, it adds to this at least as much as the limits count for it; so they hold for ever.
    """
    between = preparing(s) or any(f.step in (ROUND_GOODS, FILLING) for f in s.stack)
    rounds = s.phase * ROUNDS + (0 if between else s.round)
    unrolled = between or any(f.step == ROLLING and f.arg == seat for f in s.stack)
    used = 0 if unrolled else s.dice[2 * seat : 2 * seat + 2].count(0)
    placed = s.filled[seat].bit_count()
    sold = sum(s.sold[seat * GOODS : (seat + 1) * GOODS])
    open_questions = sum([1 for f in s.stack if f.seat == seat and f.step in REWARDED])
    return 2 * rounds + used + placed + sold + MINES * min(s.phase, PHASES) - open_questions
