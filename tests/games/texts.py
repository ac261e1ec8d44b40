"""What the tests of every game's texts share: what a game says there is to say, and whole games that are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final

from fluent.syntax import ast
from tests.core.fluent_texts import messages, variables

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.events import Event, Log
from castellany.core.game import Game
from castellany.core.phrase import Phrase
from castellany.core.reasons import Refusal
from castellany.core.rules import Rules
from castellany.core.state import State

Argument = str | int
Said = tuple[str, str, str]
"""In English, Polish and Russian."""
NUMBERS: Final[list[Argument]] = [0, 1, 2, 3, 5, 12, 21, 22]
PEOPLE: Final = ["Anna", "Ben", "Carla", "Dario"]
WAITING: Final = {"waiting", "chance", "over"}
"""Prompts of no step."""


@dataclass(frozen=True)
class GameTexts:
    """What a game has texts for."""

    game: Game
    rules: Rules[Any]
    """With everything that a table may add."""
    families: dict[str, set[str]]
    """What texts begin with, and what there is of it."""
    refusals: Sequence[Refusal]
    """Of the game itself."""
    values: dict[str, list[Argument]]
    """What an argument may be, where it is no number."""
    counted: list[tuple[str, dict[str, Argument], Said]]
    """Texts in which a case or a number can be wrong, with what they should be."""
    refused: list[tuple[int, Said]]
    """Packed reasons, and what is said of them."""
    may_be_empty: set[str] = field(default_factory=set)
    """Parts of other texts."""

    def __str__(self) -> str:
        return self.game.slug

    @cached_property
    def catalogues(self) -> dict[str, Catalogue]:
        return {language: Catalogue(language, *self.game.texts.packages) for language in LANGUAGES}

    def own(self, language: str) -> dict[str, ast.Message]:
        # The package of the game, and after those that all games share the packages of its modules.
        found: dict[str, ast.Message] = {}
        for package in (self.game.texts.packages[1], *self.game.texts.packages[3:]):
            found |= messages(package, language)
        return found

    def known(self, language: str) -> dict[str, ast.Message]:
        """Those of the game, and those that it shares with others."""
        return messages(self.game.texts.packages[0], language) | self.own(language)

    def arguments(self, key: str, language: str) -> list[str]:
        return sorted(variables(key, self.known(language)))

    def may_be(self, argument: str) -> list[Argument]:
        return self.values.get(argument, NUMBERS)

    def say(self, language: str, phrase: Phrase) -> str:
        return self.catalogues[language].say(phrase, PEOPLE[: self.rules.setup.players])


@dataclass(frozen=True)
class Told:
    """A move of a game that is told: before and after it, its label, and what happened."""

    before: Any
    after: Any
    seat: int
    move: int
    label: Phrase
    language: str
    events: list[tuple[Event, Phrase]]


def random_move(rules: Rules[Any], s: State, random: Random) -> int:
    return random.choice(rules.moves(s))


def told_game(
    game: Game, rules: Rules[Any], random: Random, choose: Callable[[Any, Any, Random], int] = random_move
) -> Iterator[Told]:
    """A random game, of which every question, move and event has words in a language that changes with each move."""
    catalogues = {language: Catalogue(language, *game.texts.packages) for language in LANGUAGES}
    s = rules.begin()
    while not rules.over(s):
        language = random.choice(LANGUAGES)
        catalogue, seat, before = catalogues[language], rules.turn(s), rules.clone(s)
        assert catalogue.say(game.texts.prompt(rules, s, seat))
        m = rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else choose(rules, s, random)
        label = game.texts.move(rules, s, seat, m)
        assert catalogue.say(label, PEOPLE)
        s.log = log = Log()
        rules.play(s, m)
        s.log = None
        happened = []
        for event in log.events:
            phrase = game.texts.event(rules, event)
            assert phrase is not None
            assert catalogue.say(phrase, PEOPLE)
            happened.append((event, phrase))
        yield Told(before, s, seat, m, label, language, happened)
