"""The whole table: the castle, and beside it the drawn tile and both players."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing import tokens as shared
from castellany.core.drawing.palette import INK_FAINT
from castellany.core.drawing.panel import caption, panel
from castellany.core.drawing.sheet import GAP, HEADING, sheet
from castellany.core.drawing.svg import at, element, numeral, use, words
from castellany.games.castle.picture import figures, seats, tokens
from castellany.games.castle.picture.board import Board, drawn
from castellany.games.castle.picture.glyphs import GLYPHS
from castellany.games.castle.picture.model import TablePicture
from castellany.games.castle.picture.paint import painted
from castellany.games.castle.picture.tile import arts

_DRAWN: Final = 190.0
"""Height of the panel with the drawn tile."""


def draw(picture: TablePicture) -> str:
    """The SVG text of a table, the same for the same picture byte for byte."""
    board = Board(picture)
    wide, high = board.size
    right = GAP * 2 + wide
    panels = [at(GAP, HEADING, panel(wide, high), board.draw()), at(right, HEADING, _supplies(picture))]
    for seat in range(len(picture.players)):
        below = HEADING + _DRAWN + GAP * 1.5 + seat * (seats.HEIGHT + GAP * 1.5)
        panels.append(at(right, below, seats.draw_seat(picture, seat)))
    bottom = HEADING + high
    if picture.note:
        panels.append(words(picture.note, GAP + 4, bottom + 24, 16, INK_FAINT, room=wide + seats.WIDTH))
        bottom += 22
    size = (right + seats.WIDTH + GAP, bottom + GAP)
    names = library(picture)
    return sheet(picture.title, picture.subtitle, picture.words["description"], size, "".join(panels), names)


def _supplies(picture: TablePicture) -> str:
    parts = [panel(seats.WIDTH, _DRAWN)]
    if picture.drawn is not None:
        parts.append(caption(picture.words["drawn"], 22, 32, 150))
        parts.append(at(22, 46, drawn(arts(picture.drawn)[0], picture.language), scale=1.25))
    parts += [caption(picture.words["left"], 186, 70, 130), numeral(picture.left, 346, 78, 30)]
    for holding in picture.holdings:
        parts += [use(holding.glyph, 204, 132, 1.3), caption(holding.name, 234, 136, 90)]
        parts.append(numeral(holding.count, 346, 142, 30))
    return "".join(parts)


def library(picture: TablePicture) -> dict[str, str]:
    """Every drawing that is used by name."""
    found = shared.TOKENS | figures.drawings(picture.kinds) | tokens.drawings(picture.language, picture.amounts)
    found |= {holding.glyph: painted(GLYPHS[holding.glyph]) for holding in picture.holdings}
    return {name: element("g", drawing, id=name) for name, drawing in found.items()}
