"""RulePoints: where expansions change what the base game does; and the builder and module that carry them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from castellany.core.builder import Builder, Module
from castellany.core.points import PermissionPoint, ValuePoint
from castellany.core.setup import Setup
from castellany.games.castle.evaluation import weights as w
from castellany.games.castle.events import WITH_AREA
from castellany.games.castle.gains import gain
from castellany.games.castle.inventory import Inventory
from castellany.games.castle.kinds import TERRAIN_NAMES
from castellany.games.castle.refusals import REFUSALS
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class Movement:
    """How markers move on the track."""

    def advance(self, s: CastleState, seat: int, source: int, points: int) -> None:
        """By the points of a completed area, which is told by itself."""
        gain(s, seat, source, points, WITH_AREA)

    def finish(self, s: CastleState, seat: int, source: int, points: int, why: int = 0) -> None:
        """By points of the final scoring."""
        gain(s, seat, source, points, why)

    def reach(self, s: CastleState, seat: int, points: int) -> int:
        """How far a marker gets with so many points while the game is on."""
        return points

    def hinders(self, s: CastleState, seat: int, points: int) -> bool:
        """Whether so many points, in parts, could come to more or less in another order."""
        return False

    def on_space(self, s: CastleState, seat: int) -> bool:
        """Whether a marker stands on the space of its points, or in an opening of the wall after it."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What a kind of figure does in an area that its owner scores; `worth` is what one in the supply is worth beyond a
    follower, in hundredths of a point, by a rule of thumb."""

    def __init__(self, worth: int = 0) -> None:
        self.worth = worth

    def doubles(self, s: CastleState, area: int) -> bool:
        """Whether it doubles the points of an area that is completed, or of a meadow."""
        return False

    def doubles_unfinished(self, s: CastleState, area: int) -> bool:
        """The same of an area that a token scores at the end."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Scored:
    """What follows when a seat has scored an area."""

    def follow(self, s: CastleState, seat: int, area: int) -> None:
        """A completed one."""
        raise NotImplementedError

    def follow_at_end(self, s: CastleState, seat: int, area: int) -> None:
        """A meadow, or an unfinished one, in the final scoring."""
        raise NotImplementedError

    def brings_at_end(self, s: CastleState, seat: int, area: int) -> int:
        """How much that brings; of areas with equal points a token scores the one that brings more."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AtEnd:
    """A part of the final scoring, after those of the base game; `empty` is the size of the largest empty area."""

    def score(self, s: CastleState, empty: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Race:
    """For the evaluation: something of which whoever has more at the end scores the largest empty area.

    `spread` and `spread_tile` are the hundredths by which a seat must be ahead to be sure of it: at the end, and more
    for each tile to come. `present` has a bit for each seat and kind of figure in an area: `PLAYERS * kind + seat`.
    """

    def __init__(self, spread: int, spread_tile: int) -> None:
        self.spread = spread
        self.spread_tile = spread_tile

    def has(self, s: CastleState, seat: int) -> int:
        raise NotImplementedError

    def gains(self, s: CastleState, seat: int, area: int, present: int) -> int:
        """By completing an area."""
        raise NotImplementedError

    def gains_at_end(self, s: CastleState, seat: int, area: int, present: int) -> int:
        """By scoring a meadow."""
        raise NotImplementedError


class RulePoints:
    """Filled while the rules are built. The arg of `worth` is an area."""

    def __init__(self, i: Inventory) -> None:
        self.worth: ValuePoint[CastleState] = ValuePoint()
        """Points of an area without any doubling."""
        self.powers = [Power()]
        """By kind of figure."""
        self.presence = i.presence
        self.entering: PermissionPoint[CastleState] = PermissionPoint()
        """Whether a figure may enter an area that nobody holds; the arg is made by `entry`."""
        self.movement = Movement()
        self.scored: list[Scored] = []
        self.at_end: list[AtEnd] = []
        self.races: list[Race] = []
        further = [0] * (len(TERRAIN_NAMES) - len(w.FILLED))
        self.filled = [*w.FILLED, *further]
        """By terrain, for the evaluation; see its weights."""
        self.growth = [*w.GROWTH, *further]


class CastleBuilder(Builder[CastleState]):
    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__()
        self.setup = setup
        self.tables = tables
        self.inventory = tables.inventory
        self.points = RulePoints(tables.inventory)
        self.version = 1
        """Of the rules; a module whose moves have come to lead elsewhere raises it."""
        for refusal in REFUSALS:
            self.refusal(refusal)

    def agreed(self, option: Agreed) -> str:
        """What the table has agreed on."""
        return self.setup.options.get(option.key, option.values[0])


class Agreed:
    """Something that a table may agree on; the first value is played where nothing is said."""

    def __init__(self, key: str, values: tuple[str, ...]) -> None:
        self.key = key
        self.values = values


class CastleModule(Module[CastleBuilder]):
    """An expansion, with what it adds to the box.

    `groups` are groups of components, each with the group that it follows in a list of all; `files` are the data files
    that have them, `tiles` are those of the groups that are tiles, and `openings` is the one that says how the wall is
    opened after the spaces of `opening_spaces`.
    """

    def __init__(
        self,
        slug: str,
        requires: tuple[str, ...] = (),
        groups: tuple[tuple[str, str], ...] = (),
        files: tuple[str, ...] = (),
        tiles: tuple[str, ...] = (),
        openings: str = "",
        opening_spaces: tuple[int, ...] = (),
        options: tuple[Agreed, ...] = (),
    ) -> None:
        super().__init__(slug, requires)
        self.groups = groups
        self.files = files
        self.tiles = tiles
        self.openings = openings
        self.opening_spaces = opening_spaces
        self.options = options

    def declare(self, i: Inventory) -> None:
        """Add to what there is in the game, before its components are read."""
