"""Land as text: hexes of two lines each, or one, shifted by half a hex from row to row."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from castellany.cli.tuscany import paint
from castellany.cli.tuscany.names import SHORT, short_name
from castellany.core.catalogue import Catalogue
from castellany.games.tuscany.kinds import COLOUR_LETTERS, NOTHING

PITCH: Final = SHORT + 1
WIDTH: Final = 5 * PITCH - 1
"""Three joined boards, however they are shifted."""


class Land:
    """Spaces with their places, colours and what lies on them; a board without tiles is land too."""

    def __init__(
        self,
        place: list[tuple[int, int]],
        colour: list[int],
        tiles: list[int],
        targets: Collection[int] = (),
    ) -> None:
        self.place = place
        self.colour = colour
        self.tiles = tiles
        self.targets = targets

    def lines(self, texts: Catalogue, small: bool = False) -> list[Text]:
        """From the top row down; a small one leaves out the numbers of the spaces."""
        first = min(2 * q + r for q, r in self.place)
        found: list[Text] = []
        for row in range(min(r for _, r in self.place), 1 + max(r for _, r in self.place)):
            upper, lower = Text(), Text()
            for space, (q, r) in enumerate(self.place):
                if r == row:
                    margin = (2 * q + r - first) * PITCH // 2
                    above, below = self.hex(texts, space)
                    upper.append(" " * (margin - upper.cell_len)).append_text(above)
                    lower.append(" " * (margin - lower.cell_len)).append_text(below)
            found += [upper] if small else [upper, lower]
        return found

    def hex(self, texts: Catalogue, space: int) -> tuple[Text, Text]:
        """A tile shows its name, an empty space its colour, over the number of the space."""
        kind, colour = self.tiles[space], self.colour[space]
        if kind != NOTHING:
            style = paint.tile(colour)
            return Text(short_name(texts, kind).center(SHORT), style=style), Text(" " * SHORT, style=style)
        target = space in self.targets
        number = f">{space + 1}<" if target else str(space + 1)
        style = paint.target(colour) if target else paint.space(colour)
        sign = Text(COLOUR_LETTERS[colour].center(SHORT), style=style)
        return sign, Text(number.center(SHORT), style=style if target else style + paint.FAINT)
