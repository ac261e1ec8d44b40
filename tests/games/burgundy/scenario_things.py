"""What a scenario may expect: the words for the things of a position, and how their values compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.games.burgundy.boards import SPACES
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, NAMES, NOTHING
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scoring import SOURCE_NAMES, SOURCES
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import FIRST_BLACK_SLOT, GOODS, SLOTS, STORAGE
from tests.games.burgundy.scenario_table import KIND_OF, ScenarioError

Value = int | str | list[str] | tuple[str, ...]
"""A list compares in any order, a tuple in its own."""

Reader = Callable[[BurgundyRules, BurgundyState, list[str]], Value]


def same(found: Value, text: str) -> bool:
    """Whether a value is the one that a script writes."""
    if isinstance(found, int | str):
        return str(found) == text
    words = [] if text == "nothing" else text.split(", ")
    return sorted(found) == sorted(words) if isinstance(found, list) else list(found) == words


def read_thing(rules: BurgundyRules, s: BurgundyState, thing: str) -> Value:
    word, *rest = thing.split()
    if (word, len(rest)) not in READERS:
        raise ScenarioError(f"no such thing to expect: {thing}")
    return READERS[word, len(rest)](rules, s, rest)


def seat(words: list[str]) -> int:
    return int(words[0]) - 1


def names(kinds: list[int] | bytearray) -> list[str]:
    return [NAMES[kind] for kind in kinds if kind != NOTHING]


def pile(goods: bytearray, first: int) -> list[str]:
    """One word for each good of a pile counted by colour."""
    return [str(colour + 1) for colour in range(GOODS) for _ in range(goods[first * GOODS + colour])]


def seats(holders: list[int]) -> tuple[str, ...]:
    return tuple(str(holder + 1) for holder in holders if holder != NOBODY)


def depot(rules: BurgundyRules, s: BurgundyState, words: list[str]) -> Value:
    if words[0] == "black":
        return names(s.depots[FIRST_BLACK_SLOT:SLOTS])
    first = (int(words[0]) - 1) * 4
    return names(s.depots[first : first + 4])


def supply(field: str) -> Reader:
    """How many tiles of a kind, or of all kinds, a supply has."""

    def read(rules: BurgundyRules, s: BurgundyState, words: list[str]) -> Value:
        counts: bytearray = getattr(s, field)
        return sum(counts) if words[0] == "all" else counts[KIND_OF[words[0]]]

    return read


def space(rules: BurgundyRules, s: BurgundyState, words: list[str]) -> Value:
    kind = s.tiles[seat(words) * SPACES + int(words[1]) - 1]
    return NAMES[kind]


def decided_by(rules: BurgundyRules, s: BurgundyState, words: list[str]) -> Value:
    """What put a seat behind the one above it."""
    return next(p.decided_by for p in rules.result(s).placings if p.seat == seat(words))


def bonus(rules: BurgundyRules, s: BurgundyState, words: list[str]) -> Value:
    """The holders of a colour's large and small bonus tile."""
    first = COLOUR_NAMES.index(words[0]) * 2
    return seats(s.bonus[first : first + 2])


READERS: Final[dict[tuple[str, int], Reader]] = {
    ("points", 1): lambda _, s, w: s.points[seat(w)],
    ("silver", 1): lambda _, s, w: s.silver[seat(w)],
    ("workers", 1): lambda _, s, w: s.workers[seat(w)],
    ("storage", 1): lambda _, s, w: names(s.storage[seat(w) * STORAGE : (seat(w) + 1) * STORAGE]),
    ("goods", 1): lambda _, s, w: pile(s.goods, seat(w)),
    ("goods", 2): lambda _, s, w: s.goods[seat(w) * GOODS + int(w[1]) - 1],
    ("sold", 1): lambda _, s, w: pile(s.sold, seat(w)),
    ("sold", 2): lambda _, s, w: s.sold[seat(w) * GOODS + int(w[1]) - 1],
    ("depot", 1): depot,
    ("depot-goods", 1): lambda _, s, w: pile(s.depot_goods, seat(w)),
    ("round-goods", 0): lambda _, s, w: tuple(str(good) for good in s.round_goods if good),
    ("goods-bag", 0): lambda _, s, w: sum(s.goods_bag),
    ("goods-bag", 1): lambda _, s, w: s.goods_bag[seat(w)],
    ("track", 1): lambda _, s, w: s.track[seat(w)],
    ("order", 0): lambda _, s, w: seats(s.order),
    ("dice", 1): lambda _, s, w: [str(die) for die in s.dice[2 * seat(w) : 2 * seat(w) + 2] if die],
    ("board", 1): lambda r, s, w: r.tables.boards[s.board[seat(w)]].name,
    ("space", 2): space,
    ("filled", 1): lambda _, s, w: s.filled[seat(w)].bit_count(),
    ("line", 2): lambda _, s, w: s.lines[seat(w) * SOURCES + SOURCE_NAMES.index(w[1])],
    ("bonus", 1): bonus,
    ("phase", 0): lambda _, s, w: PHASE_LETTERS[s.phase],
    ("round", 0): lambda _, s, w: s.round + 1,
    ("white", 0): lambda _, s, w: s.white,
    ("winner", 0): lambda r, s, w: seats(r.result(s).winners),
    ("ranking", 0): lambda r, s, w: seats([p.seat for p in r.result(s).placings]),
    ("decided-by", 1): decided_by,
    ("over", 0): lambda r, s, w: "yes" if r.over(s) else "no",
    ("bag", 1): supply("bag"),
    ("black", 1): supply("black"),
    ("boxed", 1): supply("boxed"),
}
"""By word and number of arguments; seats, spaces, depots and goods count from 1."""
