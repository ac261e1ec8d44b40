"""An estate as text: 37 hexes, two lines each or one, shifted by half a hex from row to row."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from castellany.cli.burgundy.names import SHORT, short_name
from castellany.cli.burgundy.paint import Paint
from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.boards import ROWS, Board
from castellany.games.burgundy.kinds import COLOUR, COLOUR_LETTERS, NOTHING

PITCH: Final = SHORT + 1
WIDTH: Final = max(ROWS) * PITCH - 1


def estate(
    texts: Catalogue,
    paint: Paint,
    board: Board,
    tiles: bytes | bytearray,
    targets: Collection[int] = (),
    small: bool = False,
) -> list[Text]:
    """The lines of a board; `tiles` are its 37 spaces, `targets` those that a tile may go to now.

    A small one leaves out the numbers of the spaces.
    """
    lines: list[Text] = []
    space = 0
    for width in ROWS:
        margin = (max(ROWS) - width) * PITCH // 2
        upper, lower = Text(" " * margin), Text(" " * margin)
        for i in range(width):
            if i:
                upper.append(" ")
                lower.append(" ")
            top, bottom = hex_of(texts, paint, board, tiles[space], space, space in targets)
            upper.append_text(top)
            lower.append_text(bottom)
            space += 1
        for line in (upper,) if small else (upper, lower):
            line.append(" " * (WIDTH - line.cell_len))
            lines.append(line)
    return lines


def hex_of(texts: Catalogue, paint: Paint, board: Board, tile: int, space: int, target: bool) -> tuple[Text, Text]:
    """A placed tile shows its name; an empty space its colour and die number over the number of the space."""
    if tile != NOTHING:
        style = paint.tile(COLOUR[tile])
        return Text(short_name(texts, tile).center(SHORT), style=style), Text(" " * SHORT, style=style)
    colour = board.colour[space]
    sign = f"{COLOUR_LETTERS[colour]}{board.number[space]}"
    number = f">{space + 1}<" if target else str(space + 1)
    style = paint.target(colour) if target else paint.space(colour)
    faint = style if target else style + paint.faint
    return Text(sign.center(SHORT), style=style), Text(number.center(SHORT), style=faint)
