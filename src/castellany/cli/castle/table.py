"""The whole table as text, for the width that there is."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from castellany.cli.castle import shared
from castellany.cli.castle.board import Board
from castellany.cli.castle.seat import belongings, with_points
from castellany.cli.table_text import TableText
from castellany.core.moves import unpack
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState
from castellany.games.castle.words import PLACE

BESIDE: Final = 44
"""Columns that what lies beside the town needs."""


class CastleTable(TableText[CastleRules, CastleState]):
    def draw(self) -> RenderableType:
        """The town, and beside it where there is room, else below it, what the seats have."""
        texts, t, s = self.texts, self.rules.tables, self.s
        board = Board(t, s, {unpack(m)[2] for m in self.moves if unpack(m)[0] == PLACE})
        town = Text("\n").join(board.lines())
        beside: list[RenderableType] = [*map(self.block, self.seats), *shared.drawn_tile(texts, t, s)]
        top = [shared.state_of_play(texts, t, s), shared.towers(texts, t, s), *shared.gone(texts, t, s)]
        bottom = [shared.legend(texts, self.rules), *self.provenance()]
        if self.width < board.width + 2 + BESIDE:
            return Group(*top, town, *beside, *bottom)
        sides = Table.grid(padding=(0, 2, 0, 0))
        sides.add_column(width=board.width, no_wrap=True)
        sides.add_column()
        sides.add_row(town, Group(*beside))
        return Group(*top, sides, *bottom)

    def block(self, seat: int) -> RenderableType:
        """A heading over what belongs to a seat."""
        title = with_points(self.heading(seat), self.texts, self.rules, self.s, seat)
        return Group(title, belongings(self.texts, self.rules, self.s, seat), Text())
