"""The whole table as text, for the width that there is."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from castellany.cli.table_text import TableText, in_pairs
from castellany.cli.tuscany import land, shared
from castellany.cli.tuscany.land import Land
from castellany.cli.tuscany.seat import belongings, with_points
from castellany.core.moves import unpack
from castellany.games.tuscany.boards import BOARDS, CELLS, arrangement_of
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import NOBODY, TuscanyState
from castellany.games.tuscany.words import BUILD, CLAIM, PLACE, SPACES

BESIDE: Final = 44
"""Columns for what lies beside an estate."""
WIDE: Final = 2 * (land.WIDTH + 2 + 30) + 3
"""Columns for two estates beside each other, each with what belongs to it."""


class TuscanyTable(TableText[TuscanyRules, TuscanyState]):
    def draw(self) -> RenderableType:
        """What all share, then the estates, the reader's first and larger."""
        texts, t, s = self.texts, self.rules.tables, self.s
        return Group(
            shared.state_of_play(texts, s),
            shared.open_tiles(texts, s),
            shared.supplies(texts, s),
            shared.bonuses_left(texts, s),
            shared.colour_bonuses(texts, t, s),
            Text(),
            *self.arranged(self.seats),
            shared.legend(texts),
            *self.provenance(),
        )

    def arranged(self, seats: list[int]) -> list[RenderableType]:
        """The first seat's estate in full and the others small, two beside each other where there is room."""
        blocks = [self.block(seat, seat != seats[0]) for seat in seats]
        return in_pairs(blocks) if self.width >= WIDE else blocks

    def block(self, seat: int, small: bool) -> RenderableType:
        """A heading over an estate with what belongs to it beside."""
        title = with_points(self.heading(seat), self.texts, self.s, seat)
        sides = Table.grid(padding=(0, 2, 0, 0))
        sides.add_column(width=land.WIDTH, no_wrap=True)
        sides.add_column(max_width=BESIDE)
        things = belongings(self.texts, self.rules.tables, self.s, seat)
        sides.add_row(Text("\n").join(self.estate(seat, small)), things)
        return Group(title, sides, Text())

    def estate(self, seat: int, small: bool) -> list[Text]:
        """The joined boards with their tiles; before that, the boards one by one, or as the moves would join them."""
        s, t = self.s, self.rules.tables
        mine = seat == self.seat
        if s.arrangement[seat] != NOBODY:
            estate = t.estate_of(s, seat)
            tiles = list(s.tiles[seat * SPACES : (seat + 1) * SPACES])
            return Land(estate.place, estate.colour, tiles, self.targets() if mine else ()).lines(self.texts, small)
        if NOBODY in s.dealt[seat * BOARDS : (seat + 1) * BOARDS]:
            return []
        meant = {arrangement_of(*unpack(m)[1:3]) for m in self.moves if unpack(m)[0] == BUILD} if mine else set()
        if len(meant) == 1:
            estate = t.estate(t.deal_of(s, seat), meant.pop())
            return Land(estate.place, estate.colour, [0] * SPACES, self.targets()).lines(self.texts)
        return self.boards(seat)

    def boards(self, seat: int) -> list[Text]:
        """The boards that the seat was dealt, apart."""
        lines: list[Text] = []
        for board in self.rules.tables.estates.boards_of(self.rules.tables.deal_of(self.s, seat)):
            lines.append(Text(board.name, style="italic"))
            cells = self.rules.tables.components.outline.cells
            lines += Land(cells, board.colours, [0] * CELLS).lines(self.texts, small=True)
        return lines

    def targets(self) -> set[int]:
        """Spaces that the reader's moves would cover."""
        found: set[int] = set()
        for m in self.moves:
            verb, _, b, c = unpack(m)
            if verb == PLACE:
                found.add(b)
            elif verb in (CLAIM, BUILD):
                found.add(c)
        return found
