"""TableText: what the tables of all games have in common as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from castellany.core.catalogue import Catalogue
from castellany.core.drawing.palette import LIVERIES
from castellany.core.rules import Rules
from castellany.core.state import State
from castellany.games.registry import game

R = TypeVar("R", bound=Rules[Any])
S = TypeVar("S", bound=State)


class TableText(Generic[R, S]):
    """One position, drawn for one reader; `seat` is the reader's, -1 for none. The targets of `moves` are marked."""

    def __init__(
        self, texts: Catalogue, rules: R, s: S, names: list[str], width: int, seat: int, moves: list[int]
    ) -> None:
        self.texts = texts
        self.rules = rules
        self.s = s
        self.names = names
        self.width = width
        self.seat = seat
        self.moves = moves

    def draw(self) -> RenderableType:
        raise NotImplementedError

    @property
    def seats(self) -> list[int]:
        """The reader first."""
        first = max(self.seat, 0)
        return [first, *(seat for seat in range(self.rules.players) if seat != first)]

    def heading(self, seat: int) -> Text:
        """Number and name of a seat, for the game to go on; whoever is asked has an arrow in front."""
        line = Text("> " if seat in self.rules.asked(self.s) else "  ", style="bold")
        line.append(f" {seat + 1} ", style=f"bold #ffffff on {LIVERIES[seat].field}")
        return line.append(f" {self.names[seat]}", style="bold")

    def provenance(self) -> list[Text]:
        """What of this table is of our own making."""
        note = game(self.rules.setup.game).texts.reconstructed(self.rules)
        return [] if note is None else [Text(self.texts.say(note), style="italic dim")]


def labelled() -> Table:
    """Rows of what a seat has, a label before each."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    return rows


def in_pairs(blocks: Sequence[RenderableType]) -> list[RenderableType]:
    """Two beside each other."""
    rows: list[RenderableType] = []
    for i in range(0, len(blocks), 2):
        row = Table.grid(padding=(0, 3, 0, 0))
        row.add_row(*blocks[i : i + 2])
        rows.append(row)
    return rows
