"""Soundness of what is pending: whether a position written by hand can be played on to the end of the game."""

from __future__ import annotations

import re
from typing import Final

from castellany.core.frames import Frame
from castellany.core.position import NO_FAULT, Fault
from castellany.core.rules import Rules
from castellany.games.burgundy.editions.edition import OPTIONAL
from castellany.games.burgundy.effects import fetched_colours
from castellany.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    CITY_HALL,
    MARKET,
    NOTHING,
    SHIP_TILE,
    WAREHOUSE,
    WORKSHOP,
)
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import (
    CASTLE_ACTION,
    CASTLES,
    CITY_HALL_PLACING,
    COLLECTING,
    DISCARDING,
    FETCHING,
    FILLING,
    FREE_DIE,
    LOADING,
    LOADING_ALSO,
    NEIGHBOUR_EFFECT,
    OWN_DICE,
    PHASE_EFFECT,
    PHASE_END_EFFECT,
    ROLLING,
    ROUND_EFFECT,
    ROUND_GOODS,
    SAIL_EFFECT,
    SALE,
    SIDES,
    STARTER_DICE,
    STARTER_EFFECT,
    STOWING,
    TURN,
)
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_SPACES, ROUNDS, STORAGE, Tables
from castellany.games.burgundy.verbs.load import beside_loadable, goods_in, loadable

SHAPE: Final = (
    r"|phase opening (drawing-starter|starter( starter-dice)+)( dealing-goods)*"
    r"( sides|( side-in-turn)+)?( dealing-boards)*"
    r"|phase (castles|castle-in-turn( castle-in-turn)*)"
    r"|round round-goods( filling)?"
    r"|(round|phase-end) turns white-die( rolling)*"
    r"|(round|phase-end)( turn)+( castle-action| city-hall-placing| sale| fetching| collecting"
    r"| sail loading| sail( neighbour)? stowing| sail loading-alsoMODULES)?( discarding){0,3}"
)
"""What may be pending, from the bottom of the stack to its top; with the questions of modules put in."""

CAUSES: Final = {
    CASTLE_ACTION: (CASTLE_TILE,),
    CITY_HALL_PLACING: (CITY_HALL,),
    SALE: (WAREHOUSE,),
    FETCHING: (WORKSHOP, CHURCH, MARKET),
    COLLECTING: (BOARDING_HOUSE, BANK),
    SAIL_EFFECT: (SHIP_TILE,),
    LOADING: (SHIP_TILE,),
    NEIGHBOUR_EFFECT: (SHIP_TILE,),
    LOADING_ALSO: (SHIP_TILE,),
    STOWING: (SHIP_TILE,),
}
"""The tiles that ask such a question."""


def stack_fault(rules: Rules[BurgundyState], s: BurgundyState, t: Tables, p: RulePoints) -> Fault:
    shape = SHAPE.replace("MODULES", "".join([f"| {rules.program[step].name}" for step in p.causes]))
    if not re.fullmatch(shape, " ".join([rules.program[f.step].name for f in s.stack])):
        return ("stack", "these frames do not follow each other")
    for f in s.stack:
        if f.why not in (CAUSES | p.causes).get(f.step, (NOTHING,)):
            return ("stack", "no such tile asks this")
        # A seat's first castle is the one that it starts with.
        if f.why and s.placed(f.seat, f.why) < 1 + (f.why == CASTLE_TILE):
            return ("stack", f"seat {f.seat + 1} has not placed the tile that asks this")
    why = pending_fault(s, t) or opening_fault(s) or turn_fault(s, t)
    return ("stack", why) if why else NO_FAULT


