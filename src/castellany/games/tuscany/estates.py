"""Estates: every way of joining the boards of a set, worked out when it is first asked for."""

from __future__ import annotations

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
from castellany.games.tuscany.words import BUILD


class Estates:
    """Shared by all tables that play with the same boards."""

    def __init__(self, outline: Outline, boards: list[list[Board]]) -> None:
        self.boards = boards
        """By letter."""
        self.grounds = [Ground(outline, shifts) for shifts in range(SHIFTS)]
        self.parts: list[list[list[list[int]]]] = []
        """The masks of the colours of each board by letter and number, upright and turned."""
        for letter in boards:
            self.parts.append([[colour_masks(one.colours), colour_masks(one.colours[::-1])] for one in letter])
        self.known: list[Estate | None] = [None] * (DEALS * ARRANGEMENTS)
        self.known_legal: dict[int, list[int]] = {}
        self.known_builds: dict[int, list[int]] = {}

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

    def legal(self, deal: int) -> list[int]:
        """The arrangements without a region that is too large."""
        legal = self.known_legal.get(deal)
        if legal is None:
            self.work_out(deal)
            legal = self.known_legal[deal]
        return legal

    def builds(self, deal: int) -> list[int]:
        """Every legal arrangement with every castle space in it, as the moves that build it."""
        builds = self.known_builds.get(deal)
        if builds is None:
            self.work_out(deal)
            builds = self.known_builds[deal]
        return builds

    def work_out(self, deal: int) -> None:
        """All arrangements of a deal at once, from the masks of their boards."""
        legal: list[int] = []
        builds: list[int] = []
        for boards in range(len(ORDERS) * TURNS):
            masks = self.masks(deal, boards)
            castles = [space for space in range(BOARDS * CELLS) if masks[CASTLE] >> space & 1]
            for shifts in range(SHIFTS):
                if not too_large(masks, self.grounds[shifts].neighbours):
                    legal.append(arrangement_of(boards, shifts))
                    for space in castles:
                        builds.append(pack(BUILD, boards, shifts, space))
        self.known_legal[deal] = legal
        self.known_builds[deal] = builds

    def masks(self, deal: int, boards: int) -> list[int]:
        """The mask of every colour in boards joined like this."""
        masks = [0] * COLOURS
        order = ORDERS[boards // TURNS]
        for i in range(BOARDS):
            own = self.parts[order[i]][deal // NUMBERS ** order[i] % NUMBERS][boards >> i & 1]
            for colour in range(COLOURS):
                masks[colour] |= own[colour] << i * CELLS
        return masks


def too_large(masks: list[int], neighbours: list[int]) -> bool:
    """Whether a region has too many spaces; those of n spaces touch each other at least n - 1 times."""
    for mask in masks:
        if mask.bit_count() > LARGEST_REGION:
            touching = 0
            left = mask
            while left:
                low = left & -left
                touching += (neighbours[low.bit_length() - 1] & mask).bit_count()
                left ^= low
            if touching >= 2 * LARGEST_REGION and largest_of(regions([mask], neighbours)) > LARGEST_REGION:
                return True
    return False
