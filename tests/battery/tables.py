"""The tables on which every law is tried: games, editions, player counts, options and modules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from tests.battery.pairwise import sampled
from tests.core.toy.game import TOY, toy_discrepancies
from tests.games.castle.busy import BUSY_CASTLE, BusyCastle

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.game import Game
from castellany.core.phrase import Phrase
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.census import discrepancies
from castellany.games.castle import CASTLE
from castellany.games.castle.census import discrepancies as castle_discrepancies
from castellany.games.castle.game import Castle
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.census import discrepancies as tuscany_discrepancies


@dataclass
class Table:
    """A set-up, and how to see that its components are all there."""

    game: Game
    edition: str
    players: int
    discrepancies: Callable[[Any], Sequence[object]]
    modules: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    @property
    def setup(self) -> Setup:
        return Setup(self.game.slug, self.edition, self.players, self.modules, self.options)

    @cached_property
    def rules(self) -> Rules[Any]:
        return self.game.rules(self.setup)

    def texts(self, phrase: Phrase) -> list[str]:
        """A phrase of this table in each language."""
        return [catalogue.say(phrase) for catalogue in catalogues(self.game.texts.packages)]

    def __str__(self) -> str:
        details = [*self.modules, *(f"{key}={value}" for key, value in self.options.items())]
        return "-".join([self.game.slug, self.edition, str(self.players), *details])


@cache
def catalogues(packages: tuple[str, ...]) -> list[Catalogue]:
    return [Catalogue(language, *packages) for language in LANGUAGES]


def burgundy(edition: str, players: int, *modules: str, **options: str) -> Table:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    rules = BURGUNDY.rules(Setup(BURGUNDY.slug, edition, players, modules, named))
    t, p = rules.tables, rules.rule_points
    return Table(BURGUNDY, edition, players, lambda s: discrepancies(s, t, p), modules, named)


def tuscany(edition: str, players: int, **options: str) -> Table:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    tables = TUSCANY.rules(Setup(TUSCANY.slug, edition, players, (), named)).tables
    return Table(TUSCANY, edition, players, lambda s: tuscany_discrepancies(s, tables), options=named)


def castle(game: Castle | BusyCastle, *modules: str, **options: str) -> Table:
    tables = game.rules(Setup(game.slug, "standard", 2, modules, options)).tables
    return Table(game, "standard", 2, lambda s: castle_discrepancies(s, tables), modules, options)


def toy(players: int, *modules: str) -> Table:
    return Table(TOY, "first", players, toy_discrepancies, modules)


TABLES = [
    *(burgundy(edition, players) for edition in BURGUNDY.editions for players in BURGUNDY.players),
    burgundy("special", 2, boards="1"),
    burgundy("special", 3, choosing="in-turn", castle="choose"),
    burgundy("2019", 4, boards="3,4,8,9", full_storage="refuse"),
    burgundy("2019", 2, boards="random", castle="centre", redrawn="yes"),
    burgundy("2019", 3, "border-posts", "inns", third_post="once-more"),
    *(burgundy(edition, players, *modules) for edition, players, modules in sampled(BURGUNDY)),
    *(tuscany(edition, players) for edition in TUSCANY.editions for players in TUSCANY.players),
    tuscany("revised", 2, take_must_fit="yes", draw="2"),
    tuscany("first", 3, take_must_fit="yes", draw="3", cards_per_point="5", second_tie="more-green"),
    castle(CASTLE, starter="second"),
    *(castle(CASTLE, *modules) for _, _, modules in sampled(CASTLE)),
    castle(BUSY_CASTLE, components="busy"),
    castle(BUSY_CASTLE, "falcon", "halt", components="busy"),
    toy(2),
    toy(3, "mill"),
    toy(4, "mill", "storm"),
]
