"""Estate: three joined boards with everything that can be known of them beforehand, as bit masks."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.boards import CELLS, ORDERS, SHIFTS, TURNS, Board, Outline
from castellany.games.tuscany.kinds import CASTLE, COLOURS

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""From a cell to those that touch it."""
LARGEST_REGION: Final = 3


class Ground:
    """The cells of three joined boards, whatever lies on them: the top one's, the middle one's, the bottom one's."""

    def __init__(self, outline: Outline, shifts: int) -> None:
        self.place: list[tuple[int, int]] = []
        q, r = 0, 0
        for seam in (-1, shifts >> 1, shifts & 1):
            if seam >= 0:
                q += outline.seams[seam][0]
                r += outline.seams[seam][1]
            for cell in outline.cells:
                self.place.append((q + cell[0], r + cell[1]))
        number = {place: space for space, place in enumerate(self.place)}
        self.neighbours = [0] * len(self.place)
        """For each space the mask of those that touch it."""
        for space, (q, r) in enumerate(self.place):
            for dq, dr in STEPS:
                near = number.get((q + dq, r + dr), -1)
                if near >= 0:
                    self.neighbours[space] |= 1 << near


def joined_colours(boards: list[Board], arrangement: int) -> list[int]:
    """The colour of every space, of the three boards by letter; half a turn reads a board backwards."""
    order = ORDERS[arrangement // (SHIFTS * TURNS)]
    turns = arrangement // SHIFTS % TURNS
    colours: list[int] = []
    for i in range(len(order)):
        own = boards[order[i]].colours
        for cell in range(CELLS):
            colours.append(own[CELLS - 1 - cell] if turns >> i & 1 else own[cell])
    return colours


def colour_masks(colours: list[int]) -> list[int]:
    masks = [0] * COLOURS
    for space in range(len(colours)):
        masks[colours[space]] |= 1 << space
    return masks


def regions(masks: list[int], neighbours: list[int]) -> list[int]:
    """The mask of every region, once."""
    found: list[int] = []
    for mask in masks:
        left = mask
        while left:
            region = 0
            fresh = left & -left
            while fresh:
                bit = fresh & -fresh
                region |= bit
                fresh = (fresh | neighbours[bit.bit_length() - 1] & left) & ~region
            found.append(region)
            left &= ~region
    return found


def largest_of(regions: list[int]) -> int:
    """Spaces of the largest region."""
    largest = 0
    for region in regions:
        largest = max(largest, region.bit_count())
    return largest


class Estate:
    """One seat's land."""

    def __init__(self, ground: Ground, colours: list[int]) -> None:
        self.place = ground.place
        """Axial `(q, r)` of each space, from the first cell of the top board's outline."""
        self.neighbours = ground.neighbours
        self.colour = colours
        self.colour_mask = colour_masks(colours)
        self.areas = regions(self.colour_mask, self.neighbours)
        """The mask of every region, once."""
        self.area = [0] * len(colours)
        """For each space the mask of its whole region."""
        self.largest = largest_of(self.areas)
        for region in self.areas:
            left = region
            while left:
                low = left & -left
                self.area[low.bit_length() - 1] = region
                left ^= low
        self.spaces: list[list[int]] = [[] for _ in range(COLOURS)]
        """The spaces of each colour."""
        for space in range(len(colours)):
            self.spaces[colours[space]].append(space)
        self.castles = self.colour_mask[CASTLE]
