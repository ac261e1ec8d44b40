"""Gains: points, silver and workers, told to whoever listens."""

from __future__ import annotations

from castellany.games.burgundy.events import DISCARDED, POINTS, SILVER_GAINED, TAKEN, WORKERS_GAINED
from castellany.games.burgundy.kinds import NOTHING
from castellany.games.burgundy.scoring import SOURCES
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import BLACK, SLOTS, STORAGE


def gain_points(s: BurgundyState, seat: int, source: int, points: int) -> None:
    if points:
        s.points[seat] += points
        s.lines[seat * SOURCES + source] += points
        s.tell(POINTS, seat, source, points)


def gain_silver(s: BurgundyState, seat: int, silver: int) -> None:
    if silver:
        s.silver[seat] += silver
        s.tell(SILVER_GAINED, seat, silver)


def gain_workers(s: BurgundyState, seat: int, workers: int) -> None:
    if workers:
        s.workers[seat] += workers
        s.tell(WORKERS_GAINED, seat, workers)


def slot_of(s: BurgundyState, kind: int, depot: int) -> int:
    """The last slot of a depot that holds this kind, or -1."""
    first = depot * 4
    slot = (SLOTS if depot == BLACK else first + 4) - 1
    while slot >= first:
        if s.depots[slot] == kind:
            return slot
        slot -= 1
    return -1


def take_tile(s: BurgundyState, seat: int, kind: int, depot: int, discard: int) -> None:
    """Move a tile from a depot to storage; if that is full, `discard` asks first what makes way."""
    s.depots[slot_of(s, kind, depot)] = NOTHING
    s.tell(TAKEN, seat, kind, depot)
    if s.storage[seat * STORAGE + STORAGE - 1] == NOTHING:
        s.store(seat, kind)
    else:
        s.push(discard, seat, kind)


def box(s: BurgundyState, seat: int, kind: int) -> None:
    """Take a stored tile out of the game."""
    s.unstore(seat, kind)
    s.boxed[kind] += 1
    s.tell(DISCARDED, seat, kind)
