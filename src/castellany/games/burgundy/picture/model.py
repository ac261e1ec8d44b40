"""What a picture of the table shows: plain numbers and the words to write beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LABELS: Final = (
    "phase",
    "round",
    "white-die",
    "black-depot",
    "turn-order",
    "bonus-tiles",
    "dice",
    "storage",
    "goods",
    "sold",
    "to-move",
    "reconstructed",
    "description",
)
"""The keys that `TablePicture.words` must hold."""


@dataclass(frozen=True, slots=True)
class AddedTile:
    """A kind of tile that a module adds: its colour, letters to know it by, and its drawings if it has any."""

    colour: int
    letters: str
    large: str = ""
    small: str = ""


@dataclass(frozen=True, slots=True)
class Estate:
    """One player's estate: the board, what lies on it and what lies beside it.

    `places` says where the spaces of its board lie, in half steps from the middle and rows from the top; `spaces` holds
    the colour and die number of each, or nothing while no board is chosen.
    """

    name: str
    board: str
    places: tuple[tuple[int, int], ...]
    spaces: tuple[tuple[int, int], ...]
    tiles: tuple[int, ...]
    storage: tuple[int, ...]
    goods: tuple[int, ...]
    sold: tuple[int, ...]
    dice: tuple[int, ...]
    workers: int
    silver: int
    points: int
    reconstructed: bool = False
    marks: str = ""
    """What modules draw over the spaces, of which each has 100 units."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table at one position, in the numbers of the game and the words of one language.

    Seats, phases, rounds, depots and goods colours count from 0. `depots` holds four places for each of the six
    numbered depots and eight for the black one; `slots` names the colour printed on each of these places, -1 where the
    black depot or an unused place has none. `round_goods` holds colour + 1, or 0 once the goods tile has left.
    `stalls` are the kinds of tiles sold beside the black depot, each with how many lie there.
    `added` are the kinds of tiles beyond those of the base game, in the order of their numbers.
    `bonus` names the holder of each bonus tile, colour by colour, large before small; -1 is nobody.
    """

    title: str
    subtitle: str
    words: Mapping[str, str]
    estates: tuple[Estate, ...]
    phase: int
    round: int
    phase_points: tuple[int, ...]
    order: tuple[int, ...]
    track: tuple[int, ...]
    depots: tuple[int, ...]
    slots: tuple[int, ...]
    depot_goods: tuple[int, ...]
    round_goods: tuple[int, ...]
    white: int
    bonus: tuple[int, ...]
    bonus_points: tuple[int, int]
    active: int = -1
    stalls: tuple[tuple[int, int], ...] = ()
    added: tuple[AddedTile, ...] = ()
    green_castles: bool = False

    def __post_init__(self) -> None:
        if not 2 <= len(self.estates) <= 4:
            raise ValueError(f"a table has 2 to 4 estates, not {len(self.estates)}")
        missing = [label for label in LABELS if label not in self.words]
        if missing:
            raise ValueError(f"no words for {', '.join(missing)}")
