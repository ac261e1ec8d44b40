"""Evaluation: the points that a seat may expect to end with, in hundredths, by rules of thumb.

Points so far with the scorings to come, regions and colours begun, cards, workers, marble and bonus tiles, stored
tiles, and what is pending. It looks at one seat and at how fast the game goes; nothing hidden is used.
"""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.games.tuscany.evaluation import weights as w
from castellany.games.tuscany.evaluation.estate import EstateValue
from castellany.games.tuscany.evaluation.expected import SLOWEST, turns_for
from castellany.games.tuscany.kinds import BONUSES, COLOUR, HEXAGON, MORE_CARDS, NOTHING
from castellany.games.tuscany.program import (
    ACTION,
    CASTLE_TAKING,
    CITY_BONUS,
    DRAWING,
    FIRST,
    FIRST_BONUS,
    LANDING,
    TAKING,
    YIELDING,
)
from castellany.games.tuscany.scoring import SCORINGS
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity, free_space
from castellany.games.tuscany.tables import MOST_YIELDS, STACK, STACKS, Tables
from castellany.games.tuscany.words import OPEN_TILES, SPACES


def evaluate(t: Tables, s: TuscanyState, seat: int) -> int:
    if not s.stack:
        return 100 * s.red[seat]
    points = 100 * (s.red[seat] + s.green[seat] * (SCORINGS - s.phase))
    if s.arrangement[seat] == NOBODY:
        return points
    a = EstateValue(t, s, seat, turns_to_come(s, seat), pace_of(s))
    return points + a.regions() + a.colours() + a.frontier() + belongings(a) + pending(a) + stored(a)


def turns_to_come(s: TuscanyState, seat: int) -> int:
    """How many turns of a seat begin after now: as many as the fastest stacks are likely to allow."""
    tiles = STACKS * STACK - max(s.revealed)
    if tiles and not s.last:
        return turns_for(tiles, pace_of(s))
    turns = 1 - s.last
    for f in s.stack:
        if f.step == ACTION and f.arg == FIRST and f.seat == seat:
            turns += 1
    return turns


def pace_of(s: TuscanyState) -> int:
    """How many half rounds the fastest seat needs for a tile, by the turns so far and by what is usual."""
    played = s.players * (s.round + 1)
    for f in s.stack:
        if f.step == ACTION and f.arg == FIRST:
            played -= 1
    fastest = max(s.revealed)
    pace = (4 * played // s.players + w.PACE_TILES * w.PACE) // (2 * (fastest + w.PACE_TILES))
    return max(1, min(pace, SLOWEST))


def belongings(a: EstateValue) -> int:
    """Cards, workers, marble and bonus tiles."""
    s, seat = a.s, a.seat
    worth = a.hand_worth() + a.worker_worth(s.workers[seat]) + a.marble_worth(s.marble[seat])
    for bonus in range(BONUSES):
        held = s.bonuses[seat * BONUSES + bonus]
        if held:
            worth += held * a.bonus_worth(bonus)
    return worth


def stored(a: EstateValue) -> int:
    """Pieces in storage."""
    worth = 0
    pieces = 0
    first = a.seat * STORAGE
    for i in range(first, first + STORAGE):
        kind = a.s.storage[i]
        if kind != NOTHING:
            worth += a.kept(kind)
            a.reserve(kind)
            pieces += 1
    return worth - w.CLUTTER if pieces == capacity(a.s, a.t, a.seat) else worth


def pending(a: EstateValue) -> int:
    """What the questions and draws of the turn under way are still good for."""
    worth = 0
    for i in range(len(a.s.stack) - 1, -1, -1):
        f = a.s.stack[i]
        if f.step == ACTION and f.arg == FIRST:
            break
        worth += answer(a, f)
    return worth


def answer(a: EstateValue, f: Frame) -> int:
    if f.step == DRAWING:
        return (f.why + 1) * a.card_worth() if f.arg == a.seat else 0
    if f.step == YIELDING:
        return (f.why % MOST_YIELDS + 1) * a.yield_worth() if f.arg == a.seat else 0
    if f.seat != a.seat:
        return 0
    if f.step == CASTLE_TAKING:
        return a.best_open()
    if f.step == CITY_BONUS or f.step == FIRST_BONUS:
        return a.best_bonus()
    if f.step == LANDING:
        return a.landing(f.arg % SPACES, f.why)
    if f.step == TAKING:
        return best_take(a)
    if f.step == ACTION:
        return max(drawing(a), best_place(a), best_take(a))
    return 0


def drawing(a: EstateValue) -> int:
    """The action of drawing cards."""
    return (a.t.edition.draw_cards + a.s.bonuses[a.seat * BONUSES + MORE_CARDS]) * a.card_worth()


def best_place(a: EstateValue) -> int:
    """The action of placing the best piece that can be paid for."""
    best = 0
    first = a.seat * STORAGE
    for i in range(first, first + STORAGE):
        kind = a.s.storage[i]
        if kind != NOTHING and (kind == HEXAGON or a.missing(COLOUR[kind]) == 0):
            best = max(best, a.best_lying(kind) - a.kept(kind) - a.unit * w.PAID // 100)
    return best


def best_take(a: EstateValue) -> int:
    """The action of taking the best open tile."""
    least = 0
    if free_space(a.s, a.t, a.seat) < 0:
        first = a.seat * STORAGE
        least = min([a.kept(a.s.storage[i]) for i in range(first, first + capacity(a.s, a.t, a.seat))])
    best = 0
    for slot in range(OPEN_TILES):
        kind = a.s.display[slot]
        if kind != NOTHING:
            best = max(best, a.kept(kind) - least)
    return best
