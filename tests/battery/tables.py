"""The tables on which every law is tried: games, editions, player counts, options and modules."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tests.core.toy.game import TOY, toy_discrepancies

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.game import Game
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.census import discrepancies
from castellany.games.burgundy.labels import TEXTS, refusal_text
from castellany.games.burgundy.rules import BurgundyRules

CATALOGUES = [Catalogue(language, *TEXTS) for language in LANGUAGES]
SOAKING = bool(os.environ.get("CASTELLANY_SOAK"))


@dataclass
class Table:
    """A set-up, how to see that its components are all there, and what its players read when a move is refused."""

    game: Game
    edition: str
    players: int
    discrepancies: Callable[[Any], list[str]]
    refusal_texts: Callable[[Any, int], list[str]]
    modules: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    @property
    def setup(self) -> Setup:
        return Setup(self.game.slug, self.edition, self.players, self.modules, self.options)

    @cached_property
    def rules(self) -> Rules[Any]:
        return self.game.rules(self.setup)

    def __str__(self) -> str:
        details = [*self.modules, *(f"{key}={value}" for key, value in self.options.items())]
        return "-".join([self.game.slug, self.edition, str(self.players), *details])


def burgundy_texts(rules: BurgundyRules, packed: int) -> list[str]:
    """In each language."""
    return [refusal_text(rules, packed, catalogue) for catalogue in CATALOGUES]


def toy_texts(rules: Rules[Any], packed: int) -> list[str]:
    """The toy speaks no language; its refusals have keys only."""
    return [rules.refusal(packed)[0].key]


def burgundy(edition: str, players: int, **options: str) -> Table:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return Table(BURGUNDY, edition, players, discrepancies, burgundy_texts, options=named)


def toy(players: int, *modules: str) -> Table:
    return Table(TOY, "first", players, toy_discrepancies, toy_texts, modules)


TABLES = [
    *(burgundy(edition, players) for edition in BURGUNDY.editions for players in BURGUNDY.players),
    burgundy("special", 2, boards="1"),
    burgundy("special", 3, choosing="in-turn", castle="choose"),
    burgundy("2019", 4, boards="3,4,8,9", full_storage="refuse"),
    burgundy("2019", 2, boards="random", castle="centre", redrawn="yes"),
    toy(2),
    toy(3, "mill"),
    toy(4, "mill", "storm"),
]
