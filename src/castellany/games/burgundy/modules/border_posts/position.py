"""Post tiles in the text of a position, and on a table laid by hand."""

from __future__ import annotations

from typing import Final

from castellany.core.layout import LayoutPart
from castellany.core.parts import Part
from castellany.core.position import NO_FAULT, Fault, Line
from castellany.games.burgundy.modules.border_posts.posts import ALL_PAIRS, connected
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import Tables

SIZES: Final = ("large", "small")


class PostPart(Part[BurgundyState]):
    """`post-tiles: large=2`: who holds them."""

    def __init__(self, t: Tables, masks: list[list[int]], at: int) -> None:
        self.t = t
        self.masks = masks
        self.at = at

    def write(self, s: BurgundyState) -> list[str]:
        held = [(name, s.extra[self.at + size] + 1) for size, name in enumerate(SIZES)]
        return ["post-tiles: " + " ".join([f"{name}={holder}" for name, holder in held if holder])]

    def read(self, s: BurgundyState, given: dict[str, Line]) -> None:
        line = given["post-tiles"]
        s.extra[self.at : self.at + 2] = [NOBODY, NOBODY]
        for name, holder in line.pairs():
            if name not in SIZES:
                raise line.fail(f"{name} is no post tile")
            s.extra[self.at + SIZES.index(name)] = line.number_in(holder, 1, self.t.estates) - 1

    def fault(self, s: BurgundyState) -> Fault:
        """The first two to join all posts have the tiles, and nobody else."""
        holders = s.extra[self.at : self.at + 2]
        if holders[1] != NOBODY and holders[0] in (NOBODY, holders[1]):
            return ("post-tiles", "two seats take the post tiles, the large one first")
        for estate in range(self.t.estates):
            joined = s.board[estate] != NOBODY and self.joined(s, estate)
            if estate in holders and not joined:
                return ("post-tiles", f"seat {estate + 1} has not joined all posts")
            if joined and estate not in holders and NOBODY in holders:
                return ("post-tiles", f"seat {estate + 1} has joined all posts and has no tile for it")
        return NO_FAULT

    def joined(self, s: BurgundyState, estate: int) -> bool:
        board = s.board[estate]
        return connected(self.t.boards[board], self.masks[board], s.filled[estate]) == ALL_PAIRS


class PostLayout(LayoutPart[BurgundyState]):
    """`give(1, "large-post")`."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at
        self.gifts = {"large-post": self.large, "small-post": self.small}

    def large(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        s.extra[self.at] = s.estate_of[seat]

    def small(self, s: BurgundyState, seat: int, more: str, count: int) -> None:
        s.extra[self.at + 1] = s.estate_of[seat]
