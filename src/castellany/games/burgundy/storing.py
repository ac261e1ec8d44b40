"""Tiles on their way from the depots into storage, and out of it (BUR 5)."""

from __future__ import annotations

from castellany.core.values import with_byte
from castellany.games.burgundy.events import DISCARDED, TAKEN
from castellany.games.burgundy.kinds import NOTHING
from castellany.games.burgundy.points import RulePoints
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


def for_sale(s: BurgundyState, p: RulePoints, kind: int, depot: int) -> bool:
    """Whether a depot, or a stall beside the black one, has a tile of this kind."""
    if slot_of(s, kind, depot) >= 0:
        return True
    return depot == BLACK and any(stall.kind == kind and stall.left(s) > 0 for stall in p.stalls)


def no_room(s: BurgundyState, t: Tables, seat: int) -> bool:
    """Whether a purchase or a taking effect is barred by full storage (an open question of the rulebooks)."""
    return not t.discard_for_effects and s.stored(s.estate_of[seat]) == STORAGE


def take_tile(s: BurgundyState, p: RulePoints, seat: int, kind: int, depot: int) -> None:
    """Move a tile from a depot or a stall to storage; if that is full, ask first what makes way."""
    slot = slot_of(s, kind, depot)
    if slot >= 0:
        s.depots[slot] = NOTHING
    else:
        for stall in p.stalls:
            if stall.kind == kind:
                stall.take(s)
    s.tell(TAKEN, seat, kind, depot)
    estate = s.estate_of[seat]
    if s.storage[estate * STORAGE + STORAGE - 1] == NOTHING:
        s.store(estate, kind)
    else:
        s.push(DISCARDING, seat, kind)


def box(s: BurgundyState, seat: int, kind: int) -> None:
    """Take a stored tile out of the game."""
    s.unstore(s.estate_of[seat], kind)
    s.boxed = with_byte(s.boxed, kind, s.boxed[kind] + 1)
    s.tell(DISCARDED, seat, kind)
