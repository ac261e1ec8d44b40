"""Storage: the spaces for pieces that are not placed yet (TUS 4)."""

from __future__ import annotations

from castellany.games.tuscany.events import REMOVED
from castellany.games.tuscany.kinds import BONUSES, HEXAGON, MORE_STORAGE, NOTHING
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.tables import Tables


def capacity(s: TuscanyState, t: Tables, seat: int) -> int:
    """How many storage spaces a seat has."""
    return t.components.storage_base + s.bonuses[seat * BONUSES + MORE_STORAGE]


def free_space(s: TuscanyState, t: Tables, seat: int) -> int:
    """Where in `storage` a seat's first free space is, or -1."""
    storage, first = s.storage, seat * STORAGE
    for i in range(first, first + capacity(s, t, seat)):
        if storage[i] == NOTHING:
            return i
    return -1


def stored_at(s: TuscanyState, seat: int, kind: int) -> int:
    """Where in `storage` a seat has a piece of this kind, or -1."""
    storage = s.storage
    for i in range(seat * STORAGE, (seat + 1) * STORAGE):
        if storage[i] == kind:
            return i
    return -1


def remove(s: TuscanyState, seat: int, kind: int) -> None:
    """Put a stored piece out of the game; a hexagon goes back to the supply."""
    s.storage[stored_at(s, seat, kind)] = NOTHING
    if kind != HEXAGON:
        s.boxed[kind] += 1
    s.tell(REMOVED, seat, kind)
