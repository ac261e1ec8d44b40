"""What a picture of the table shows: plain numbers and the words to write beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LABELS: Final = (
    "open-tiles",
    "cards",
    "yields",
    "neutral",
    "bonus-tiles",
    "colour-bonuses",
    "storage",
    "stacks",
    "starter",
    "to-move",
    "description",
)
"""The keys that `TablePicture.words` must hold."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of an estate: its colour, and its place as axial `(q, r)`."""

    colour: int
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class Estate:
    """One player's estate: the joined boards, what lies on them and what lies beside them.

    `spaces` holds 30 spaces, fewer while not all boards are dealt. `storage` holds the kind on each storage
    space, 0 where it is empty, and `bonuses` how many bonus tiles of each kind there are.
    """

    name: str
    boards: str
    spaces: tuple[Space, ...]
    tiles: tuple[int, ...]
    storage: tuple[int, ...]
    stacks: tuple[int, ...]
    bonuses: tuple[int, ...]
    cards: int
    marble: int
    workers: int
    green: int
    red: int


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole table at one position, in the numbers of the game and the words of one language.

    Seats and colours count from 0. `open` holds the kinds of the open tiles, 0 for a gap. `claimed` names who filled
    a colour, first before second, and -1 is nobody; `points` is what that earns, in the same order.
    """

    title: str
    subtitle: str
    note: str
    """What is of our own making; empty if nothing is."""
    words: Mapping[str, str]
    estates: tuple[Estate, ...]
    open: tuple[int, ...]
    cards: int
    yields: int
    neutral: int
    bonus_left: tuple[int, ...]
    claimed: tuple[int, ...]
    points: tuple[int, ...]
    starter: int
    active: int = -1

    def __post_init__(self) -> None:
        if not 2 <= len(self.estates) <= 4:
            raise ValueError(f"a table has 2 to 4 estates, not {len(self.estates)}")
        missing = [label for label in LABELS if label not in self.words]
        if missing:
            raise ValueError(f"no words for {', '.join(missing)}")
