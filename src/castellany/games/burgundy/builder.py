"""BurgundyBuilder carries the rule points while the rules are built, and BurgundyModule fills them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from castellany.core.builder import Builder, Module
from castellany.core.program import Verb
from castellany.core.setup import Setup
from castellany.games.burgundy.boards import Board
from castellany.games.burgundy.dice import DieOffer
from castellany.games.burgundy.evaluation.estate import ModuleWorth
from castellany.games.burgundy.kinds import Kind
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.refusals import REFUSALS
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.verbs.simple import Pass


class BurgundyBuilder(Builder[BurgundyState]):
    def __init__(self, setup: Setup, t: Tables) -> None:
        super().__init__()
        self.setup = setup
        self.t = t
        self.points = RulePoints(t)
        self.actions: list[Verb[BurgundyState]] = []
        """What a die serves for; a step that asks for a whole action begins with these."""
        self.worths: list[ModuleWorth] = []
        """What modules say their rules are worth, for the evaluation."""
        self.decline = Pass()
        """The one answer no, for every step whose offer may be declined."""
        for refusal in REFUSALS:
            self.refusal(refusal)

    def source(self, name: str) -> int:
        """A number for a source of points."""
        self.t.sources.append(name)
        return len(self.t.sources) - 1

    def event(self, key: str) -> int:
        """A number for an event."""
        self.t.events.append(key)
        return len(self.t.events) - 1

    def offered_die(self, offer: DieOffer) -> int:
        """A number for frames whose action this die serves."""
        self.points.offers.append(offer)
        return len(self.points.offers) - 1

    def remember(self, slug: str, values: list[int]) -> int:
        """Places in `extra` for what a module remembers, with their values at the start; gives the first."""
        first = len(self.t.extra)
        self.t.remembered[slug] = first
        self.t.extra += values
        return first


class Sheets:
    """Boards that a module brings, dealt instead of those of the base game.

    `pairs` are the places of the two sides among the boards. Unless they are the `only` ones, players may still
    agree on boards of the base game.
    """

    def __init__(self, boards: list[Board], pairs: list[tuple[int, int]], copies: list[int], only: bool) -> None:
        self.boards = boards
        self.pairs = pairs
        self.copies = copies
        self.only = only


class ModuleOption:
    """A question that a module leaves to the table."""

    def __init__(self, key: str, values: tuple[str, ...], default: str) -> None:
        self.key = key
        self.values = values
        self.default = default


@mypyc_attr(allow_interpreted_subclasses=True)
class BurgundyModule(Module[BurgundyBuilder]):
    """What has to be known before the rules are built is asked first, then `install` fills the rule points."""

    def kinds(self) -> list[Kind]:
        """Its kinds of tiles."""
        return []

    def sheets(self, edition: str) -> Sheets | None:
        """Its boards in an edition, if it has any."""
        return None

    def options(self, edition: str) -> list[ModuleOption]:
        return []

    def provenance(self, edition: str) -> dict[str, str]:
        """For each group of its components whether it is `published` or `reconstructed`."""
        return {}
