"""Tables: everything about one game of The Castle that is settled before it begins."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary
from castellany.games.castle.attributes import SHRINES, STOCKS, TERRAIN
from castellany.games.castle.box import RATE_OF_BOX, Components
from castellany.games.castle.face import Face, Segment
from castellany.games.castle.inventory import Inventory
from castellany.games.castle.kinds import SIDES

ANYTHING: Final = 0
ROAD_NEEDED: Final = 1
NO_ROAD: Final = 2
SIDE_WEIGHTS: Final = (1, 3, 9, 27)
"""Of each side's digit in a code of what a square needs."""
CODES: Final = 81


class Tables:
    """Shared, immutable: player count, who starts, components, and what there is in the game."""

    def __init__(
        self, players: int, starter: int, components: Components, inventory: Inventory, rate: int = RATE_OF_BOX
    ) -> None:
        self.players = players
        self.starter = starter
        """A seat, or NOBODY if it is drawn."""
        self.components = components
        self.inventory = inventory
        self.wall = components.wall
        self.faces = components.faces
        self.numbers = components.numbers
        self.unfinished_rate = components.numbers.unfinished_rate if rate == RATE_OF_BOX else rate
        """FULL or REDUCED."""
        self.tiles = sum(face.copies for face in self.faces)
        self.tile_words = Vocabulary("tile", {i: face.name for i, face in enumerate(self.faces)})
        self.square_words = self.wall.square_words
        self.figure_words = Vocabulary("figure", dict(enumerate(inventory.figures)))
        self.fits = [fitting_turns(face) for face in self.faces]
        """Of each tile and each code of what a square needs: the turns that fit, those that look alike only once."""
        attributes = len(inventory.policies)
        self.blanks = [[blank(piece, attributes) for piece in face.segments] for face in self.faces]
        """Of each tile and each of its segments: the attributes of an area that is nothing but it, wherever it lies."""
        self.marked = [
            [[inventory.marks[mark] for mark in piece.marks] for piece in face.segments] for face in self.faces
        ]
        """Likewise: the attributes that get the bit of its place."""


def fitting_turns(face: Face) -> list[tuple[int, ...]]:
    return [tuple(turn for turn in range(face.turns) if fits(face.roads[turn], code)) for code in range(CODES)]


def blank(piece: Segment, attributes: int) -> tuple[int, ...]:
    values = [0] * attributes
    values[TERRAIN] = piece.terrain
    values[STOCKS] = int(piece.stocks)
    values[SHRINES] = piece.shrines
    return tuple(values)


def fits(roads: int, code: int) -> bool:
    """Whether a tile with roads on these sides can lie where this is needed."""
    for side in range(SIDES):
        need = code // SIDE_WEIGHTS[side] % 3
        if need != ANYTHING and (need == ROAD_NEEDED) != (roads >> side & 1 == 1):
            return False
    return True
