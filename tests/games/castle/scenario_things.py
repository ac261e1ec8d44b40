"""What a Castle scenario may expect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.castle.everything import FIGURE_NAMES, SOURCE_NAMES, at_gate, nests, sources
from tests.games.scenario_words import ScenarioError, Value

from castellany.games.castle.emptiness import largest_empty
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import SEGMENTS, TERRAIN_NAMES, TOKEN_NAMES, TOKENS
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import IN_SUPPLY, CastleState


class Question:
    """A word and its arguments, of which the first is mostly a seat."""

    def __init__(self, rules: CastleRules, s: CastleState, words: list[str]) -> None:
        self.rules = rules
        self.s = s
        self.words = words

    @property
    def seat(self) -> int:
        return int(self.words[0]) - 1

    def tile(self) -> int:
        return self.rules.tables.tile_words.values[self.words[0]]

    def player(self) -> dict[str, Any]:
        """The seat as a page is shown it."""
        scene: dict[str, Any] = self.rules.scene(self.s)
        found: dict[str, Any] = scene["players"][self.seat]
        return found


def read_thing(rules: CastleRules, s: CastleState, text: str) -> Value:
    word, *arguments = text.split()
    reader = READERS.get((word, len(arguments)))
    if reader is None:
        raise ScenarioError(f"no such thing to expect: {text}")
    return reader(Question(rules, s, arguments))


def supply(q: Question) -> Value:
    kind = q.words[1] if len(q.words) > 1 else FIGURE_NAMES[0]
    places = range(q.seat * q.s.figures_each(), (q.seat + 1) * q.s.figures_each())
    return sum(q.s.figures[i] == IN_SUPPLY and FIGURE_NAMES[kind_of(q.s, i)] == kind for i in places)


def figures(q: Question) -> Value:
    """Such as `follower a1 road`."""
    found = []
    for i in range(q.seat * q.s.figures_each(), (q.seat + 1) * q.s.figures_each()):
        cell = q.s.figures[i]
        if cell >= 0:
            place, number = divmod(cell, SEGMENTS)
            piece = q.rules.tables.faces[q.s.board[place] - 1].segments[number]
            square = q.rules.tables.square_words.words[place]
            found.append(f"{FIGURE_NAMES[kind_of(q.s, i)]} {square} {TERRAIN_NAMES[piece.terrain]}")
    return found


def held(counts: list[int], seat: int) -> Value:
    own = counts[seat * TOKENS : (seat + 1) * TOKENS]
    return [name for i, name in enumerate(TOKEN_NAMES) for _ in range(own[i])]


def yes(truth: bool) -> Value:
    return "yes" if truth else "no"


def seats(numbers: list[int]) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in numbers)


READERS: Final[dict[tuple[str, int], Callable[[Question], Value]]] = {
    ("score", 1): lambda q: q.s.score[q.seat],
    ("space", 1): lambda q: int(q.player()["space"]),
    ("at-gate", 1): lambda q: yes(at_gate(q.s)[q.seat] == 1),
    ("line", 2): lambda q: q.s.lines[q.seat * sources(q.s) + SOURCE_NAMES.index(q.words[1])],
    ("supply", 1): supply,
    ("supply", 2): supply,
    ("figures", 1): figures,
    ("tokens", 1): lambda q: held(q.s.tokens, q.seat),
    ("fresh", 1): lambda q: held(q.s.fresh, q.seat),
    ("used", 1): lambda q: q.s.used[TOKEN_NAMES.index(q.words[0])],
    ("hidden", 0): lambda q: sum(q.s.hidden),
    ("towers", 0): lambda q: q.s.towers.bit_count(),
    ("seat", 1): lambda q: q.s.seat_size[q.seat],
    ("seat-at", 1): lambda q: q.rules.tables.square_words.words[q.s.seat_cell[q.seat] // SEGMENTS],
    ("nests", 1): lambda q: nests(q.s)[q.seat],
    ("shown-nests", 1): lambda q: int(q.player()["nests"]),
    ("pool", 0): lambda q: int(str(q.rules.scene(q.s)["pool"])),
    ("largest-empty", 0): lambda q: len(largest_empty(q.s, q.rules.tables)),
    ("left", 0): lambda q: sum(q.s.bag),
    ("laid", 0): lambda q: sum(tile > 0 for tile in q.s.board),
    ("gone", 1): lambda q: q.s.gone[q.tile()],
    ("active", 0): lambda q: q.s.active + 1,
    ("over", 0): lambda q: yes(q.rules.over(q.s)),
    ("winner", 0): lambda q: seats(q.rules.result(q.s).winners),
    ("ranking", 0): lambda q: seats([placing.seat for placing in q.rules.result(q.s).placings]),
}
"""By word and number of arguments."""
