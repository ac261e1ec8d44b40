"""Inventory: what there is in one game, by number: the base game's own first, then what its modules bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from castellany.core.areas import UNION
from castellany.core.position import Line
from castellany.games.castle.attributes import POLICIES
from castellany.games.castle.events import EVENT_KEYS
from castellany.games.castle.kinds import FIGURE_NAMES, NO_TERRAIN, PLAYERS, TERRAIN_NAMES
from castellany.games.castle.scoring import FINAL_SOURCES, HOUSES, MEADOWS, PIGSTIES, ROADS, SOURCE_NAMES
from castellany.games.castle.state import CastleState

NO_ATTRIBUTE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """A number that a module keeps for each seat, and a line of a position for each."""

    def __init__(self, key: str, most: int) -> None:
        self.key = key
        self.most = most

    def write(self, value: int) -> str:
        return str(value)

    def read(self, line: Line) -> int:
        """PositionError if it is no such number."""
        return line.amount(0, self.most)

    def fault(self, s: CastleState, openings: tuple[int, ...], place: int, seat: int) -> str:
        """What is wrong with the number of a seat, which lies `seat` after the place, or nothing; the wall has openings
        after these spaces."""
        return ""


class Inventory:
    """Modules add to it before the components are read; numbers are asked for by name once all have."""

    def __init__(self) -> None:
        self.figures = list(FIGURE_NAMES)
        """Kinds of figures; of those after the first a seat has one each."""
        self.presence = [NO_ATTRIBUTE] * len(FIGURE_NAMES)
        """By kind of figure: the attribute that says which seats have one in an area, as a bit set."""
        self.policies = list(POLICIES)
        self.marks: dict[str, int] = {}
        """Printed marks of modules: the attribute that says on which places they touch an area, as a bit set."""
        self.sources = list(SOURCE_NAMES)
        self.sheet = list(range(len(SOURCE_NAMES)))
        """The sources in the order of a score sheet."""
        self.final_sources = list(FINAL_SOURCES)
        """Those that bring points only once the game is over."""
        self.source_of = [0, ROADS, HOUSES, PIGSTIES, MEADOWS]
        """By terrain."""
        self.source_of += [0] * (len(TERRAIN_NAMES) - len(self.source_of))
        self.events = list(EVENT_KEYS)
        self.extra: list[int] = []
        """What modules keep, as it is when a game begins."""
        self.kept: list[Kept] = []
        self.kept_places: list[int] = []
        """In `extra`, for the first seat."""

    def figure(self, name: str) -> None:
        """A further figure for each seat."""
        self.figures.append(name)
        self.presence.append(self.attribute())

    def mark(self, word: str) -> None:
        """Something printed on tiles that touches segments."""
        self.marks[word] = self.attribute()

    def attribute(self) -> int:
        """A bit set that areas unite when they join."""
        self.policies.append(UNION)
        return len(self.policies) - 1

    def source(self, name: str, after: str, terrain: int = NO_TERRAIN, final: bool = False) -> None:
        """Where points come from: areas of a terrain, or the final scoring."""
        self.sheet.insert(self.sheet.index(self.sources.index(after)) + 1, len(self.sources))
        if terrain != NO_TERRAIN:
            self.source_of[terrain] = len(self.sources)
        if final:
            self.final_sources.append(len(self.sources))
        self.sources.append(name)

    def event(self, key: str) -> None:
        self.events.append(key)

    def keep(self, kept: Kept) -> None:
        self.kept.append(kept)
        self.kept_places.append(len(self.extra))
        self.extra += [0] * PLAYERS

    def place_of(self, key: str) -> int:
        """Where the number of the first seat lies that is kept under this key."""
        return self.kept_places[[kept.key for kept in self.kept].index(key)]

    def kind(self, figure: str) -> int:
        return self.figures.index(figure)
