"""Soundness: whether a position written by hand can be played on to the end of the game."""

from __future__ import annotations

import re
from typing import Final

from castellany.core.frames import NO_CELL, Frame
from castellany.core.rules import Rules
from castellany.games.burgundy.effects import fetched_colours
from castellany.games.burgundy.kinds import (
    BANK,
    BOARDING_HOUSE,
    CASTLE_TILE,
    CHURCH,
    CITY_HALL,
    COLOURS,
    MARKET,
    NOTHING,
    SHIP_TILE,
    WAREHOUSE,
    WORKSHOP,
)
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import (
    CASTLE_ACTION,
    CASTLE_IN_TURN,
    CASTLES,
    CITY_HALL_PLACING,
    COLLECTING,
    DEALING_BOARDS,
    DEALING_GOODS,
    DISCARDING,
    FETCHING,
    FILLING,
    FREE_DIE,
    LOADING,
    LOADING_ALSO,
    OPENING_EFFECT,
    OWN_DICE,
    PHASE_EFFECT,
    PHASE_END_EFFECT,
    ROLLING,
    ROUND_EFFECT,
    ROUND_GOODS,
    SAIL_EFFECT,
    SALE,
    SIDE_IN_TURN,
    SIDES,
    STARTER_DICE,
    STARTER_EFFECT,
    STOWING,
    TURN,
    WHITE_DIE,
)
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.supply import count
from castellany.games.burgundy.tables import (
    DEPOTS,
    GOODS,
    GOODS_SPACES,
    PHASES,
    ROUNDS,
    SLOTS,
    START_GOODS,
    STORAGE,
    Tables,
)
from castellany.games.burgundy.verbs.load import loadable

SHAPE: Final = re.compile(
    r"|phase opening (drawing-starter|starter( starter-dice)+)( dealing-goods)*"
    r"( sides|( side-in-turn)+)?( dealing-boards)*"
    r"|phase (castles|castle-in-turn( castle-in-turn)*)"
    r"|round round-goods( filling)?"
    r"|(round|phase-end) turns white-die( rolling)*"
    r"|(round|phase-end)( turn)+( castle-action| city-hall-placing| sale| fetching| collecting"
    r"| sail loading| sail stowing| sail loading-also( stowing)?)?( discarding){0,3}"
)
"""What may be pending, from the bottom of the stack to its top."""

CAUSES: Final = {
    CASTLE_ACTION: (CASTLE_TILE,),
    CITY_HALL_PLACING: (CITY_HALL,),
    SALE: (WAREHOUSE,),
    FETCHING: (WORKSHOP, CHURCH, MARKET),
    COLLECTING: (BOARDING_HOUSE, BANK),
    SAIL_EFFECT: (SHIP_TILE,),
    LOADING: (SHIP_TILE,),
    LOADING_ALSO: (SHIP_TILE,),
    STOWING: (SHIP_TILE,),
}
"""The tiles that ask such a question."""


def unsound(rules: Rules[BurgundyState], s: BurgundyState, t: Tables, p: RulePoints) -> str:
    """What is impossible about a position, or nothing."""
    if not SHAPE.fullmatch(" ".join(rules.program[f.step].name for f in s.stack)):
        return "these frames do not follow each other"
    if s.cells or any(f.cell != NO_CELL for f in s.stack):
        return "nothing here reports to a cell"
    if any(f.why not in CAUSES.get(f.step, (NOTHING,)) for f in s.stack):
        return "no such tile asks this"
    fault = pending_fault(s, t) or opening_fault(s, t) or turn_fault(s, t) or piece_fault(s, t) or supply_fault(s, t)
    for part in p.parts:
        fault = fault or part.fault(s)
    return fault


def frames(s: BurgundyState, step: int) -> list[Frame]:
    return [f for f in s.stack if f.step == step]


def arguments(s: BurgundyState, step: int) -> list[int]:
    return [f.arg for f in s.stack if f.step == step]


def seats_in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def to_fill(s: BurgundyState, t: Tables) -> int:
    """The first slot, in filling order, that this phase has yet to fill."""
    if preparing(s):
        return 0
    return max(arguments(s, FILLING), default=len(t.slots) + len(t.black_slots))


