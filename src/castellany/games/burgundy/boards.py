"""Board: a duchy's 37 spaces with everything that can be known of them beforehand, as bit masks."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.kinds import CASTLE, COLOUR_LETTERS, COLOURS

SPACES: Final = 37
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
CENTRE: Final = 18
FURTHEST: Final = 3
"""No two die numbers are further apart, as 1 and 6 adjoin."""


def distance(a: int, b: int) -> int:
    """Steps between two die numbers.

    >>> distance(2, 6), distance(1, 6), distance(1, 4)
    (2, 1, 3)
    """
    d = abs(a - b)
    return min(d, 6 - d)


def neighbours() -> list[int]:
    """For each space the bit mask of the spaces that touch it."""
    starts = [sum(ROWS[:r]) for r in range(len(ROWS))]
    masks = [0] * SPACES
    for r, width in enumerate(ROWS):
        for c in range(width):
            near = [(r, c - 1), (r, c + 1)]
            for other in (r - 1, r + 1):
                if 0 <= other < len(ROWS):
                    shift = 0 if ROWS[other] > width else -1
                    near += [(other, c + shift), (other, c + shift + 1)]
            for nr, nc in near:
                if 0 <= nc < ROWS[nr]:
                    masks[starts[r] + c] |= 1 << starts[nr] + nc
    return masks


NEIGHBOURS: Final = neighbours()


class Board:
    """One side of a duchy board."""

    def __init__(self, name: str, spaces: list[tuple[int, int]], provenance: str) -> None:
        self.name = name
        self.provenance = provenance
        self.colour = [colour for colour, _ in spaces]
        self.number = [number for _, number in spaces]
        self.colour_mask = [0] * COLOURS
        for space in range(SPACES):
            self.colour_mask[self.colour[space]] |= 1 << space
        self.within = [0] * (7 * (FURTHEST + 1))
        """Mask of the spaces whose number is at most d from v, at v * 4 + d."""
        for v in range(1, 7):
            for d in range(FURTHEST + 1):
                for space in range(SPACES):
                    if distance(v, self.number[space]) <= d:
                        self.within[v * 4 + d] |= 1 << space
        self.area = [0] * SPACES
        """For each space the mask of its whole area."""
        for space in range(SPACES):
            self.area[space] = self.area_around(space)
        self.areas = sorted(set(self.area))
        """The mask of every area, once."""
        self.castles = self.colour_mask[CASTLE]

    def area_around(self, space: int) -> int:
        same = self.colour_mask[self.colour[space]]
        area = 1 << space
        while True:
            wider = area
            for other in range(SPACES):
                if area >> other & 1:
                    wider |= NEIGHBOURS[other] & same
            if wider == area:
                return area
            area = wider

    def area_sizes(self, colour: int) -> list[int]:
        """Sizes of the areas of a colour, largest first."""
        areas = {self.area[space] for space in range(SPACES) if self.colour[space] == colour}
        return sorted((area.bit_count() for area in areas), reverse=True)


def parse_spaces(rows: list[str]) -> list[tuple[int, int]]:
    """Spaces `(colour, number)` from rows such as `A6 C5 C4 Y3`."""
    return [(COLOUR_LETTERS.index(word[0]), int(word[1:])) for row in rows for word in row.split()]


def places() -> list[tuple[int, int]]:
    """Where the spaces lie, for whoever draws them: half widths of a hex from the middle column, and the row."""
    return [(2 * column - width + 1, row) for row, width in enumerate(ROWS) for column in range(width)]
