"""Soundness of what is pending: whether a position written by hand can be played on to the end of the game."""

from __future__ import annotations

import re
from typing import Final

from castellany.core.frames import Frame
from castellany.core.position import NO_FAULT, Fault
from castellany.core.rules import Rules
from castellany.core.state import CHANCE
from castellany.games.tuscany.fitting import open_colours, something_fits, something_may_come
from castellany.games.tuscany.kinds import BONUSES, HEXAGON, MORE_YIELDS, NOTHING
from castellany.games.tuscany.opening import preparing
from castellany.games.tuscany.program import (
    ACTION,
    AFTER_ACTION,
    CASTLE_TAKING,
    CITY_BONUS,
    DRAWING,
    EXTRA,
    LANDING,
    NEUTRAL_REVEALING,
    REFRESHING,
    REVEALING,
    SPARE,
    TAKING,
    YIELDING,
)
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.supply import first_gap
from castellany.games.tuscany.tables import MOST_YIELDS, STACK, STACKS, Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES

SHAPE: Final = re.compile(
    r"|round drawing-starter"
    r"|round( first-bonus)+( building)?( dealing)*( drawing)*( neutral-revealing)?"
    r"|round-end( after-action action)+"
    r"|round-end( after-action action)* (action|spare)"
    r"|round-end( after-action action)*( after-action)?"
    r" (drawing|yielding( drawing)?|taking|castle-taking|city-bonus|taking refreshing neutral-revealing"
    r"|(landing )?refreshing (revealing|neutral-revealing))"
)
"""What may be pending, from the bottom of the stack to its top."""


def stack_fault(rules: Rules[TuscanyState], s: TuscanyState, t: Tables) -> Fault:
    if not SHAPE.fullmatch(" ".join(rules.program[f.step].name for f in s.stack)):
        return ("stack", "these frames do not follow each other")
    why = turn_fault(s, t) if s.stack and not preparing(s) else ""
    return ("stack", why) if why else NO_FAULT


def turn_order(s: TuscanyState) -> list[int]:
    return [(s.starter + i) % s.players for i in range(s.players)]


def turn_fault(s: TuscanyState, t: Tables) -> str:
    """One seat is active; those after it in the round wait, each with an action and what follows it."""
    waiting = 0
    while s.stack[1 + 2 * waiting :][:2] and is_turn(s, 1 + 2 * waiting):
        waiting += 1
    turns = s.stack[1 : 1 + 2 * waiting]
    order = turn_order(s)
    if waiting > s.players or [f.seat for f in turns[::-2]] != order[s.players - waiting :]:
        return "each seat has one turn, from the start player on"
    if any(f.arg or f.why for f in [s.stack[0], *turns]) or any(
        f.seat != turns[i ^ 1].seat for i, f in enumerate(turns)
    ):
        return "a turn begins with an action of its seat"
    rest = s.stack[1 + 2 * waiting :]
    if rest and waiting == s.players:
        return "nobody is left whose turn it could be"
    for f in rest:
        fault = frame_fault(s, t, f, order[s.players - waiting - 1])
        if fault:
            return fault
    return ""


def is_turn(s: TuscanyState, i: int) -> bool:
    """Whether a whole turn is pending from this frame on."""
    return i + 1 < len(s.stack) and s.stack[i].step == AFTER_ACTION and s.stack[i + 1].step == ACTION


def frame_fault(s: TuscanyState, t: Tables, f: Frame, active: int) -> str:
    """What is pending in a turn that has begun."""
    if f.step in (DRAWING, YIELDING, REVEALING, NEUTRAL_REVEALING):
        return draw_fault(s, t, f, active)
    if f.seat != (CHANCE if f.step == REFRESHING else active):
        return "only the active seat is asked"
    if f.step == LANDING:
        freed, space = divmod(f.arg, SPACES)
        laid = s.tiles[active * SPACES + space] == f.why and f.why not in (NOTHING, HEXAGON)
        return "" if laid and was_freed(s, t, active, freed, NOTHING) else "no such tile was brought by a castle"
    if f.step == CASTLE_TAKING:
        if not was_freed(s, t, active, f.arg, NOTHING):
            return "a castle leaves its storage space"
    elif f.arg != (EXTRA if f.step == ACTION else 0):
        return "this frame has other arguments"
    if f.why:
        return "this frame has other arguments"
    if f.step == SPARE and not s.marble[active]:
        return "there is no marble to give"
    colours = open_colours(s, t, active)
    if f.step == CASTLE_TAKING and not something_fits(s, colours):
        return "a castle finds nothing to bring"
    if f.step == CITY_BONUS and not any(s.bonus_left):
        return "no bonus tile is left"
    if f.step == TAKING and not (something_fits(s, colours) or something_may_come(s, colours)):
        return "no tile that fits is open or to come"
    return ""


def was_freed(s: TuscanyState, t: Tables, seat: int, space: int, *now: int) -> bool:
    """Whether a seat may have freed this storage space in its action, with one of these on it now."""
    return space < capacity(s, t, seat) and s.storage[seat * STORAGE + space] in now


def draw_fault(s: TuscanyState, t: Tables, f: Frame, active: int) -> str:
    """Whether there is something to draw, for the active seat or onto a gap."""
    if f.step == REVEALING:
        seat, slot = divmod(f.arg, OPEN_TILES)
        drawable = seat == active and s.revealed[seat] < STACKS * STACK and s.display[slot] == NOTHING and not f.why
    elif f.step == NEUTRAL_REVEALING:
        drawable = f.arg == first_gap(s) and any(s.neutral) and not f.why
    elif f.step == YIELDING:
        freed, more = divmod(f.why, MOST_YIELDS)
        drawable = f.arg == active and any(s.yields) and more <= s.bonuses[active * BONUSES + MORE_YIELDS]
        drawable = drawable and was_freed(s, t, active, freed, NOTHING, HEXAGON)
    else:
        drawable = f.arg == active and s.deck_size > 0 and f.why < s.deck_size + sum(s.discard)
    return "" if drawable else "there is nothing to draw here"
