"""The whole table as text, for the width that there is."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from castellany.cli.burgundy import estate, shared
from castellany.cli.burgundy.paint import Paint
from castellany.cli.burgundy.seat import belongings, with_points
from castellany.cli.table_text import TableText, in_pairs
from castellany.core.catalogue import Catalogue
from castellany.core.moves import VERB
from castellany.games.burgundy.editions.edition import DARK_GREEN
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.words import CASTLE, PLACE

BESIDE: Final = 32
"""Columns for what lies beside an estate."""
WIDE: Final = estate.WIDTH + 2 + BESIDE + 3 + estate.WIDTH
"""Columns for a full estate and a small one beside each other."""


class BurgundyTable(TableText[BurgundyRules, BurgundyState]):
    def __init__(
        self,
        texts: Catalogue,
        rules: BurgundyRules,
        s: BurgundyState,
        names: list[str],
        width: int,
        seat: int,
        moves: list[int],
    ) -> None:
        super().__init__(texts, rules, s, names, width, seat, moves)
        self.tables = rules.tables
        self.paint = Paint(self.tables.edition.castle_colour == DARK_GREEN, self.tables.kinds)

    @property
    def targets(self) -> set[int]:
        """Spaces that the reader's moves would cover."""
        placing = {m >> 8 & 255 for m in self.moves if m >> VERB == PLACE}
        return placing | {m >> 16 & 255 for m in self.moves if m >> VERB == CASTLE}

    def draw(self) -> RenderableType:
        """The shared board, then the estates, the reader's first and larger."""
        texts, paint, t, s = self.texts, self.paint, self.tables, self.s
        return Group(
            shared.state_of_play(texts, s),
            shared.goods_to_come(texts, s),
            shared.turn_order(texts, s, self.names),
            shared.depots(texts, paint, t, s),
            shared.black_depot(texts, paint, t, s),
            shared.bonus_left(texts, t, s),
            *self.added(),
            Text(),
            *self.arranged(self.seats),
            shared.legend(texts, paint),
            *self.provenance(),
        )

    def added(self) -> list[Text]:
        """What the modules at the table have to show."""
        found = [line for shown in shown_in(self.rules) for line in shown.lines(self.rules, self.s)]
        return [Text(f"{self.texts.text(label)}: {self.texts.say(line, self.names)}") for label, line in found]

    def signs(self, seat: int) -> list[tuple[int, int, Text]]:
        """What they have around a seat's duchy."""
        found = [sign for shown in shown_in(self.rules) for sign in shown.signs(self.rules, self.s, seat)]
        return [
            (sign.step, sign.row, estate.sign(self.texts.say(sign.letters), seat if sign.lit else NOBODY))
            for sign in found
        ]

    def beside(self, seat: int) -> list[tuple[str, str]]:
        """What they add to what a seat has."""
        found = [line for shown in shown_in(self.rules) for line in shown.seat_lines(self.rules, self.s, seat)]
        return [(self.texts.text(label), self.texts.say(line, self.names)) for label, line in found]

    def arranged(self, seats: list[int]) -> list[RenderableType]:
        """The first seat's estate in full and the others small, two beside each other where there is room."""
        wide = self.width >= WIDE
        paired = len(seats) if len(seats) % 2 == 0 else len(seats) - 1
        blocks = [self.block(seat, seat != seats[0], wide and i < paired) for i, seat in enumerate(seats)]
        return in_pairs(blocks) if wide else blocks

    def block(self, seat: int, small: bool, paired: bool) -> RenderableType:
        """A heading over an estate and what belongs to it: beside it or, small in a pair, below."""
        number = self.s.board[self.s.estate_of[seat]]
        board = "" if number == NOBODY else self.tables.boards[number].name
        title = with_points(self.heading(seat), self.texts, self.s, seat, board)
        lines = self.estate(seat, small)
        things = belongings(self.texts, self.paint, self.s, seat, self.beside(seat))
        if small and paired:
            return Group(title, *lines, things, Text())
        sides = Table.grid(padding=(0, 2, 0, 0))
        sides.add_column(width=estate.WIDTH, no_wrap=True)
        sides.add_column(width=BESIDE)
        sides.add_row(Text("\n").join(lines), things)
        return Group(title, sides, Text())

    def estate(self, seat: int, small: bool) -> list[Text]:
        """The board with its tiles; before it is chosen, both sides that it may be chosen from."""
        s, boards = self.s, self.tables.boards
        own = s.estate_of[seat]
        if s.board[own] != NOBODY:
            tiles = s.tiles[own * s.spaces : (own + 1) * s.spaces]
            targets = self.targets if seat == self.seat else ()
            signs = self.signs(seat)
            return estate.estate(self.texts, self.paint, boards[s.board[own]], tiles, targets, small, signs)
        lines: list[Text] = []
        if s.dealt[own] != NOBODY:
            for side in self.tables.pairs[s.dealt[own]]:
                lines.append(Text(self.texts.text("picture-board", board=boards[side].name), style="italic"))
                lines += estate.estate(self.texts, self.paint, boards[side], [0] * s.spaces, (), True)
        return lines
