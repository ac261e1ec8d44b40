"""Shown: the other half of a module, what is said and drawn of its rules. Both halves are found by its slug."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from castellany.core.events import Event
from castellany.core.labels import Arguments, Labels
from castellany.core.phrase import Phrase
from castellany.games.burgundy.state import BurgundyState

if TYPE_CHECKING:
    from castellany.games.burgundy.rules import BurgundyRules

MODULES: Final = "castellany.games.burgundy.modules"


class Sign(NamedTuple):
    """A few letters where a duchy has no space, in half steps from its middle and rows from the top."""

    step: int
    row: int
    letters: Phrase
    lit: bool
    """Whether in the colour of its seat."""


class Shown:
    """A module's package has its catalogue, and in `show` an instance of this called `SHOWN`."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        """What its moves, questions and refusals speak of."""

    def about(self, rules: BurgundyRules, word: str) -> str:
        """What to add to the key `about-` and the word of one of its tiles, where editions differ."""
        return ""

    def event(self, rules: BurgundyRules, key: str, event: Event) -> Arguments:
        """What the text of one of its events speaks of."""
        return {}

    def components(self, rules: BurgundyRules) -> dict[str, object]:
        """What a page must know of its pieces, as JSON."""
        return {}

    def scene(self, rules: BurgundyRules, s: BurgundyState) -> dict[str, object]:
        """What of it lies on the table in a position, as JSON."""
        return {}

    def emblem(self, word: str, small: bool) -> str:
        """The drawing on one of its tiles, as SVG on the 100-unit hex; nothing where the tile goes by its letters."""
        return ""

    def preview(self, rules: BurgundyRules, s: BurgundyState, after: BurgundyState, seat: int) -> list[Phrase]:
        """What to say of a move beforehand: what its rules would do for the seat that plays it."""
        return []

    def marks(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> str:
        """What stands on and around a seat's duchy, as SVG over its spaces: the middle is (0, 0), a space 100 wide."""
        return ""

    def signs(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> list[Sign]:
        """What a terminal writes around a seat's duchy."""
        return []

    def lines(self, rules: BurgundyRules, s: BurgundyState) -> list[tuple[str, Phrase]]:
        """What a terminal adds about the table: pairs of the key of a label and what follows it."""
        return []

    def seat_lines(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> list[tuple[str, Phrase]]:
        """The same for what belongs to a seat."""
        return []


def module_package(slug: str) -> str:
    """The package of a module."""
    return f"{MODULES}.{slug.replace('-', '_')}"


def shown(slug: str) -> Shown:
    """The other half of a module."""
    half = import_module(f"{module_package(slug)}.show").SHOWN
    assert isinstance(half, Shown)
    return half


def shown_in(rules: BurgundyRules) -> list[Shown]:
    """The other halves of the modules at a table."""
    return [shown(module.slug) for module in rules.modules]
