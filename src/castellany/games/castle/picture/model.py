"""TablePicture: everything that the picture of a table shows, in numbers and finished words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import FIGURE_NAMES
from castellany.games.castle.state import NOBODY
from castellany.games.castle.wall import Wall

LABELS: Final = ("drawn", "left", "supply", "tokens", "seat", "to-move", "description")
"""The words that a picture needs besides its title."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on a square."""

    square: int
    face: Face
    top: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on a segment of a place: a square or, after the squares, a start space."""

    place: int
    segment: int
    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class Holding:
    """Something that a module counts: the glyph that stands for it, its name or the key of it, and how many."""

    glyph: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    score: int
    space: int
    in_opening: bool
    """Whether the marker stands in the opening of the wall after its space."""
    supply: tuple[int, ...]
    """Figures not on the board, by kind."""
    tokens: tuple[int, ...]
    """By kind, fresh ones included."""
    seat_place: int = NOBODY
    """Where the castle seat stands, if it does."""
    seat_segment: int = 0
    seat_tiles: int = 0
    holdings: tuple[Holding, ...] = ()


@dataclass(frozen=True, slots=True)
class TablePicture:
    title: str
    subtitle: str
    note: str
    """A line below everything, such as what is reconstructed; may be empty."""
    words: dict[str, str]
    wall: Wall
    tiles: tuple[Laid, ...]
    figures: tuple[Figure, ...]
    players: tuple[Player, ...]
    towers: tuple[bool, ...]
    """Whether the token of each tower is still there."""
    left: int
    """Tiles to draw."""
    amounts: tuple[int, ...]
    """What each token gives, by kind."""
    holdings: tuple[Holding, ...] = ()
    """In the supply, of what modules count."""
    kinds: tuple[str, ...] = FIGURE_NAMES
    """Of figures."""
    drawn: Face | None = None
    last: int = NOBODY
    """The square of the tile just placed."""
    active: int = NOBODY
    language: str = "en"
    """Whose edition the tiles are drawn after."""

    def __post_init__(self) -> None:
        missing = [label for label in LABELS if label not in self.words]
        if missing:
            raise ValueError(f"no words for {', '.join(missing)}")
