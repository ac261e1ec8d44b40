"""What a scenario may expect: the words for the things of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.games.scenario_words import ScenarioError, Value

from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, NOTHING
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import FIRST_BLACK_SLOT, GOODS, SLOTS, STORAGE


def read_thing(rules: BurgundyRules, s: BurgundyState, thing: str) -> Value:
    word, *rest = thing.split()
    if (word, len(rest)) not in READERS:
        raise ScenarioError(f"no such thing to expect: {thing}")
    return READERS[word, len(rest)](Question(rules, s, rest))


class Question:
    """A position and the words that follow the name of a thing."""

    def __init__(self, rules: BurgundyRules, s: BurgundyState, words: list[str]) -> None:
        self.rules = rules
        self.kinds = rules.tables.kinds
        self.s = s
        self.words = words

    @property
    def first(self) -> int:
        """The first word as a seat, depot or goods colour, all of which count from 1."""
        return int(self.words[0]) - 1

    @property
    def second(self) -> int:
        return int(self.words[1]) - 1

    def own(self, values: list[int], count: int) -> list[int]:
        """The entries of the seat asked for."""
        return values[self.first * count : (self.first + 1) * count]

    def pile(self, goods: bytearray) -> list[str]:
        """One word for each good of a pile counted by colour."""
        return [str(colour + 1) for colour in range(GOODS) for _ in range(goods[self.first * GOODS + colour])]

    def names(self, kinds: list[int]) -> list[str]:
        return [self.kinds.names[kind] for kind in kinds if kind != NOTHING]

    def count(self, supply: bytearray) -> int:
        """How many tiles of a kind, or of all kinds, a supply has."""
        return sum(supply) if self.words[0] == "all" else supply[self.kinds.number[self.words[0]]]


def seats(holders: list[int]) -> tuple[str, ...]:
    return tuple(str(holder + 1) for holder in holders if holder != NOBODY)


def depot(q: Question) -> list[int]:
    """The kinds on the spaces of a depot."""
    slots = list(q.s.depots)
    return slots[FIRST_BLACK_SLOT:SLOTS] if q.words[0] == "black" else q.own(slots, 4)


def decided_by(q: Question) -> Value:
    """What put a seat behind the one above it."""
    return next(p.decided_by for p in q.rules.result(q.s).placings if p.seat == q.first)


def bonus(q: Question) -> Value:
    """The holders of a colour's large and small bonus tile."""
    large = COLOUR_NAMES.index(q.words[0]) * 2
    return seats(q.s.bonus[large : large + 2])


READERS: Final[dict[tuple[str, int], Callable[[Question], Value]]] = {
    ("points", 1): lambda q: q.s.points[q.first],
    ("silver", 1): lambda q: q.s.silver[q.first],
    ("workers", 1): lambda q: q.s.workers[q.first],
    ("storage", 1): lambda q: q.names(q.own(q.s.storage, STORAGE)),
    ("goods", 1): lambda q: q.pile(q.s.goods),
    ("goods", 2): lambda q: q.s.goods[q.first * GOODS + q.second],
    ("sold", 1): lambda q: q.pile(q.s.sold),
    ("sold", 2): lambda q: q.s.sold[q.first * GOODS + q.second],
    ("depot", 1): lambda q: q.names(depot(q)),
    ("depot-colours", 1): lambda q: [COLOUR_NAMES[q.kinds.colour[kind]] for kind in depot(q) if kind],
    ("depot-size", 1): lambda q: len(q.names(depot(q))),
    ("depot-goods", 1): lambda q: q.pile(q.s.depot_goods),
    ("round-goods", 0): lambda q: tuple(str(good) for good in q.s.round_goods if good),
    ("goods-bag", 0): lambda q: sum(q.s.goods_bag),
    ("goods-bag", 1): lambda q: q.s.goods_bag[q.first],
    ("track", 1): lambda q: q.s.track[q.first],
    ("order", 0): lambda q: seats(q.s.order),
    ("dice", 1): lambda q: [str(die) for die in q.own(q.s.dice, 2) if die],
    ("board", 1): lambda q: "none" if q.s.board[q.first] < 0 else q.rules.tables.boards[q.s.board[q.first]].name,
    ("space", 2): lambda q: q.kinds.names[q.s.tiles[q.first * q.s.spaces + q.second]],
    ("filled", 1): lambda q: q.s.filled[q.first].bit_count(),
    ("line", 2): lambda q: q.s.lines[q.rules.tables.sources.index(q.words[1]) * q.s.players + q.first],
    ("bonus", 1): bonus,
    ("phase", 0): lambda q: PHASE_LETTERS[q.s.phase],
    ("round", 0): lambda q: q.s.round + 1,
    ("white", 0): lambda q: q.s.white,
    ("winner", 0): lambda q: seats(q.rules.result(q.s).winners),
    ("ranking", 0): lambda q: seats([p.seat for p in q.rules.result(q.s).placings]),
    ("decided-by", 1): decided_by,
    ("over", 0): lambda q: "yes" if q.rules.over(q.s) else "no",
    ("bag", 1): lambda q: q.count(q.s.bag),
    ("black", 1): lambda q: q.count(q.s.black),
    ("remembered", 2): lambda q: q.s.extra[q.rules.tables.remembered[q.words[0]] + q.second],
    ("boxed", 1): lambda q: q.count(q.s.boxed),
}
"""By word and number of arguments."""
