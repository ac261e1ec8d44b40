"""Estates: every way of joining the boards of a set, worked out when it is first asked for."""

from __future__ import annotations

from typing import Final

from castellany.core.moves import pack
from castellany.games.tuscany.boards import (
    ARRANGEMENTS,
    BOARDS,
    CELLS,
    DEALS,
    NUMBERS,
    ORDERS,
    SHIFTS,
    TURNS,
    Board,
    Outline,
    arrangement_of,
)
from castellany.games.tuscany.estate import (
    LARGEST_REGION,
    Estate,
    Ground,
    colour_masks,
    joined_colours,
    largest_of,
    regions,
)
from castellany.games.tuscany.kinds import CASTLE, COLOURS
from castellany.games.tuscany.seam import SIDES, Seam
from castellany.games.tuscany.words import BUILD

PARTS: Final = BOARDS * NUMBERS * 2
"""Every board, upright and turned."""


class Estates:
    """Shared by all tables that play with the same boards."""

    def __init__(self, outline: Outline, boards: list[list[Board]]) -> None:
        self.boards = boards
        """By letter."""
        self.grounds = [Ground(outline, shifts) for shifts in range(SHIFTS)]
        self.parts: list[list[int]] = []
        """The masks of the colours of each board by letter and number, upright and turned."""
        for letter in boards:
            for one in letter:
                self.parts.append(colour_masks(one.colours))
                self.parts.append(colour_masks(one.colours[::-1]))
        self.known_seams: list[Seam | None] = [None] * (PARTS * PARTS * SIDES)
        self.known: list[Estate | None] = [None] * (DEALS * ARRANGEMENTS)
        self.known_legal: list[list[int]] = [[] for _ in range(DEALS)]

    def boards_of(self, deal: int) -> list[Board]:
        """The boards of a deal, by letter."""
        dealt: list[Board] = []
        for letter in range(BOARDS):
            dealt.append(self.boards[letter][deal % NUMBERS])
            deal //= NUMBERS
        return dealt

    def estate(self, deal: int, arrangement: int) -> Estate:
        key = deal * ARRANGEMENTS + arrangement
        estate = self.known[key]
        if estate is None:
            estate = Estate(self.grounds[arrangement % SHIFTS], joined_colours(self.boards_of(deal), arrangement))
            self.known[key] = estate
        return estate

    # What may be built.

    def legal(self, deal: int) -> list[int]:
        """The arrangements without a region that is too large; of boards that can be played with there are some."""
        legal = self.known_legal[deal]
        if not legal:
            for boards in range(len(ORDERS) * TURNS):
                parts = self.parts_of(deal, boards)
                for shifts in range(SHIFTS):
                    if self.fits(parts, shifts):
                        legal.append(arrangement_of(boards, shifts))
        return legal

    def fits(self, parts: list[int], shifts: int) -> bool:
        """Whether boards joined like this have no region that is too large."""
        upper, lower = self.seam(parts[0], parts[1], shifts >> 1), self.seam(parts[1], parts[2], shifts & 1)
        if upper.too_large or lower.too_large:
            return False
        if not upper.below & lower.above:
            return True  # no region reaches over both seams
        return largest_of(regions(self.masks(parts), self.grounds[shifts].neighbours)) <= LARGEST_REGION

    def seam(self, above: int, below: int, side: int) -> Seam:
        """Where one part lies above another."""
        key = (above * PARTS + below) * SIDES + side
        seam = self.known_seams[key]
        if seam is None:
            seam = Seam(self.parts[above], self.parts[below], self.grounds[side << 1].neighbours)
            self.known_seams[key] = seam
        return seam

    def builds(self, deal: int) -> list[int]:
        """Every legal arrangement with every castle space in it, as the moves that build it."""
        builds: list[int] = []
        for arrangement in self.legal(deal):
            boards, shifts = arrangement // SHIFTS, arrangement % SHIFTS
            left = self.castles(deal, boards)
            while left:
                low = left & -left
                builds.append(pack(BUILD, boards, shifts, low.bit_length() - 1))
                left ^= low
        return builds

    def count(self, deal: int) -> int:
        """How many builds there are."""
        return len(self.legal(deal)) * self.castles(deal, 0).bit_count()

    def nth(self, deal: int, i: int) -> int:
        """The build at place i."""
        spaces = self.castles(deal, 0).bit_count()
        arrangement = self.legal(deal)[i // spaces]
        boards, shifts = arrangement // SHIFTS, arrangement % SHIFTS
        left = self.castles(deal, boards)
        for _ in range(i % spaces):
            left &= left - 1
        return pack(BUILD, boards, shifts, (left & -left).bit_length() - 1)

    def castles(self, deal: int, boards: int) -> int:
        """The mask of the castle spaces of boards joined like this; their number hangs on the deal alone."""
        castles = 0
        for i, part in enumerate(self.parts_of(deal, boards)):
            castles |= self.parts[part][CASTLE] << i * CELLS
        return castles

    def parts_of(self, deal: int, boards: int) -> list[int]:
        """The boards from top to bottom, turned or not."""
        order = ORDERS[boards // TURNS]
        parts: list[int] = []
        for i in range(BOARDS):
            letter = order[i]
            number = deal // NUMBERS**letter % NUMBERS
            parts.append((letter * NUMBERS + number) * 2 + (boards >> i & 1))
        return parts

    def masks(self, parts: list[int]) -> list[int]:
        """The mask of every colour in boards joined from top to bottom."""
        masks = [0] * COLOURS
        for i in range(BOARDS):
            own = self.parts[parts[i]]
            for colour in range(COLOURS):
                masks[colour] |= own[colour] << i * CELLS
        return masks
