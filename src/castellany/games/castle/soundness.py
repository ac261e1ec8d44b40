"""Soundness of what is pending: whether a position written by hand can be played on to the end of the game."""

from __future__ import annotations

import re
from typing import Final

from castellany.core.areas import NO_AREA
from castellany.core.position import NO_FAULT, Fault
from castellany.core.rules import Rules
from castellany.core.state import CHANCE
from castellany.games.castle.completing import cell_of
from castellany.games.castle.entering import can_enter
from castellany.games.castle.kinds import EXTRA_TURN, SEGMENTS, TOKENS
from castellany.games.castle.opening import new_state, preparing
from castellany.games.castle.ordering import group, on_token
from castellany.games.castle.points import RulePoints
from castellany.games.castle.program import (
    ANOTHER_TURN,
    COMPLETING,
    DOUBLING,
    DRAWING,
    DRAWING_STARTER,
    ENTERING,
    INSTEAD,
    ORDERING,
    OTHERS,
    OWN,
    PLACING,
    REVEALING,
    SCORING,
)
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import can_double, usable
from castellany.games.castle.words import ALL_AREAS

SHAPE: Final = re.compile(
    r"|drawing-starter|another-turn"
    r"|turn-end (drawing|placing|(completing )?entering|scoring( scoring)? (ordering|paying-out doubling|revealing))"
)
"""What may be pending, from the bottom of the stack to its top."""


def stack_fault(rules: Rules[CastleState], s: CastleState, t: Tables, p: RulePoints) -> Fault:
    """What is impossible about what is pending in a position of sound pieces."""
    if not SHAPE.fullmatch(" ".join(rules.program[f.step].name for f in s.stack)):
        return ("stack", "these frames do not follow each other")
    if preparing(s):
        why = opening_fault(s, t)
    elif s.stack:
        why = turn_fault(s, t, p)
    else:
        why = end_fault(s)
    if why:
        return ("stack", why)
    laid = sum([1 for tile in s.board if tile])
    drawing = bool(s.stack) and s.stack[-1].step in (DRAWING, PLACING, DRAWING_STARTER)
    # The last tile of a game may fit nowhere.
    if laid != s.turn + (not drawing) and (s.stack or laid != s.turn):
        return ("turn", "each turn before has laid one tile")
    return NO_FAULT


def opening_fault(s: CastleState, t: Tables) -> str:
    untouched = new_state(t)
    untouched.stack = s.stack[:]
    if t.starter != NOBODY or s.stack[0].arg or s.stack[0].why or s != untouched:
        return "the starter is drawn before anything else, if at all"
    return ""


def end_fault(s: CastleState) -> str:
    if any(s.bag) or s.tile != NOBODY or s.completed:
        return "the game is not over before all tiles are used and scored"
    return ""


def turn_fault(s: CastleState, t: Tables, p: RulePoints) -> str:
    """Everything pending is the active seat's; below the question lies what follows it."""
    top = s.stack[-1]
    if any(f.seat != (CHANCE if f.step in (DRAWING, REVEALING) else s.active) for f in s.stack):
        return "only the active seat is asked"
    if (s.tile != NOBODY) != (top.step == PLACING):
        return "a tile is drawn to be placed, and only then"
    if top.step in (DRAWING, PLACING, ENTERING) and any(s.fresh[s.active * TOKENS : (s.active + 1) * TOKENS]):
        return "a seat's tokens are usable when its turn begins"
    if any(f.step == SCORING for f in s.stack):
        return scoring_fault(s, t, p)
    if s.completed and top.step != ENTERING:
        return "completed areas are scored in the turn that completes them"
    if any(f.arg or f.why for f in s.stack if f is not top):
        return "this frame has other arguments"
    if top.step == DRAWING:
        in_order = top.why == 0 or (top.why == INSTEAD and any(s.gone))
        return "" if in_order and any(s.bag) and top.arg == s.active else "there is nothing to draw here"
    if top.arg or top.why:
        return "this frame has other arguments"
    if top.step == PLACING:
        fits = any(t.fits[s.tile][s.needs[square]] for square in s.frontier)
        return "" if fits else "the tile fits nowhere"
    if top.step == ANOTHER_TURN:
        possible = usable(s, s.active, EXTRA_TURN) and any(s.bag)
        return "" if possible else "there is no other turn to be had"
    return entering_fault(s, t, p)


def entering_fault(s: CastleState, t: Tables, p: RulePoints) -> str:
    """Nobody has entered the tile yet, and nothing that it completes has been scored."""
    if s.square == NOBODY:
        return "no tile has been placed"
    if bool(s.completed) != any(f.step == COMPLETING for f in s.stack):
        return "what the tile completes is scored after somebody has entered"
    unscored = all(s.areas.area[cell] != NO_AREA for cell in around(s, t))
    if (
        not unscored
        or not can_enter(s, t, p, s.active)
        or any(cell // SEGMENTS == s.square for cell in s.figures if cell >= 0)
    ):
        return "no figure can enter here"
    return ""


def around(s: CastleState, t: Tables) -> list[int]:
    """The cells of the tile placed last and those that face it."""
    cells = [cell_of(s, t, word) for word in ALL_AREAS]
    return [cell for cell in cells if cell >= 0]


def scoring_fault(s: CastleState, t: Tables, p: RulePoints) -> str:
    """What the active seat scores comes first; the question is about what is still to be scored."""
    groups = [f.arg for f in s.stack if f.step == SCORING]
    now, top = groups[-1], s.stack[-1]
    if groups not in ([OTHERS], [OTHERS, OWN]) or any(f.why for f in s.stack if f is not top) or s.stack[0].arg:
        return "first the active seat's areas are scored, then the other's"
    if now == OTHERS and group(s, OWN):
        return "the active seat's areas are scored first"
    if top.step == REVEALING:
        seat = s.active if now == OWN else 1 - s.active
        lands = top.arg == seat and on_token(s, t, s.score[seat]) and p.movement.on_space(s, seat)
        return "" if lands and top.why == t.wall.tower_at[s.score[seat] % TRACK] else "no token is taken here"
    if top.why:
        return "this frame has other arguments"
    if top.step == ORDERING:
        return "" if top.arg == now and len(group(s, now)) > 1 else "there is no order to choose"
    assert top.step == DOUBLING
    about = top.arg == s.stack[-2].arg and now == OWN and top.arg in group(s, OWN)
    return "" if about and can_double(s, p, s.areas.area[top.arg]) else "there is nothing to double"
