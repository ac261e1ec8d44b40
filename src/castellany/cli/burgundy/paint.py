"""Paint: the colours of tiles, spaces, goods and dice in a terminal; a letter or number always goes with them."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from castellany.core.drawing.palette import CREAM, INK_FAINT, LIVERIES, TILE_INK
from castellany.games.burgundy.kinds import COLOUR, COLOUR_LETTERS
from castellany.games.burgundy.picture.palette import GOODS, terrains

DARK: Final = frozenset("SCM")
"""Terrains on whose tiles light letters are easier to read."""


class Paint:
    """The styles of one edition."""

    def __init__(self, green_castles: bool) -> None:
        self.terrains = terrains(green_castles)
        self.faint = Style(color=INK_FAINT)

    def tile(self, colour: int) -> Style:
        """A tile that lies somewhere."""
        terrain = self.terrains[colour]
        return Style(color=CREAM if terrain.letter in DARK else TILE_INK, bgcolor=terrain.body, bold=True)

    def space(self, colour: int) -> Style:
        """A space that is still empty."""
        terrain = self.terrains[colour]
        return Style(color=TILE_INK, bgcolor=terrain.tint)

    def target(self, colour: int) -> Style:
        """An empty space that a stored tile may go to now."""
        terrain = self.terrains[colour]
        return Style(color=TILE_INK, bgcolor=terrain.tint, bold=True, underline=True)

    def badge(self, kind: int) -> Text:
        """The letter of a tile's colour on that colour."""
        colour = COLOUR[kind]
        return Text(COLOUR_LETTERS[colour], style=self.tile(colour))


def good(colour: int) -> Text:
    """A goods tile: the number that its die needs."""
    return Text(f"({colour + 1})", style=Style(color="#ffffff", bgcolor=GOODS[colour], bold=True))


def die(value: int, seat: int) -> Text:
    """A die of a player's colour; one that is used up is a pair of empty brackets."""
    if not value:
        return Text("[ ]", style="dim")
    return Text(f"[{value}]", style=Style(color="#ffffff", bgcolor=LIVERIES[seat].field, bold=True))


def white_die(value: int) -> Text:
    return Text(f"[{value or ' '}]", style=Style(color="#000000", bgcolor="#ffffff", bold=True))
