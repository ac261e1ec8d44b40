"""Moves in a few words, with the die and the workers that they take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.labels import Arguments, Asked
from castellany.core.phrase import Phrase, Seat
from castellany.games.burgundy.dice import price
from castellany.games.burgundy.editions.edition import OPTIONAL
from castellany.games.burgundy.labels.names import board_name, depot_key, good_key, kind_key
from castellany.games.burgundy.labels.prompts import collected
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import BLACK, GOODS, PRICE
from castellany.games.burgundy.verbs.load import free_spaces, goods_in
from castellany.games.burgundy.verbs.place import SHIFTING_MONASTERY
from castellany.games.burgundy.verbs.workers import silver_taken, workers_taken

Question = Asked[BurgundyRules, BurgundyState]


def own(q: Question) -> int:
    """The estate of the seat that is asked."""
    return q.s.estate_of[q.f.seat]


def with_die(q: Question, die: int, number: int, monastery: int = 0) -> Arguments:
    """The die and the workers that turn it into the number; the monastery may shift it for nothing."""
    if die == 0:
        return {"die": 0, "workers": 0, **granted(q)}
    return {"die": die, "workers": price(q.s, own(q), die, number, q.s.holds(own(q), monastery))}


def tile_from(q: Question) -> Arguments:
    return {"tile": kind_key(q.rules, q.a), "depot": depot_key(q.b)}


def player(q: Question) -> Arguments:
    """The player for whom chance draws."""
    return {"player": Seat(q.f.arg)}


def granted(q: Question) -> Arguments:
    """The tile that granted the move."""
    return {"by": kind_key(q.rules, q.f.why)} if q.f.why else {}


def cargo(q: Question, depot: int, depots: int) -> Arguments:
    """A depot and what of the goods of these would be loaded; `room` tells whether all find room, some or none."""
    lying = [goods_in(q.s, depots, colour) for colour in range(GOODS)]
    stored = q.s.goods[own(q) * GOODS : (own(q) + 1) * GOODS]
    spaces = free_spaces(q.s, q.f.seat)
    colours = [colour for colour in range(GOODS) if lying[colour]]
    taken = [colour for colour in colours if stored[colour] or spaces]
    new = sum(1 for colour in taken if not stored[colour])
    goods = [Phrase("some-goods", {"count": lying[c], "good": good_key(c)}) for c in taken or colours]
    room = "empty" if not colours else "none" if not taken else "some" if new > spaces else "all"
    return {"depot": depot_key(depot), "room": room, "spaces": spaces, "goods": tuple(goods)}


def take(q: Question) -> Arguments:
    return {**tile_from(q), **with_die(q, q.c, q.b + 1, 12)}


def place(q: Question) -> Arguments:
    monastery = SHIFTING_MONASTERY[q.rules.tables.kinds.colour[q.a]]
    number = q.rules.tables.boards[q.s.board[own(q)]].number[q.b]
    return {"tile": kind_key(q.rules, q.a), "space": q.b + 1, **with_die(q, q.c, number, monastery)}


def sell(q: Question) -> Arguments:
    count = q.s.goods[own(q) * GOODS + q.a]
    return {
        "good": good_key(q.a),
        "count": count,
        "points": count * q.rules.tables.players,
        **with_die(q, q.b, q.a + 1),
    }


def take_workers(q: Question) -> Arguments:
    return {
        "gained": workers_taken(q.s, own(q)),
        "silver": silver_taken(q.s, own(q)),
        **with_die(q, q.a, q.a),
    }


def buy(q: Question) -> Arguments:
    return {**tile_from(q), "silver": PRICE - q.c, "workers": q.c}


def hire(q: Question) -> Arguments:
    return {**tile_from(q), "workers": PRICE}


def end(q: Question) -> Arguments:
    seat = q.f.seat
    return {"left": sum(1 for die in q.s.dice[2 * seat : 2 * seat + 2] if die)}


def discard(q: Question) -> Arguments:
    return {"tile": kind_key(q.rules, q.a)}


def load(q: Question) -> Arguments:
    return cargo(q, q.a, 1 << q.a)


def load_also(q: Question) -> Arguments:
    """With no order between the two depots (BUR-R 41) the first is still to be loaded."""
    in_order = q.rules.tables.edition.neighbour_depot == OPTIONAL
    return cargo(q, q.a, 1 << q.a if in_order else 1 << q.a | 1 << q.f.arg)


def stow(q: Question) -> Arguments:
    return {"good": good_key(q.a), "count": goods_in(q.s, q.f.arg, q.a)}


def collect(q: Question) -> Arguments:
    return {**collected(q.f.why), **granted(q)}


def fetch(q: Question) -> Arguments:
    return {**tile_from(q), **granted(q)}


def decline(q: Question) -> Arguments:
    return granted(q)


def side(q: Question) -> Arguments:
    return {"board": board_name(q.rules.tables.boards[q.a].name)}


def castle(q: Question) -> Arguments:
    return {"space": q.a + 1}


def roll(q: Question) -> Arguments:
    return {**player(q), "first": q.a, "second": q.b}


def white(q: Question) -> Arguments:
    return {"die": q.a}


def draw(q: Question) -> Arguments:
    slots = q.rules.tables.slots
    depot = slots[q.f.arg] >> 2 if q.f.arg < len(slots) else BLACK
    return {"tile": kind_key(q.rules, q.a), "depot": depot_key(depot)}


def round_good(q: Question) -> Arguments:
    return {"round": q.f.arg + 1, "good": good_key(q.a)}


def deal_good(q: Question) -> Arguments:
    return {**player(q), "good": good_key(q.a)}


def deal(q: Question) -> Arguments:
    t = q.rules.tables
    sides = dict.fromkeys(board_name(t.boards[side].name) for side in t.pairs[q.a])
    return {**player(q), "board": "/".join(sides)}


def starter(q: Question) -> Arguments:
    return {"player": Seat(q.a)}


def start_die(q: Question) -> Arguments:
    return {**player(q), "die": q.a}


MOVES: Final[dict[str, Callable[[Question], Arguments]]] = {
    "take": take,
    "place": place,
    "sell": sell,
    "workers": take_workers,
    "buy": buy,
    "hire": hire,
    "end": end,
    "discard": discard,
    "load": load,
    "load-also": load_also,
    "stow": stow,
    "collect": collect,
    "fetch": fetch,
    "pass": decline,
    "side": side,
    "castle": castle,
    "roll": roll,
    "white": white,
    "draw": draw,
    "round-good": round_good,
    "deal-good": deal_good,
    "deal": deal,
    "starter": starter,
    "start-die": start_die,
}
"""By the word of a verb, what its text speaks of."""
