"""The whole table: what all share above, every estate below."""

from __future__ import annotations

from castellany.core.drawing.palette import INK_FAINT
from castellany.core.drawing.sheet import GAP, HEADING, sheet
from castellany.core.drawing.svg import at, words
from castellany.games.tuscany.picture import estate, shared
from castellany.games.tuscany.picture.model import TablePicture
from castellany.games.tuscany.picture.symbols import library


def draw(picture: TablePicture) -> str:
    """The SVG text of a table, the same for the same picture byte for byte."""
    seats = len(picture.estates)
    inner = seats * estate.WIDTH + (seats - 1) * GAP
    lower = HEADING + shared.HEIGHT + GAP * 1.5
    panels = [at(GAP, HEADING, shared.draw_shared(picture, inner))]
    for seat in range(seats):
        panels.append(at(GAP + seat * (estate.WIDTH + GAP), lower, estate.draw_estate(picture, seat)))
    bottom = lower + estate.HEIGHT
    if picture.note:
        panels.append(words(picture.note, GAP + 4, bottom + 24, 16, INK_FAINT, room=inner))
        bottom += 22
    size = (inner + 2 * GAP, bottom + GAP)
    return sheet(picture.title, picture.subtitle, picture.words["description"], size, "".join(panels), library())