def pending_fault(s: BurgundyState, t: Tables) -> str:
    """Frames whose argument says what comes next."""
    after = {step: arguments(s, step) for step in (PHASE_EFFECT, ROUND_EFFECT, ROUND_GOODS, FILLING, ROLLING)}
    if after[PHASE_EFFECT] and (s.phase or after[PHASE_EFFECT] != [0]):
        return "the game begins with phase A"
    first = 0 if after[ROUND_GOODS] else s.round + 1
    if any(i != first or i == ROUNDS for i in after[ROUND_EFFECT]) or (frames(s, PHASE_END_EFFECT) and first < ROUNDS):
        return "another round is next"
    if any(i >= ROUNDS or (i and after[FILLING]) for i in after[ROUND_GOODS]):
        return "another good is next"
    if any(i >= len(t.slots) + len(t.black_slots) for i in after[FILLING]):
        return "there is no such slot to fill"
    if sorted(set(after[ROLLING])) != sorted(after[ROLLING]) or max(after[ROLLING], default=0) >= s.players:
        return "each seat rolls once"
    return ""


def opening_fault(s: BurgundyState, t: Tables) -> str:
    """Boards, starting goods, starting player and castles: each is pending or settled."""
    sides = frames(s, SIDES)
    castles = frames(s, CASTLES)
    everyone = (1 << s.players) - 1
    if any(f.arg != everyone for f in sides) or any(not 0 < f.arg <= everyone for f in castles):
        return "other seats are asked"
    for seat in range(s.players):
        if arguments(s, DEALING_BOARDS).count(seat) != (s.dealt[seat] == NOBODY and not t.fixed_boards):
            return f"seat {seat + 1} is dealt one board"
        if len(sides) + [f.seat for f in frames(s, SIDE_IN_TURN)].count(seat) != (s.board[seat] == NOBODY):
            return f"seat {seat + 1} chooses one side"
        if s.board[seat] != NOBODY and s.board[seat] not in (t.fixed_boards or t.pairs[s.dealt[seat]]):
            return f"seat {seat + 1} has another board"
        goods = sum(s.goods[seat * GOODS : (seat + 1) * GOODS]) if preparing(s) else START_GOODS
        if goods + arguments(s, DEALING_GOODS).count(seat) != START_GOODS:
            return f"seat {seat + 1} starts with {START_GOODS} goods"
        waiting = [f.arg >> seat & 1 for f in castles] + [f.seat == seat for f in frames(s, CASTLE_IN_TURN)]
        asked = len(frames(s, OPENING_EFFECT)) + sum(waiting)
        if asked != (CASTLE_TILE not in s.tiles[seat * s.spaces : (seat + 1) * s.spaces]):
            return f"seat {seat + 1} has one starting castle"
        if preparing(s) and s.filled[seat].bit_count() != 1 - asked:
            return f"the duchy of seat {seat + 1} is empty but for a castle"
    if preparing(s) and (any(s.storage) or any(s.boxed)):
        return "all tiles are in the supplies"
    for mask in arguments(s, STARTER_EFFECT):
        rolling = arguments(s, STARTER_DICE)
        rolled = [seat for seat in range(s.players) if s.dice[2 * seat]]
        if mask.bit_count() < 2 or sorted(rolling + rolled) != seats_in(mask, s.players) or mask > everyone:
            return "each seat rolls once for the start"
    return ""


