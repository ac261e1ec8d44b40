"""Estates: every way of joining the boards of a set, worked out when it is first asked for."""

from __future__ import annotations

from castellany.core.moves import pack
from castellany.games.tuscany.boards import ARRANGEMENTS, BOARDS, NUMBERS, SHIFTS, Board, Outline
from castellany.games.tuscany.estate import (
    LARGEST_REGION,
    Estate,
    Ground,
    colour_masks,
    joined_colours,
    largest_of,
    regions,
)
from castellany.games.tuscany.kinds import CASTLE


class Estates:
    """Shared by all tables that play with the same boards."""

    def __init__(self, outline: Outline, boards: list[list[Board]]) -> None:
        self.boards = boards
        """By letter."""
        self.grounds = [Ground(outline, shifts) for shifts in range(SHIFTS)]
        self.known: dict[int, Estate] = {}
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
        estate = self.known.get(key)
        if estate is None:
            estate = Estate(self.grounds[arrangement % SHIFTS], joined_colours(self.boards_of(deal), arrangement))
            self.known[key] = estate
        return estate

    def legal(self, deal: int) -> list[int]:
        """The arrangements without a region that is too large."""
        legal = self.known_legal.get(deal)
        if legal is None:
            dealt = self.boards_of(deal)
            legal = []
            for arrangement in range(ARRANGEMENTS):
                masks = colour_masks(joined_colours(dealt, arrangement))
                neighbours = self.grounds[arrangement % SHIFTS].neighbours
                if largest_of(regions(masks, neighbours)) <= LARGEST_REGION:
                    legal.append(arrangement)
            self.known_legal[deal] = legal
        return legal

    def builds(self, deal: int) -> list[int]:
        """Every legal arrangement with every castle space in it, as the three fields of a `build`."""
        builds = self.known_builds.get(deal)
        if builds is None:
            dealt = self.boards_of(deal)
            builds = []
            for arrangement in self.legal(deal):
                colours = joined_colours(dealt, arrangement)
                for space in range(len(colours)):
                    if colours[space] == CASTLE:
                        builds.append(pack(0, arrangement // SHIFTS, arrangement % SHIFTS, space))
            self.known_builds[deal] = builds
        return builds
