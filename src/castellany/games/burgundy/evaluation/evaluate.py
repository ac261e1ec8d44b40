"""Evaluation: the points that a seat may expect to end with, in hundredths, by rules of thumb.

Points so far, what lies in the duchy and in storage, goods, silver and workers, the best use of the
dice left and of every question still pending. It looks at one seat only; nothing hidden is used.
"""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.games.burgundy.boards import bits, distance
from castellany.games.burgundy.evaluation import weights as w
from castellany.games.burgundy.evaluation.estate import EstateValue, ModuleWorth
from castellany.games.burgundy.evaluation.expected import TURNS
from castellany.games.burgundy.kinds import BANK, MINE_TILE, MONASTERIES, NOTHING
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import (
    CASTLE_ACTION,
    CITY_HALL_PLACING,
    COLLECTING,
    DISCARDING,
    FETCHING,
    LOADING,
    LOADING_ALSO,
    PHASE_EFFECT,
    ROUND_EFFECT,
    SAIL_EFFECT,
    SALE,
    TURN,
    TURNS_EFFECT,
)
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, ROUNDS, STORAGE, Tables
from castellany.games.burgundy.verbs.place import SHIFTING_MONASTERY
from castellany.games.burgundy.verbs.simple import BANK_SILVER, BOARDING_HOUSE_WORKERS

ANY_COLOUR: Final = 63
ANY_DIE: Final = 0
OUT_OF_REACH: Final = 100000
BASE_MONASTERIES: Final = (1 << MONASTERIES + 1) - 2
"""The bits of those whose worth is known here."""


def evaluate(t: Tables, p: RulePoints, modules: list[ModuleWorth], s: BurgundyState, seat: int) -> int:
    points = 100 * s.points[seat]
    if not s.stack or s.board[s.estate_of[seat]] == NOBODY:
        return points
    a = EstateValue(t, p, modules, s, seat, turns_to_come(s, seat))
    worth = points + a.areas() + a.bonuses() + a.herds() + duchy(a) + resources(a) + stored(a)
    if in_turn(s, seat):
        worth += dice(a) + pending(a)
    return worth


def turns_to_come(s: BurgundyState, seat: int) -> int:
    """How many turns of a seat begin after now; the bottom of the stack knows the round."""
    bottom = s.stack[0]
    if bottom.step == PHASE_EFFECT:
        return TURNS - ROUNDS * bottom.arg
    rounds_begun = s.phase * ROUNDS + (bottom.arg if bottom.step == ROUND_EFFECT else ROUNDS)
    turns = TURNS - rounds_begun
    for i in range(1, min(len(s.stack), s.players + 1)):
        f = s.stack[i]
        if f.step == TURNS_EFFECT:
            return turns + 1
        if f.step == TURN and f.seat == seat:
            begun = i + 1 >= len(s.stack) or s.stack[i + 1].step != TURN
            return turns if begun else turns + 1
    return turns