def arguments(s: BurgundyState, step: int) -> list[int]:
    return [f.arg for f in s.stack if f.step == step]


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def pending_fault(s: BurgundyState, t: Tables) -> str:
    """Frames whose argument says what comes next."""
    after = {step: arguments(s, step) for step in (PHASE_EFFECT, ROUND_EFFECT, ROUND_GOODS, FILLING, ROLLING)}
    if after[PHASE_EFFECT] and (s.phase or after[PHASE_EFFECT] != [0]):
        return "the game begins with phase A"
    first = 0 if after[ROUND_GOODS] else s.round + 1
    ending = arguments(s, PHASE_END_EFFECT)
    if any(i != first or i == ROUNDS for i in after[ROUND_EFFECT]) or (ending and first < ROUNDS):
        return "another round is next"
    if any(i >= ROUNDS or (i and after[FILLING]) for i in after[ROUND_GOODS]):
        return "another good is next"
    if any(i >= len(t.slots) + len(t.black_slots) for i in after[FILLING]):
        return "there is no such slot to fill"
    if sorted(set(after[ROLLING])) != sorted(after[ROLLING]) or max(after[ROLLING], default=0) >= s.players:
        return "each seat rolls once"
    return ""


def opening_fault(s: BurgundyState) -> str:
    """All are asked, and those who roll for the start have not rolled."""
    everyone = (1 << s.players) - 1
    if any(mask != everyone for mask in arguments(s, SIDES)) or 0 in arguments(s, CASTLES):
        return "other seats are asked"
    for mask in arguments(s, STARTER_EFFECT):
        rolling = arguments(s, STARTER_DICE)
        rolled = [seat for seat in range(s.players) if s.dice[2 * seat]]
        if mask.bit_count() < 2 or sorted(rolling + rolled) != seats_in(mask, s.players) or mask > everyone:
            return "each seat rolls once for the start"
    return ""


def turn_fault(s: BurgundyState, t: Tables) -> str:
    """One seat is active, the others wait in the order of the track."""
    turns = [f.seat for f in s.stack if f.step == TURN]
    if not turns:
        return ""
    active, waiting = turns[-1], turns[-2::-1]
    if len(set(turns)) < len(turns) or sorted(waiting, key=s.order.index) != waiting:
        return "each seat has one turn, in the order of the track"
    for f in s.stack:
        if f.step == TURN or f.step in (ROUND_EFFECT, PHASE_END_EFFECT):
            if f.step == TURN and f.arg != OWN_DICE:
                return "a turn has own dice"
        elif f.seat != active:
            return "only the active seat is asked"
        else:
            fault = question_fault(s, t, f)
            if fault:
                return fault
    return ""


def question_fault(s: BurgundyState, t: Tables, f: Frame) -> str:
    """A question to the active seat within its turn."""
    seat = f.seat
    held = GOODS - s.goods[seat * GOODS : (seat + 1) * GOODS].count(0)
    if f.step in (CASTLE_ACTION, CITY_HALL_PLACING, SALE) and f.arg != FREE_DIE:
        return "no own die serves here"
    if f.step == SALE and not held:
        return "there is nothing to sell"
    if f.step == FETCHING and f.arg != fetched_colours(f.why):
        return "this building fetches other colours"
    if f.step == DISCARDING and (not 0 < f.arg < len(s.bag) or s.stored(seat) < STORAGE):
        return "a tile is discarded from full storage for another"
    if f.step == LOADING and not any(loadable(s, seat, depot) for depot in range(DEPOTS)):
        return "there are no goods to load"
    in_order = t.edition.neighbour_depot == OPTIONAL
    if f.step == NEIGHBOUR_EFFECT and not (in_order and s.holds(seat, 5)):
        return "no second depot is loaded"
    if f.step == LOADING_ALSO and not (s.holds(seat, 5) and beside_loadable(s, seat, f.arg)):
        return "no second depot is loaded"
    if f.step == STOWING:
        if f.arg.bit_count() > 1 and (in_order or not s.holds(seat, 5)):
            return "no two depots are loaded at once"
        if not 0 < GOODS_SPACES - held < competing(s, seat, f.arg):
            return "no colours compete for a goods space"
    return ""


def competing(s: BurgundyState, seat: int, depots: int) -> int:
    """Colours in these depots that a seat has no space for yet; with one that it has, they would not wait."""
    lying = [colour for colour in range(GOODS) if goods_in(s, depots, colour)]
    return 0 if any(s.goods[seat * GOODS + colour] for colour in lying) else len(lying)
