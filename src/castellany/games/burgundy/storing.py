"""Tiles on their way from the depots into storage, and out of it (BUR 5)."""

from __future__ import annotations

from castellany.games.burgundy.events import DISCARDED, TAKEN
from castellany.games.burgundy.kinds import NOTHING
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import BLACK, SLOTS, STORAGE, Tables


def slot_of(s: BurgundyState, kind: int, depot: int) -> int:
    """The last slot of a depot that holds this kind, or -1."""
    first = depot * 4
    slot = (SLOTS if depot == BLACK else first + 4) - 1
    while slot >= first:
        if s.depots[slot] == kind:
            return slot
        slot -= 1
    return -1


def no_room(s: BurgundyState, t: Tables, seat: int) -> bool:
    """Whether a purchase or a taking effect is barred by full storage (an open question of the rulebooks)."""
    return not t.discard_for_effects and s.stored(seat) == STORAGE


def take_tile(s: BurgundyState, seat: int, kind: int, depot: int) -> None:
    """Move a tile from a depot to storage; if that is full, ask first what makes way."""
    s.depots[slot_of(s, kind, depot)] = NOTHING
    s.tell(TAKEN, seat, kind, depot)
    if s.storage[seat * STORAGE + STORAGE - 1] == NOTHING:
        s.store(seat, kind)
    else:
        s.push(DISCARDING, seat, kind)


def box(s: BurgundyState, seat: int, kind: int) -> None:
    """Take a stored tile out of the game."""
    s.unstore(seat, kind)
    s.boxed[kind] += 1
    s.tell(DISCARDED, seat, kind)