def in_turn(s: BurgundyState, seat: int) -> bool:
    """Whether the turn under way is this seat's."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f.step == TURN:
            return f.seat == seat
    return False


def duchy(a: EstateValue) -> int:
    """Frontier, mines and monasteries."""
    worth = w.FRONTIER * bits(a.open)
    worth += a.s.placed(a.estate, MINE_TILE) * a.mine_worth()
    held = a.held & BASE_MONASTERIES
    while held:
        low = held & -held
        worth += a.monastery_worth(low.bit_length() - 1)
        held ^= low
    for each in a.modules:
        worth += each.duchy(a)
    return worth


def resources(a: EstateValue) -> int:
    """Silver, workers, goods, and the place on the track."""
    s, estate = a.s, a.estate
    worth = a.silver_worth(s.silver[estate]) + a.worker_worth(s.workers[estate])
    for colour in range(GOODS):
        worth += a.stack_worth(s.goods[estate * GOODS + colour])
    behind = s.players - 1 - s.order.index(a.seat)
    return worth + behind * w.FIRST * min(a.turns, w.FIRST_TURNS)


def stored(a: EstateValue) -> int:
    """Tiles in storage; each keeps its best space to itself."""
    worth = 0
    base = a.estate * STORAGE
    for i in range(base, base + STORAGE):
        kind = a.s.storage[i]
        if kind == NOTHING:
            return worth
        worth += a.kept(kind)
        near = a.room(kind) & ~a.reserved & a.open
        if near:
            a.reserve(a.best_space(kind, near))
    return worth - w.CLUTTER


def dice(a: EstateValue) -> int:
    """The best uses of the dice left."""
    worth = 0
    for i in (2 * a.seat, 2 * a.seat + 1):
        if a.s.dice[i]:
            worth += action(a, a.s.dice[i])
    return worth


def action(a: EstateValue, die: int) -> int:
    """The best that one action can add, with a die or with ANY_DIE."""
    best = max(a.workers_gain(), best_place(a, die))
    best = max(best, best_take(a, die, ANY_COLOUR))
    goods, first = a.s.goods, a.estate * GOODS
    for colour in range(GOODS):
        if goods[first + colour]:
            best = max(best, a.sale_gain(colour) - shift(a, die, colour + 1, 0))
    return best


def shift(a: EstateValue, die: int, number: int, free: int) -> int:
    """What the workers are worth that turn a die into a number."""
    if die == ANY_DIE:
        return 0
    steps = distance(die, number) - free
    if steps <= 0:
        return 0
    if a.held >> 8 & 1:
        steps = (steps + 1) // 2
    workers = a.s.workers[a.estate]
    return OUT_OF_REACH if steps > workers else a.worker_worth(workers) - a.worker_worth(workers - steps)


def best_place(a: EstateValue, die: int) -> int:
    best = 0
    base = a.estate * STORAGE
    for i in range(base, base + STORAGE):
        kind = a.s.storage[i]
        if kind == NOTHING:
            break
        free = a.held >> SHIFTING_MONASTERY[a.colour_of[kind]] & 1
        known = a.effect(kind) - a.kept(kind)
        room = a.room(kind) & a.open
        while room:
            low = room & -room
            space = low.bit_length() - 1
            gain = a.space_gain(kind, space) + a.at_once(space) + known
            gain -= shift(a, die, a.board.number[space], free)
            if gain > best:
                best = gain
            room ^= low
    return best


def best_take(a: EstateValue, die: int, colours: int) -> int:
    """The best tile of these colours in the numbered depots."""
    best = 0
    free = a.held >> 12 & 1
    depots, colour_of = a.s.depots, a.colour_of
    for depot in range(DEPOTS):
        price = shift(a, die, depot + 1, free)
        if price == OUT_OF_REACH:
            continue
        for slot in range(4 * depot, 4 * depot + 4):
            kind = depots[slot]
            if kind != NOTHING and colours >> colour_of[kind] & 1:
                gain = a.kept(kind) - price
                if gain > best:
                    best = gain
    return best


def pending(a: EstateValue) -> int:
    """What the questions on the stack are still good for."""
    worth = 0
    for i in range(len(a.s.stack) - 1, -1, -1):
        f = a.s.stack[i]
        if f.step == TURN:
            break
        worth += answer(a, f)
    return worth


def answer(a: EstateValue, f: Frame) -> int:
    if f.step == CASTLE_ACTION:
        return action(a, ANY_DIE)
    if f.step == CITY_HALL_PLACING:
        return best_place(a, ANY_DIE)
    if f.step == FETCHING:
        return best_take(a, ANY_DIE, f.arg)
    if f.step == SALE:
        return a.best_sale()
    if f.step == COLLECTING:
        return BANK_SILVER * a.silver if f.why == BANK else BOARDING_HOUSE_WORKERS * a.worker
    if f.step == LOADING:
        return a.load_gain()
    if f.step == LOADING_ALSO:
        return a.also_gain(f.arg)
    if f.step == SAIL_EFFECT:
        return w.SAIL
    if f.step == DISCARDING:
        return replacing(a, f.arg)
    worth = 0
    for each in a.modules:
        worth += each.pending(a, f)
    return worth


def replacing(a: EstateValue, kind: int) -> int:
    """A tile that comes to full storage in place of the worst one there."""
    least = OUT_OF_REACH
    base = a.estate * STORAGE
    for i in range(base, base + STORAGE):
        least = min(least, a.kept(a.s.storage[i]))
    return a.kept(kind) - least
