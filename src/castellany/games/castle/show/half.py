"""Show: the half of a module that says and draws it; found by the module's slug, so that base code names none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from castellany.core.events import Event
from castellany.core.labels.labels import Arguments
from castellany.core.owned.faults import Fault, Path
from castellany.core.owned.sets import Groups
from castellany.core.phrase import Phrase
from castellany.core.preview import Stock
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.picture.model import Holding
from castellany.games.castle.state import CastleState

if TYPE_CHECKING:
    # Rules draw their scenes with these.
    from castellany.games.castle.rules import CastleRules

MODULES = "castellany.games.castle.modules"

Check = Callable[[Path, dict[str, Any]], list[Fault]]


class Show:
    """Each method is asked of every installed module; what one does not override adds nothing."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.package = f"{MODULES}.{slug}"
        """That of its texts."""
        self.owned_package = ""
        """That of the texts about its groups of components, if it has any."""
        self.shapes: dict[str, type] = {}
        """Fields that it adds to the types of scenes and components, by the names of these."""
        self.checks: dict[str, Check] = {}
        """By group of components: what is wrong with an owner's."""
        self.fills: dict[int, tuple[str, str, str]] = {}
        """How a terminal fills its terrains: a character, its colour and that of the ground."""
        self.signs: dict[str, str] = {}
        """The characters of its marks in a terminal."""

    def plays(self, rules: CastleRules) -> bool:
        """Whether a table plays with it."""
        return self.slug in rules.setup.modules

    def event(self, rules: CastleRules, key: str, event: Event) -> Arguments | None:
        """What the text of one of its own events speaks of; None for events of others."""
        return None

    def of_area(self, rules: CastleRules, s: CastleState, area: int) -> tuple[Arguments, list[Phrase]]:
        """What whoever scores an area gets beside points: as arguments, and as further parts of a sentence."""
        return ({}, [])

    def told(self, rules: CastleRules, heard: list[Event], seat: int) -> list[Phrase]:
        """What its events mean for a seat, before the move is played."""
        return []

    def stock(self, rules: CastleRules, before: CastleState, after: CastleState, seat: int) -> list[Stock]:
        """What a move changes of what a seat has."""
        return []

    def things(self, rules: CastleRules) -> list[tuple[str, Phrase]]:
        """What can be asked about beside terrains, figures and tokens: its word, and what it does."""
        return []

    def scene(self, rules: CastleRules, s: CastleState, found: dict[str, Any]) -> None:
        """Add to a scene, also where nobody plays with it: a page finds the same fields everywhere."""

    def pieces(self, rules: CastleRules, found: dict[str, Any]) -> None:
        """The same of the components."""

    def holdings(self, rules: CastleRules, s: CastleState, seat: int) -> list[Holding]:
        """What a picture shows beside a seat's own things; of the supply for the seat NOBODY."""
        return []

    def notes(self, rules: CastleRules, s: CastleState, seat: int) -> list[Phrase]:
        """What a terminal says beside the points of a seat."""
        return []

    def joined(self, owned: Groups, groups: Groups) -> list[Fault]:
        """What does not fit together among groups that are each sound; `owned` are those of a file."""
        return []


@cache
def show_of(slug: str) -> Show:
    found = import_module(f"{MODULES}.{slug}.show").SHOW
    assert isinstance(found, Show)
    return found


def shows() -> Sequence[Show]:
    """Of all installed modules, in their declared order."""
    return [show_of(module.slug) for module in INSTALLED]
