"""Paint: the colours of tiles, spaces and cards in a terminal; a letter or word always goes with them."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from castellany.core.drawing.palette import CREAM, INK_FAINT, TILE_INK
from castellany.games.tuscany.kinds import ANY_COLOUR, CASTLE, CITY, COLOUR, COLOUR_LETTERS, INN
from castellany.games.tuscany.picture.palette import HEXAGON, TERRAINS

DARK: Final = frozenset({CASTLE, CITY, INN})
"""Colours on which light letters are easier to read."""
FAINT: Final = Style(color=INK_FAINT)
LIT: Final = Style(dim=False)


def tile(colour: int) -> Style:
    """A tile that lies somewhere, or a card."""
    if colour == ANY_COLOUR:
        return Style(color=CREAM, bgcolor=HEXAGON, bold=True)
    return Style(color=CREAM if colour in DARK else TILE_INK, bgcolor=TERRAINS[colour].body, bold=True)


def space(colour: int) -> Style:
    """A space that is still empty."""
    return Style(color=TILE_INK, bgcolor=TERRAINS[colour].tint)


def target(colour: int) -> Style:
    """An empty space that something may go to now."""
    return Style(color=TILE_INK, bgcolor=TERRAINS[colour].tint, bold=True, underline=True)


def badge(kind: int) -> Text:
    """The letter of a tile's colour on that colour; a star for the wooden hexagon."""
    colour = COLOUR[kind]
    return Text("*" if colour == ANY_COLOUR else COLOUR_LETTERS[colour], style=tile(colour))


def card(colour: int, count: int) -> Text:
    """Cards of one colour: `Kx2`."""
    return Text(COLOUR_LETTERS[colour], style=tile(colour)).append(f"x{count}", style=Style.null())
