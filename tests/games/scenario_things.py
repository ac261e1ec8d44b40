"""What the scenarios of every game may expect, and how a game adds the words for its own things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from tests.games.scenario_words import ScenarioError, Value

from castellany.core.result import Placing
from castellany.core.rules import Rules
from castellany.core.state import State

R = TypeVar("R", bound=Rules[Any])
S = TypeVar("S", bound=State)
V = TypeVar("V", list[int], bytearray)


class Question(Generic[R, S]):
    """A position and the words that follow the name of a thing; numbers in them count from 1."""

    def __init__(self, rules: R, s: S, words: list[str]) -> None:
        self.rules = rules
        self.s = s
        self.words = words

    @property
    def first(self) -> int:
        """The first word as a number from 0, mostly a seat."""
        return int(self.words[0]) - 1

    @property
    def second(self) -> int:
        return int(self.words[1]) - 1

    def own(self, values: V, count: int) -> V:
        """The entries of the seat asked for."""
        return values[self.first * count : (self.first + 1) * count]

    def placing(self) -> Placing:
        """The place of the seat asked for."""
        return next(placing for placing in self.rules.result(self.s).placings if placing.seat == self.first)


Q = TypeVar("Q", bound=Question[Any, Any])
Key = tuple[str, int]
"""A word and the number of words that follow it."""


def seats(holders: Sequence[int]) -> tuple[str, ...]:
    """Seats as a script writes them; nobody is below 0."""
    return tuple(str(holder + 1) for holder in holders if holder >= 0)


def yes(truth: bool) -> Value:
    return "yes" if truth else "no"


OF_EVERY_GAME: Final[Mapping[Key, Callable[[Question[Any, Any]], Value]]] = {
    ("over", 0): lambda q: yes(q.rules.over(q.s)),
    ("winner", 0): lambda q: seats(q.rules.result(q.s).winners),
    ("ranking", 0): lambda q: seats([placing.seat for placing in q.rules.result(q.s).placings]),
    ("place", 1): lambda q: q.placing().place,
    # What put a seat behind the one above it; nothing for the first and for whoever is level.
    ("decided-by", 1): lambda q: q.placing().decided_by or "nothing",
}


def reader(
    question: Callable[[R, S, list[str]], Q], readers: Mapping[Key, Callable[[Q], Value]]
) -> Callable[[R, S, str], Value]:
    """Reads what all games have and what this one adds; ScenarioError for what neither knows."""
    assert not set(readers) & set(OF_EVERY_GAME), "every game has that"
    known: dict[Key, Callable[[Q], Value]] = {**OF_EVERY_GAME, **readers}

    def read_thing(rules: R, s: S, thing: str) -> Value:
        word, *rest = thing.split()
        if (word, len(rest)) not in known:
            raise ScenarioError(f"no such thing to expect: {thing}")
        return known[word, len(rest)](question(rules, s, rest))

    return read_thing
