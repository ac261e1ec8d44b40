"""Soundness of what a seat has earned: no game gives more for the tiles that were placed for it."""

from __future__ import annotations

from typing import Final

from castellany.core.position import NO_FAULT, Fault
from castellany.games.tuscany.program import CITY_BONUS, LANDING, YIELDING
from castellany.games.tuscany.scoring import CARDS_LEFT, SOURCES
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import MOST_YIELDS

FOR_A_TILE: Final = 100
"""What a tile brings in points, marble or workers, at most, with all that follows it."""
FOR_A_YIELD: Final = 15
FOR_A_BONUS: Final = 15


def resource_fault(s: TuscanyState, seat: int) -> Fault:
    if not s.stack:
        return NO_FAULT
    n, most = seat + 1, earned(s, seat)
    amounts = (("marble", s.marble[seat]), ("workers", s.workers[seat]), ("green", s.green[seat]))
    for key, amount in amounts:
        if amount > most:
            return (f"{key} {n}", f"no game gives seat {n} so much by now")
    # Each phase before added the green points of its time.
    if s.red[seat] > most * (s.phase + 1):
        return (f"red {n}", f"no game gives seat {n} so many points by now")
    if any(s.lines[seat * SOURCES + CARDS_LEFT : n * SOURCES]):
        return (f"red {n}", "points of the final scoring come at the end")
    return NO_FAULT


def earned(s: TuscanyState, seat: int) -> int:
    """What the tiles of a seat may have brought, less what is still to come of the last one; it never shrinks."""
    most = FOR_A_TILE * (s.filled[seat].bit_count() + 1)
    for f in s.stack:
        if f.step == LANDING and f.seat == seat:
            most -= FOR_A_TILE
        elif f.step == CITY_BONUS and f.seat == seat:
            most -= FOR_A_BONUS
        elif f.step == YIELDING and f.arg == seat:
            most -= FOR_A_YIELD * (f.why % MOST_YIELDS + 1)
    return most