def turn_fault(s: BurgundyState, t: Tables) -> str:
    """One seat is active, the others wait in the order of the track."""
    turns = [f.seat for f in frames(s, TURN)]
    if not turns:
        return "nobody has bought anything" if s.bought else ""
    active, waiting = turns[-1], turns[-2::-1]
    if len(set(turns)) < len(turns) or sorted(waiting, key=s.order.index) != waiting:
        return "each seat has one turn, in the order of the track"
    base = active * GOODS
    held = sum(1 for colour in range(GOODS) if s.goods[base + colour])
    for f in s.stack:
        if f.step == TURN or f.step in (ROUND_EFFECT, PHASE_END_EFFECT):
            if f.step == TURN and f.arg != OWN_DICE:
                return "a turn has own dice"
        elif f.seat != active:
            return "only the active seat is asked"
        elif f.step in (CASTLE_ACTION, CITY_HALL_PLACING, SALE) and f.arg != FREE_DIE:
            return "no own die serves here"
        elif f.step == SALE and not held:
            return "there is nothing to sell"
        elif f.step == FETCHING and f.arg != fetched_colours(f.why):
            return "this building fetches other colours"
        elif f.step == DISCARDING and (not 0 < f.arg < t.kinds.count or s.stored(active) < STORAGE):
            return "a tile is discarded from full storage for another"
        elif f.step == LOADING and not any(loadable(s, active, depot) for depot in range(DEPOTS)):
            return "there are no goods to load"
        elif f.step in (LOADING_ALSO, STOWING) and f.arg >= DEPOTS:
            return "there is no such depot"
        elif f.step == LOADING_ALSO and not (s.holds(active, 5) and (goods_at(s, f.arg + 1) or goods_at(s, f.arg - 1))):
            return "no second depot is loaded"
        elif f.step == STOWING and not 0 < GOODS_SPACES - held < competing(s, active, f.arg):
            return "no colours compete for a goods space"
    return ""


def goods_at(s: BurgundyState, depot: int) -> bool:
    """Whether any goods lie in a depot of the ring."""
    first = depot % DEPOTS * GOODS
    return any(s.depot_goods[first : first + GOODS])


def competing(s: BurgundyState, seat: int, depot: int) -> int:
    """Colours in a depot that a seat has no space for yet; with one that it has, they would not wait."""
    lying = [colour for colour in range(GOODS) if s.depot_goods[depot * GOODS + colour]]
    return 0 if any(s.goods[seat * GOODS + colour] for colour in lying) else len(lying)


def piece_fault(s: BurgundyState, t: Tables) -> str:
    """Pieces in places where the game never puts them."""
    along = [s.track[seat] for seat in s.order]
    if along != sorted(along, reverse=True):
        return "the order follows the track"
    for seat in range(s.players):
        if sum(1 for colour in range(GOODS) if s.goods[seat * GOODS + colour]) > GOODS_SPACES:
            return f"seat {seat + 1} has {GOODS_SPACES} goods spaces"
    for colour in range(COLOURS):
        large, small = s.bonus[2 * colour], s.bonus[2 * colour + 1]
        if small != NOBODY and large in (NOBODY, small):
            return "two seats take the bonus tiles of a colour, the large one first"
    coloured, black = t.kinds.coloured, t.kinds.black
    if any(s.bag[kind] > coloured[kind] or s.black[kind] > black[kind] for kind in t.all_kinds):
        return "a supply holds tiles with other backs"
    places = [*t.slots, *t.black_slots]
    filled = places[: to_fill(s, t)]
    for slot in range(SLOTS):
        kind = s.depots[slot]
        if kind == NOTHING:
            continue
        if slot not in filled:
            return "a tile lies on a space that is not in use"
        if not black[kind] if slot in t.black_slots else t.kinds.colour[kind] != t.colour_at(slot, s.phase):
            return "a tile lies on a space of another colour"
    return ""


def supply_fault(s: BurgundyState, t: Tables) -> str:
    """The goods of this phase lie ready and last to the end of the game, and there is a tile to draw."""
    if not s.stack:
        return ""
    laid = 0 if preparing(s) else max(arguments(s, ROUND_GOODS), default=ROUNDS)
    gone = s.round + (0 if frames(s, WHITE_DIE) else 1) if laid == ROUNDS else 0
    if [good > 0 for good in s.round_goods] != [gone <= i < laid for i in range(ROUNDS)]:
        return "one good lies ready for each round to come"
    phases = range(s.phase + 1, PHASES)
    if sum(s.goods_bag) < len(phases) * ROUNDS + ROUNDS - laid + len(frames(s, DEALING_GOODS)):
        return "the goods do not last"
    for i in arguments(s, FILLING):
        if i >= len(t.slots):
            return "" if any(s.black) else "there is no black tile left"
        kinds = t.kinds.of_colour[t.colour_at(t.slots[i], s.phase)]
        return "" if count(s.bag, kinds) else "there is no tile of this colour left"
    return ""
