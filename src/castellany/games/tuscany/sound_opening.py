"""Soundness of the opening: what is pending before the first round is not there yet, and all else is."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.position import NO_FAULT, Fault
from castellany.core.state import CHANCE
from castellany.games.tuscany.boards import BOARDS
from castellany.games.tuscany.kinds import BONUSES, NOTHING
from castellany.games.tuscany.opening import preparing
from castellany.games.tuscany.program import (
    BUILDING,
    DEALING,
    DRAWING,
    DRAWING_STARTER,
    FIRST_BONUS,
    NEUTRAL_REVEALING,
)
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.supply import first_gap
from castellany.games.tuscany.tables import START_HAND
from castellany.games.tuscany.words import OPEN_TILES


def opening_fault(s: TuscanyState) -> Fault:
    if not preparing(s):
        for seat in range(s.players):
            if s.arrangement[seat] == NOBODY:
                return (f"joined {seat + 1}", "every estate is built before the first round")
        return NO_FAULT
    if any(f.arg or f.why for f in s.stack if f.step not in (BUILDING, DEALING, DRAWING, NEUTRAL_REVEALING)):
        return ("stack", "nothing else is pending")
    for key, happened in (("round", s.round), ("phase", s.phase), ("discard", any(s.discard))):
        if happened:
            return (key, "nothing has happened before the first round")
    for seat in range(s.players):
        stored = any(s.storage[seat * STORAGE : (seat + 1) * STORAGE])
        had = (
            ("storage", stored),
            ("stacks", s.revealed[seat]),
            ("marble", s.marble[seat]),
            ("workers", s.workers[seat]),
        )
        for key, happened in had:
            if happened:
                return (f"{key} {seat + 1}", "nothing has happened before the first round")
    for fault in (tile_fault(s), hand_fault(s), board_fault(s), first_bonus_fault(s)):
        if fault != NO_FAULT:
            return fault
    return NO_FAULT


def frames(s: TuscanyState, step: int) -> list[Frame]:
    return [f for f in s.stack if f.step == step]


def tile_fault(s: TuscanyState) -> Fault:
    """Eight neutral tiles, opened one by one."""
    gap = first_gap(s)
    first = 0 if frames(s, DRAWING_STARTER) else gap
    pending = [(f.arg, f.why) for f in frames(s, NEUTRAL_REVEALING)]
    if gap != first or any(s.backs) or any(s.neutral_discard) or any(s.boxed):
        return ("open", "neutral tiles are opened before the first round")
    if (gap >= 0 and any(s.display[gap:])) or pending != [(gap, 0)] * (gap >= 0 and not frames(s, DRAWING_STARTER)):
        return ("open", f"{OPEN_TILES} tiles are opened, one after the other")
    return NO_FAULT


def hand_fault(s: TuscanyState) -> Fault:
    """Five cards each, drawn seat by seat."""
    left = [0] * s.players
    for f in frames(s, DRAWING):
        if f.arg >= s.players or left[f.arg] or f.why >= START_HAND:
            return ("stack", f"each seat draws {START_HAND} cards")
        left[f.arg] = f.why + 1
    if frames(s, DRAWING_STARTER):
        left = [START_HAND] * s.players
    if [f.arg for f in frames(s, DRAWING)] != sorted((f.arg for f in frames(s, DRAWING)), reverse=True):
        return ("stack", "cards are drawn seat by seat")
    for seat in range(s.players):
        if s.hand_size[seat] + left[seat] != START_HAND or s.drawn_size[seat] != s.hand_size[seat]:
            return (f"hand-size {seat + 1}", f"seat {seat + 1} starts with {START_HAND} cards")
    if s.hand_size != sorted(s.hand_size, reverse=True) or (NOTHING in s.display and any(s.hand_size)):
        return ("hand-size 1", "cards are drawn seat by seat, after the open tiles")
    return NO_FAULT


def board_fault(s: TuscanyState) -> Fault:
    """A board of each letter, dealt seat by seat; then estates, all at once."""
    if frames(s, DRAWING_STARTER):
        pending = list(range(s.players * BOARDS))
    else:
        pending = [f.arg for f in frames(s, DEALING)][::-1]
    if any(f.why for f in frames(s, DEALING)) or pending != [i for i, board in enumerate(s.dealt) if board == NOBODY]:
        return ("stack", "each seat is dealt a board of each letter")
    if len(pending) < len(s.dealt) and frames(s, DRAWING):
        return ("stack", "boards are dealt after the cards")
    building = frames(s, BUILDING)
    everyone = (1 << s.players) - 1
    if any(f.arg != everyone or f.why for f in building):
        return ("stack", "all build at once")
    waiting = bool(building) or bool(frames(s, DRAWING_STARTER))
    if (s.arrangement.count(NOBODY) == s.players) != waiting or (not waiting and NOBODY in s.arrangement):
        return ("stack", "all build at once")
    for seat in range(s.players):
        if s.filled[seat].bit_count() != (0 if waiting else 1):
            return (f"estate {seat + 1}", "an estate begins with its start castle")
    return NO_FAULT


def first_bonus_fault(s: TuscanyState) -> Fault:
    """One bonus tile each, from the start player on."""
    order = [(s.starter + i) % s.players for i in range(s.players)]
    asked = order if frames(s, DRAWING_STARTER) else [f.seat for f in frames(s, FIRST_BONUS)][::-1]
    if asked != order[s.players - len(asked) :] or (frames(s, BUILDING) and asked != order):
        return ("stack", "bonus tiles are taken from the start player on")
    for seat in range(s.players):
        if sum(s.bonuses[seat * BONUSES : (seat + 1) * BONUSES]) != (seat not in asked):
            return (f"bonuses {seat + 1}", f"seat {seat + 1} takes one bonus tile")
    return NO_FAULT if s.stack[0].seat == CHANCE else ("stack", "nobody is asked to begin a round")
