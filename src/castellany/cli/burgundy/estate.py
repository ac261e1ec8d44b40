"""An estate as text: its hexes, two lines each or one, shifted by half a hex from row to row."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from castellany.cli.burgundy.names import SHORT, short_name
from castellany.cli.burgundy.paint import Paint
from castellany.core.catalogue import Catalogue
from castellany.core.drawing.palette import LIVERIES
from castellany.games.burgundy.boards import Board
from castellany.games.burgundy.kinds import COLOUR_LETTERS, NOTHING
from castellany.games.burgundy.state import NOBODY

PITCH: Final = SHORT + 1
WIDTH: Final = 7 * PITCH - 1
"""Columns for a duchy, whose longest row has seven spaces."""


def estate(
    texts: Catalogue,
    paint: Paint,
    board: Board,
    tiles: Sequence[int],
    targets: Collection[int] = (),
    small: bool = False,
    signs: Sequence[tuple[int, int, Text]] = (),
) -> list[Text]:
    """The lines of a board; `tiles` lie on its spaces, `targets` are those that a tile may go to now.

    A small one leaves out the numbers of the spaces. `signs` stand where it has none, at their half steps and rows.
    """
    places = board.shape.places
    left = min(step for step, _ in places)
    drawn = [
        (row, step, hex_of(texts, paint, board, tiles[space], space, space in targets))
        for space, (step, row) in enumerate(places)
    ]
    drawn += [(row, step, (sign, Text(" " * SHORT))) for step, row, sign in signs]
    rows = [(Text(), Text()) for _ in range(max(row for row, _, _ in drawn) + 1)]
    for row, step, sides in sorted(drawn, key=lambda one: one[:2]):
        for line, side in zip(rows[row], sides, strict=True):
            line.append(" " * ((step - left) * PITCH // 2 - line.cell_len)).append_text(side)
    lines = [line for upper, lower in rows for line in ((upper,) if small else (upper, lower))]
    for line in lines:
        line.append(" " * (WIDTH - line.cell_len))
    return lines


def sign(letters: str, seat: int) -> Text:
    """A few letters outside a duchy, in the colour of a seat or, for nobody's, plain."""
    style = Style(dim=True) if seat == NOBODY else Style(color="#ffffff", bgcolor=LIVERIES[seat].field, bold=True)
    beside = SHORT - len(letters)
    return Text(" " * (beside // 2)) + Text(letters, style=style) + " " * (beside - beside // 2)


def hex_of(texts: Catalogue, paint: Paint, board: Board, tile: int, space: int, target: bool) -> tuple[Text, Text]:
    """A placed tile shows its name; an empty space its colour and die number over the number of the space."""
    if tile != NOTHING:
        style = paint.tile(paint.kinds.colour[tile])
        return Text(short_name(texts, paint.kinds, tile).center(SHORT), style=style), Text(" " * SHORT, style=style)
    colour = board.colour[space]
    sign = f"{COLOUR_LETTERS[colour]}{board.number[space]}"
    number = f">{space + 1}<" if target else str(space + 1)
    style = paint.target(colour) if target else paint.space(colour)
    faint = style if target else style + paint.faint
    return Text(sign.center(SHORT), style=style), Text(number.center(SHORT), style=faint)
