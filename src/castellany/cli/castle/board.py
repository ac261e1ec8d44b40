"""The town as text: tiles within the wall, with the start spaces in it, and the words of the empty squares."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.style import Style
from rich.text import Text

from castellany.cli.castle import paint, tile
from castellany.cli.castle.canvas import Canvas
from castellany.cli.castle.tile import TileText
from castellany.games.castle.kinds import ROAD, SEGMENTS, SIDES
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.wall import COLUMNS, Start

LEFT: Final = 4
TOP: Final = 2
"""Room for the numbers of rows, the letters of columns and the wall."""
OUTSIDE: Final = (
    tuple((column, -1) for column in range(-1, tile.WIDTH + 1)),
    tuple((tile.WIDTH, row) for row in range(-1, tile.HEIGHT + 1)),
    tuple((column, tile.HEIGHT) for column in range(-1, tile.WIDTH + 1)),
    tuple((-1, row) for row in range(-1, tile.HEIGHT + 1)),
)
"""The characters of the wall along each side of a square, from its upper left corner."""
MIDDLE: Final = ((2, -1), (tile.WIDTH, 1), (2, tile.HEIGHT), (-1, 1))


class Board:
    """One position; empty squares among `targets` are marked."""

    def __init__(self, t: Tables, s: CastleState, targets: Collection[int]) -> None:
        self.t = t
        self.s = s
        self.targets = targets
        self.columns = 1 + max(x for x, _ in t.wall.xy)
        self.rows = 1 + max(y for _, y in t.wall.xy)
        self.width = LEFT + self.columns * tile.WIDTH + 1
        self.canvas = Canvas(self.width, TOP + self.rows * tile.HEIGHT + 1)

    def lines(self) -> list[Text]:
        self.name_rows_and_columns()
        for square in range(self.t.wall.squares):
            self.wall_round(square)
        for start in self.t.wall.starts:
            self.start(start)
        for square in range(self.t.wall.squares):
            self.square(square)
        return self.canvas.lines()

    def name_rows_and_columns(self) -> None:
        for column in range(self.columns):
            self.canvas.write(LEFT + column * tile.WIDTH + 2, 0, COLUMNS[column], paint.BOLD)
        for row in range(self.rows):
            self.canvas.write(0, TOP + row * tile.HEIGHT + 1, f"{row + 1:>2}", paint.BOLD)

    def corner(self, square: int) -> tuple[int, int]:
        x, y = self.t.wall.xy[square]
        return LEFT + x * tile.WIDTH, TOP + y * tile.HEIGHT

    def wall_round(self, square: int) -> None:
        x, y = self.corner(square)
        for side in range(SIDES):
            if self.t.wall.neighbour[square * SIDES + side] < 0:
                for right, down in OUTSIDE[side]:
                    self.canvas.write(x + right, y + down, paint.WALL, paint.STONE)

    def start(self, start: Start) -> None:
        """A piece of terrain in the wall: three characters wide, or one."""
        x, y = self.corner(start.square)
        right, down = MIDDLE[start.side]
        across = start.side in (0, 2)
        style, piece = paint.GROUND[start.segment.terrain], start.segment
        sign = ("│" if across else "─") if piece.terrain == ROAD else paint.FILL[piece.terrain]
        mark = paint.SHRINE if piece.shrines else paint.STOCKS if piece.stocks else sign
        if across and piece.terrain != ROAD:
            self.canvas.write(x + right - 1, y + down, sign * 3, style)
        self.canvas.write(x + right, y + down, mark, style)

    def square(self, square: int) -> None:
        x, y = self.corner(square)
        if self.s.board[square]:
            face = self.t.faces[self.s.board[square] - 1]
            TileText(face, self.s.tops[square]).draw(self.canvas, x, y, self.figures_on(square))
            return
        word = self.t.square_words.words[square]
        target = square in self.targets
        style: Style = paint.TARGET if target else paint.EMPTY
        for row in range(tile.HEIGHT):
            self.canvas.write(x, y + row, " " * tile.WIDTH, paint.EMPTY)
        self.canvas.write(x, y + 1, (f">{word}<" if target else word).center(tile.WIDTH), style)

    def figures_on(self, square: int) -> dict[int, int]:
        """By segment, whose figure stands there."""
        return {
            cell % SEGMENTS: place // self.s.figures_each()
            for place, cell in enumerate(self.s.figures)
            if cell >= 0 and cell // SEGMENTS == square
        }
