"""Soundness of pieces: nothing lies where the game never puts it."""

from __future__ import annotations

from castellany.core.position import NO_FAULT, Fault
from castellany.games.tuscany.boards import BOARDS
from castellany.games.tuscany.estate import Estate
from castellany.games.tuscany.kinds import CASTLE_TILE, COLOUR, COLOURS, HEXAGON, KINDS, NOTHING
from castellany.games.tuscany.opening import preparing
from castellany.games.tuscany.program import REFRESHING
from castellany.games.tuscany.scoring import SCORINGS
from castellany.games.tuscany.state import NEUTRAL_BACK, NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.tables import REFRESH, STACK, Tables
from castellany.games.tuscany.words import SPACES


def piece_fault(s: TuscanyState, t: Tables) -> Fault:
    for fault in (supply_fault(s, t), open_fault(s), phase_fault(s), bonus_fault(s, t), estate_fault(s, t)):
        if fault != NO_FAULT:
            return fault
    return NO_FAULT


def supply_fault(s: TuscanyState, t: Tables) -> Fault:
    """Tiles are where their backs belong, and hexagons in estates and storage only."""
    for kind in range(KINDS):
        neutral = s.neutral[kind] + s.neutral_discard[kind]
        own = [s.stock[seat * KINDS + kind] for seat in range(s.players)]
        for slot, lying in enumerate(list(s.display)):
            if lying == kind and s.backs[slot] == NEUTRAL_BACK:
                neutral += 1
            elif lying == kind:
                own[s.backs[slot] - 1] += 1
        if kind in (NOTHING, HEXAGON):
            if s.boxed[kind] or (kind == HEXAGON and (neutral or any(own))):
                return ("boxed" if s.boxed[kind] else "neutral", "hexagons lie in estates and storage only")
        elif neutral > t.components.neutral_tiles[kind]:
            return ("neutral", "more tiles have a neutral back than there are")
        elif max(own) > t.components.own_tiles[kind]:
            return (f"stacks {own.index(max(own)) + 1}", "more tiles have a seat's back than there are")
    if any(s.backs[slot] for slot, kind in enumerate(list(s.display)) if kind == NOTHING):
        return ("open", "a gap has no back")
    return NO_FAULT


def open_fault(s: TuscanyState) -> Fault:
    """Gaps are filled as long as they can be, and five of a colour do not stay."""
    if not s.stack or preparing(s) or any(f.step == REFRESHING for f in s.stack):
        return NO_FAULT
    if NOTHING in s.display and (any(s.neutral) or any(s.neutral_discard)):
        return ("open", "a gap is filled as long as neutral tiles are left")
    colours = [COLOUR[kind] for kind in list(s.display) if kind != NOTHING]
    if any(colours.count(colour) >= REFRESH for colour in range(COLOURS)):
        return ("open", f"{REFRESH} open tiles of a colour are discarded")
    return NO_FAULT


def phase_fault(s: TuscanyState) -> Fault:
    """A phase has begun, and is about to end, when somebody has emptied the stacks for it."""
    most = max(s.revealed)
    if min(s.revealed) < 0 or most < STACK * s.phase:
        return ("phase", "nobody has emptied the stacks for this phase")
    if s.latched != (most >= STACK * (s.phase + 1)):
        return ("latched", "a phase ends when a stack is empty for it")
    if s.last and not (s.latched and s.phase + 1 == SCORINGS):
        return ("last", "the last round comes when a third stack is empty")
    return NO_FAULT


def bonus_fault(s: TuscanyState, t: Tables) -> Fault:
    """Storage has as many spaces as bonus tiles say, and colours are filled by whom it says."""
    for seat in range(s.players):
        spaces = capacity(s, t, seat)
        if spaces > STORAGE or any(s.storage[seat * STORAGE + spaces : (seat + 1) * STORAGE]):
            return (f"storage {seat + 1}", f"seat {seat + 1} has {spaces} storage spaces")
    for colour in range(COLOURS):
        first, second = s.claimed[colour * 2 : colour * 2 + 2]
        if second != NOBODY and first in (NOBODY, second):
            return ("filled-second", "two seats fill a colour first, one after the other")
        for seat in (first, second):
            if seat != NOBODY and (
                s.arrangement[seat] == NOBODY or t.estate_of(s, seat).colour_mask[colour] & ~s.filled[seat]
            ):
                return (
                    "filled-first" if seat == first else "filled-second",
                    f"seat {seat + 1} has not filled that colour",
                )
    return NO_FAULT


def estate_fault(s: TuscanyState, t: Tables) -> Fault:
    """Boards are dealt once and joined as the rules allow; tiles adjoin each other, the start castle among them."""
    for letter in range(BOARDS):
        dealt = s.dealt[letter::BOARDS]
        for seat in range(s.players):
            if dealt[seat] != NOBODY and dealt[seat] in dealt[:seat]:
                return (f"boards {seat + 1}", "a board is dealt twice")
    for seat in range(s.players):
        if s.arrangement[seat] == NOBODY:
            continue
        if s.arrangement[seat] not in t.legal(t.deal_of(s, seat)):
            return (f"joined {seat + 1}", f"seat {seat + 1} may not join its boards like this")
        if CASTLE_TILE not in s.tiles[seat * SPACES : (seat + 1) * SPACES]:
            return (f"estate {seat + 1}", f"seat {seat + 1} has no start castle")
        if connected(t.estate_of(s, seat), s.filled[seat]) != s.filled[seat]:
            return (f"estate {seat + 1}", f"the tiles of seat {seat + 1} do not adjoin each other")
    return NO_FAULT


def connected(estate: Estate, filled: int) -> int:
    """The covered spaces that hang together with the first of them."""
    reached, fresh = 0, filled & -filled
    while fresh:
        bit = fresh & -fresh
        reached |= bit
        fresh = (fresh | estate.neighbours[bit.bit_length() - 1] & filled) & ~reached
    return reached
