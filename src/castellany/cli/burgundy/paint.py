"""Paint: the colours of tiles, spaces, goods and dice in a terminal; a letter or number always goes with them."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from castellany.core.drawing.palette import CREAM, INK_FAINT, LIVERIES, TILE_INK
from castellany.games.burgundy.kinds import COLOUR_LETTERS, Kinds
from castellany.games.burgundy.picture.palette import ANY_LAND, GOODS, terrains

DARK: Final = frozenset("SCM")
"""Terrains on whose tiles light letters are easier to read."""


class Paint:
    """The styles of one table."""

    def __init__(self, green_castles: bool, kinds: Kinds) -> None:
        self.kinds = kinds
        self.terrains = (*terrains(green_castles), ANY_LAND)
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
        colour = self.kinds.colour[kind]
        return Text((COLOUR_LETTERS + "*")[colour], style=self.tile(colour))


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
