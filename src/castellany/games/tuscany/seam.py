"""Seam: two boards, one above the other, and what reaches from one to the other."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.boards import CELLS
from castellany.games.tuscany.estate import LARGEST_REGION, regions
from castellany.games.tuscany.kinds import COLOURS

SIDES: Final = 2
"""The lower board lies to the left or to the right."""
BOARD: Final = (1 << CELLS) - 1


class Seam:
    """Two joined boards, as masks of the cells of each."""

    def __init__(self, upper: list[int], lower: list[int], neighbours: list[int]) -> None:
        self.too_large = False
        """Whether a region of the two has too many spaces."""
        self.above = 0
        self.below = 0
        """The cells of the upper and of the lower board whose regions reach over the seam."""
        masks: list[int] = []
        for colour in range(COLOURS):
            masks.append(upper[colour] | lower[colour] << CELLS)
        for region in regions(masks, neighbours):
            if region.bit_count() > LARGEST_REGION:
                self.too_large = True
            if region & BOARD and region >> CELLS:
                self.above |= region & BOARD
                self.below |= region >> CELLS
