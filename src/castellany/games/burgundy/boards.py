"""Board: a duchy's spaces with everything that can be known of them beforehand, as bit masks.

A board owns its spaces: how many there are, where they lie and which of them touch. Whoever plays on it or draws
it asks the board, so that a table may have boards of several shapes.
"""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.kinds import ANIMAL, CASTLE, COLOUR_LETTERS, COLOURS

FURTHEST: Final = 3
"""No two die numbers are further apart, as 1 and 6 adjoin."""
GAP: Final = "."
"""In a row, a place without a space."""
NO_SPACE: Final = -1
DUCHY: Final = "duchy"
"""The shape of the boards that the base game has."""


def bits(mask: int) -> int:
    """How many spaces a mask has; for few of them quicker than counting all bits.

    >>> bits(0b1011)
    3
    """
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def distance(a: int, b: int) -> int:
    """Steps between two die numbers.

    >>> distance(2, 6), distance(1, 6), distance(1, 4)
    (2, 1, 3)
    """
    d = abs(a - b)
    return min(d, 6 - d)


class Shape:
    """Where the spaces of a board lie, in half steps to the right of the middle and rows from the top.

    Spaces touch if they are neighbours on the grid, or if a river joins them.
    """

    def __init__(self, name: str, places: list[tuple[int, int]], rivers: tuple[tuple[int, int], ...] = ()) -> None:
        self.name = name
        self.places = places
        self.spaces = len(places)
        self.rows = max(row for _, row in places) + 1
        self.neighbours = [0] * self.spaces
        """For each space the bit mask of the spaces that touch it."""
        at = {place: space for space, place in enumerate(places)}
        for space in range(self.spaces):
            step, row = places[space]
            for across, down in ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)):
                other = at.get((step + across, row + down), NO_SPACE)
                if other != NO_SPACE:
                    self.neighbours[space] |= 1 << other
        for one, other in rivers:
            self.neighbours[one] |= 1 << other
            self.neighbours[other] |= 1 << one
        self.centre = at.get((0, self.rows // 2), NO_SPACE)
        """The space in the middle, or NO_SPACE."""


class Board:
    """One side of a duchy board."""

    def __init__(self, name: str, shape: Shape, spaces: list[tuple[int, int]], provenance: str) -> None:
        self.name = name
        self.shape = shape
        self.provenance = provenance
        self.spaces = shape.spaces
        self.neighbours = shape.neighbours
        self.colour = [colour for colour, _ in spaces]
        self.number = [number for _, number in spaces]
        self.colour_mask = [0] * (COLOURS + 1)
        """The spaces of each colour; at EVERY_COLOUR all of them."""
        for space in range(self.spaces):
            self.colour_mask[self.colour[space]] |= 1 << space
        everywhere = (1 << self.spaces) - 1
        self.colour_mask[COLOURS] = everywhere
        self.within = [everywhere] * (7 * (FURTHEST + 1))
        """Mask of the spaces whose number is at most d from v, at v * 4 + d; a die of any value reaches them all."""
        for v in range(1, 7):
            for d in range(FURTHEST + 1):
                near = [space for space in range(self.spaces) if distance(v, self.number[space]) <= d]
                self.within[v * 4 + d] = sum(1 << space for space in near)
        self.area = [0] * self.spaces
        """For each space the mask of its whole area."""
        for space in range(self.spaces):
            self.area[space] = self.area_around(space)
        self.areas = sorted(set(self.area))
        """The mask of every area, once."""
        self.pastures = [area for area in self.areas if self.colour[area.bit_length() - 1] == ANIMAL]
        self.size_around = [area.bit_count() for area in self.area]
        """For each space the size of its area."""
        self.castles = self.colour_mask[CASTLE]

    def area_around(self, space: int) -> int:
        same = self.colour_mask[self.colour[space]]
        area = 1 << space
        while True:
            wider = area
            for other in range(self.spaces):
                if area >> other & 1:
                    wider |= self.neighbours[other] & same
            if wider == area:
                return area
            area = wider

    def area_sizes(self, colour: int) -> list[int]:
        """Sizes of the areas of a colour, largest first."""
        areas = {self.area[space] for space in range(self.spaces) if self.colour[space] == colour}
        return sorted((area.bit_count() for area in areas), reverse=True)


def board_of(
    name: str, rows: list[str], provenance: str, shape: str = DUCHY, rivers: tuple[tuple[int, int], ...] = ()
) -> Board:
    """A board from centred rows such as `A6 C5 C4 Y3`: colour letter and number of each space, or a gap."""
    places: list[tuple[int, int]] = []
    spaces: list[tuple[int, int]] = []
    for row, text in enumerate(rows):
        words = text.split()
        for column, word in enumerate(words):
            if word != GAP:
                places.append((2 * column - len(words) + 1, row))
                spaces.append((COLOUR_LETTERS.index(word[0]), int(word[1:])))
    return Board(name, Shape(shape, places, rivers), spaces, provenance)
