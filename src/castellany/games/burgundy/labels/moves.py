"""Moves in a few words, with the die and the workers that they take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.frames import Frame
from castellany.core.moves import unpack
from castellany.core.phrase import Phrase, Seat
from castellany.games.burgundy import words
from castellany.games.burgundy.dice import price
from castellany.games.burgundy.labels.names import Arguments, board_name, depot_key, good_key, kind_key
from castellany.games.burgundy.labels.prompts import collected
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import BLACK, GOODS, PRICE
from castellany.games.burgundy.verbs.load import free_spaces
from castellany.games.burgundy.verbs.place import SHIFTING_MONASTERY
from castellany.games.burgundy.verbs.workers import silver_taken, workers_taken


def move_phrase(rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> Phrase:
    """A move of this seat, or of chance, as it would read in a list of what can be done now."""
    return Phrase(f"move-{rules.verbs[unpack(m)[0]].form.word}", move_details(rules, s, seat, m))


def move_details(rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> Arguments:
    """What the words for a move speak of."""
    verb, a, b, c = unpack(m)
    return DETAILS[verb](Asked(rules, s, rules.frame_for(s, seat), a, b, c)) if verb in DETAILS else {}


class Asked:
    """A move with the position and the question that it answers."""

    def __init__(self, rules: BurgundyRules, s: BurgundyState, f: Frame, a: int, b: int, c: int) -> None:
        self.rules = rules
        self.tables = rules.tables
        self.s = s
        self.f = f
        self.estate = s.estate_of[f.seat] if f.seat >= 0 else NOBODY
        self.a = a
        self.b = b
        self.c = c

    def die(self, die: int, number: int, monastery: int = 0) -> Arguments:
        """The die and the workers that turn it into the number; the monastery may shift it for nothing."""
        if die == 0:
            return {"die": 0, "workers": 0, **self.granted()}
        return {"die": die, "workers": price(self.s, self.estate, die, number, self.s.holds(self.estate, monastery))}

    def tile_from(self) -> Arguments:
        return {"tile": kind_key(self.rules, self.a), "depot": depot_key(self.b)}

    def player(self) -> Arguments:
        """The player for whom chance draws."""
        return {"player": Seat(self.f.arg)}

    def granted(self) -> Arguments:
        """The tile that granted the move."""
        return {"by": kind_key(self.rules, self.f.why)} if self.f.why else {}

    def cargo(self, depot: int) -> Arguments:
        """A depot and what of its goods would be loaded; `room` tells whether all find room, some or none."""
        lying = self.s.depot_goods[depot * GOODS : (depot + 1) * GOODS]
        own = self.s.goods[self.estate * GOODS : (self.estate + 1) * GOODS]
        spaces = free_spaces(self.s, self.f.seat)
        colours = [colour for colour in range(GOODS) if lying[colour]]
        taken = [colour for colour in colours if own[colour] or spaces]
        new = sum(1 for colour in taken if not own[colour])
        goods = [Phrase("some-goods", {"count": lying[c], "good": good_key(c)}) for c in taken or colours]
        room = "empty" if not colours else "none" if not taken else "some" if new > spaces else "all"
        return {"depot": depot_key(depot), "room": room, "spaces": spaces, "goods": tuple(goods)}


def take(q: Asked) -> Arguments:
    return {**q.tile_from(), **q.die(q.c, q.b + 1, 12)}


def place(q: Asked) -> Arguments:
    monastery = SHIFTING_MONASTERY[q.tables.kinds.colour[q.a]]
    number = q.tables.boards[q.s.board[q.estate]].number[q.b]
    return {"tile": kind_key(q.rules, q.a), "space": q.b + 1, **q.die(q.c, number, monastery)}


def sell(q: Asked) -> Arguments:
    count = q.s.goods[q.estate * GOODS + q.a]
    return {"good": good_key(q.a), "count": count, "points": count * q.tables.players, **q.die(q.b, q.a + 1)}


def take_workers(q: Asked) -> Arguments:
    return {
        "gained": workers_taken(q.s, q.estate),
        "silver": silver_taken(q.s, q.estate),
        **q.die(q.a, q.a),
    }


def buy(q: Asked) -> Arguments:
    return {**q.tile_from(), "silver": PRICE - q.c, "workers": q.c}


def hire(q: Asked) -> Arguments:
    return {**q.tile_from(), "workers": PRICE}


def end(q: Asked) -> Arguments:
    seat = q.f.seat
    return {"left": sum(1 for die in q.s.dice[2 * seat : 2 * seat + 2] if die)}


def discard(q: Asked) -> Arguments:
    return {"tile": kind_key(q.rules, q.a)}


def load(q: Asked) -> Arguments:
    return q.cargo(q.a)


def stow(q: Asked) -> Arguments:
    return {"good": good_key(q.a), "count": q.s.depot_goods[q.f.arg * GOODS + q.a]}


def collect(q: Asked) -> Arguments:
    return {**collected(q.f.why), **q.granted()}


def fetch(q: Asked) -> Arguments:
    return {**q.tile_from(), **q.granted()}


def decline(q: Asked) -> Arguments:
    return q.granted()


def side(q: Asked) -> Arguments:
    return {"board": board_name(q.tables.boards[q.a].name)}


def castle(q: Asked) -> Arguments:
    return {"space": q.a + 1}


def roll(q: Asked) -> Arguments:
    return {**q.player(), "first": q.a, "second": q.b}


def white(q: Asked) -> Arguments:
    return {"die": q.a}


def draw(q: Asked) -> Arguments:
    slots = q.tables.slots
    depot = slots[q.f.arg] >> 2 if q.f.arg < len(slots) else BLACK
    return {"tile": kind_key(q.rules, q.a), "depot": depot_key(depot)}


def round_good(q: Asked) -> Arguments:
    return {"round": q.f.arg + 1, "good": good_key(q.a)}


def deal_good(q: Asked) -> Arguments:
    return {**q.player(), "good": good_key(q.a)}


def deal(q: Asked) -> Arguments:
    sides = dict.fromkeys(board_name(q.tables.boards[side].name) for side in q.tables.pairs[q.a])
    return {**q.player(), "board": "/".join(sides)}


def starter(q: Asked) -> Arguments:
    return {"player": Seat(q.a)}


def start_die(q: Asked) -> Arguments:
    return {**q.player(), "die": q.a}


DETAILS: Final[dict[int, Callable[[Asked], Arguments]]] = {
    words.TAKE: take,
    words.PLACE: place,
    words.SELL: sell,
    words.WORKERS: take_workers,
    words.BUY: buy,
    words.HIRE: hire,
    words.END: end,
    words.DISCARD: discard,
    words.LOAD: load,
    words.LOAD_ALSO: load,
    words.STOW: stow,
    words.COLLECT: collect,
    words.FETCH: fetch,
    words.PASS: decline,
    words.SIDE: side,
    words.CASTLE: castle,
    words.ROLL: roll,
    words.WHITE: white,
    words.DRAW: draw,
    words.ROUND_GOOD: round_good,
    words.DEAL_GOOD: deal_good,
    words.DEAL: deal,
    words.STARTER: starter,
    words.START_DIE: start_die,
}
"""By verb, what its text speaks of."""
