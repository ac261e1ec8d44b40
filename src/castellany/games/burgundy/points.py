"""RulePoints: where modules change what the base game does.

They are filled while the rules are built, by the base game first and then by the modules in their declared order.
Lists by kind have an entry for every kind of tile of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from castellany.core.points import ValuePoint
from castellany.games.burgundy.dice import DieOffer
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import Tables

NO_EFFECT: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    """Where tiles of a kind may lie, beyond their colour; with the reason."""

    def narrow(self, s: BurgundyState, estate: int, kind: int, room: int) -> int:
        """The mask of those of these spaces that a tile may lie on."""
        raise NotImplementedError

    def why_not(self, kind: int, space: int) -> int:
        """The packed reason for a space that was left out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseBegins:
    """What happens when the depots have been cleared for a phase."""

    def begin(self, s: BurgundyState, phase: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Placed:
    """What follows a placed tile, after its area and bonus tile and before its own effect (BUR-R 20)."""

    def placed(self, s: BurgundyState, seat: int, space: int, kind: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What a monastery scores at the end of the game."""

    def __init__(self, source: int) -> None:
        self.source = source

    def points(self, s: BurgundyState, estate: int) -> int:
        """What it would give now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Stall:
    """Tiles of one kind that are for sale beside the black depot."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def left(self, s: BurgundyState) -> int:
        raise NotImplementedError

    def kept(self, s: BurgundyState) -> int:
        """How many there are in all, for sale now or later."""
        raise NotImplementedError

    def take(self, s: BurgundyState) -> None:
        raise NotImplementedError


class RulePoints:
    def __init__(self, t: Tables) -> None:
        self.offers: list[DieOffer] = []
        """By number, where the die of an action may come from."""
        self.effect = [NO_EFFECT] * t.kinds.count
        """By kind, the program entry that its placing sets off; the frame's arg is the space, its why the kind."""
        self.rooms: list[list[Room]] = [[] for _ in range(t.kinds.count)]
        """By kind."""
        self.size: ValuePoint[BurgundyState] = ValuePoint()
        """Spaces that a completed area counts for an estate; the arg is one of them."""
        self.phase_begins: list[PhaseBegins] = []
        self.phase_end: list[int] = []
        """Program entries that come up for every seat, in turn order, when a phase ends and before its income."""
        self.placed: list[Placed] = []
        self.scoring: dict[int, Scoring] = {}
        """By the number of the monastery."""
        self.stalls: list[Stall] = []
        self.causes: dict[int, tuple[int, ...]] = {}
        """By step of a module that asks the active seat during its turn, the kinds of tiles that ask."""
