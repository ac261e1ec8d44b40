"""RulePoints: where expansions change what the base game does; and the builder and module that carry them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from castellany.core.builder import Builder, Module
from castellany.core.points import PermissionPoint, ValuePoint
from castellany.games.castle.gains import gain
from castellany.games.castle.kinds import FOLLOWERS
from castellany.games.castle.refusals import REFUSALS
from castellany.games.castle.state import CastleState


@mypyc_attr(allow_interpreted_subclasses=True)
class Movement:
    """How markers move on the track while the game is on."""

    def advance(self, s: CastleState, seat: int, source: int, points: int) -> None:
        gain(s, seat, source, points)

    def reach(self, s: CastleState, seat: int, points: int) -> int:
        """How far a marker gets with so many points."""
        return points

    def hinders(self, s: CastleState, seat: int, points: int) -> bool:
        """Whether so many points, in parts, could come to more or less in another order."""
        return False

    def stops_behind(self, space: int) -> bool:
        """Whether a marker may be held up between this space and the next."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Scored:
    """What follows when a seat has scored a completed area."""

    def follow(self, s: CastleState, seat: int, area: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AtEnd:
    """A part of the final scoring, after that of the seats; `empty` is the size of the largest empty area."""

    def score(self, s: CastleState, empty: int) -> None:
        raise NotImplementedError


class RulePoints:
    """Filled while the rules are built. The arg of `worth` and `factor` is an area."""

    def __init__(self) -> None:
        self.figures = list(range(FOLLOWERS))
        """The places of a seat's figures that it has in this game."""
        self.worth: ValuePoint[CastleState] = ValuePoint()
        """Points of an area without any doubling."""
        self.factor: ValuePoint[CastleState] = ValuePoint()
        """How many times these points its figures get for a seat."""
        self.entering: PermissionPoint[CastleState] = PermissionPoint()
        """Whether a figure may enter an area that nobody holds; the arg is made by `entry`."""
        self.movement = Movement()
        self.scored: list[Scored] = []
        self.at_end: list[AtEnd] = []


class CastleBuilder(Builder[CastleState]):
    def __init__(self) -> None:
        super().__init__()
        self.points = RulePoints()
        for refusal in REFUSALS:
            self.refusal(refusal)


class CastleModule(Module[CastleBuilder]):
    """`enlarges`: whether it brings the gates and the tiles that come with them."""

    def __init__(self, slug: str, requires: tuple[str, ...] = (), enlarges: bool = False) -> None:
        super().__init__(slug, requires)
        self.enlarges = enlarges
