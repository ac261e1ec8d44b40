"""What a Burgundy scenario may expect, beside what every game has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.games.scenario_things import Key, Question, reader, seats
from tests.games.scenario_words import Value

from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, NOTHING, Kinds
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import FIRST_BLACK_SLOT, GOODS, SLOTS, STORAGE


class BurgundyQuestion(Question[BurgundyRules, BurgundyState]):
    @property
    def kinds(self) -> Kinds:
        return self.rules.tables.kinds

    def pile(self, goods: Sequence[int]) -> list[str]:
        """One word for each good of a pile counted by colour."""
        return [str(colour + 1) for colour in range(GOODS) for _ in range(goods[self.first * GOODS + colour])]

    def names(self, kinds: list[int]) -> list[str]:
        return [self.kinds.names[kind] for kind in kinds if kind != NOTHING]

    def count(self, supply: bytes) -> int:
        """How many tiles of a kind, or of all kinds, a supply has."""
        return sum(supply) if self.words[0] == "all" else supply[self.kinds.number[self.words[0]]]


def depot(q: BurgundyQuestion) -> list[int]:
    """The kinds on the spaces of a depot."""
    slots = list(q.s.depots)
    return slots[FIRST_BLACK_SLOT:SLOTS] if q.words[0] == "black" else q.own(slots, 4)


def bonus(q: BurgundyQuestion) -> Value:
    """The holders of a colour's large and small bonus tile."""
    large = COLOUR_NAMES.index(q.words[0]) * 2
    return seats(q.s.bonus[large : large + 2])


READERS: Final[dict[Key, Callable[[BurgundyQuestion], Value]]] = {
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
    ("bag", 1): lambda q: q.count(q.s.bag),
    ("black", 1): lambda q: q.count(q.s.black),
    ("post-tiles", 0): lambda q: seats(q.s.extra[q.rules.tables.remembered["border-posts"] :][:2]),
    ("remembered", 2): lambda q: q.s.extra[q.rules.tables.remembered[q.words[0]] + q.second],
    ("boxed", 1): lambda q: q.count(q.s.boxed),
}
read_thing: Final = reader(BurgundyQuestion, READERS)
