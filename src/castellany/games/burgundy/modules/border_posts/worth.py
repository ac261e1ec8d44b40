"""What joining the posts is worth to a bot: the points of a phase to come, by how far the tiles are from it."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.evaluation.estate import EstateValue, ModuleWorth
from castellany.games.burgundy.modules.border_posts.posts import ALL_PAIRS, PAIRS, connected, missing
from castellany.games.burgundy.state import NOBODY
from castellany.games.burgundy.tables import PHASE_POINTS, ROUNDS

PACE: Final = 2
"""Turns for each tile on the way."""
SHARE: Final = 70
"""Percent of its points that a join is worth while it lies ahead."""


class PostWorth(ModuleWorth):
    def __init__(self, masks: list[list[int]], at: int) -> None:
        self.masks = masks
        self.at = at

    def duchy(self, a: EstateValue) -> int:
        masks = self.masks[a.s.board[a.estate]]
        joined = connected(a.board, masks, a.filled)
        if joined == ALL_PAIRS or a.turns == 0:
            return 0
        worth, longest = 0, 0
        for pair in range(len(PAIRS)):
            if not joined >> pair & 1:
                tiles = missing(a.board, masks, a.filled, pair)
                longest = max(longest, tiles)
                worth += self.ahead(a, tiles, PHASE_POINTS[min(a.later + PACE * tiles // ROUNDS, 4)])
        if a.s.extra[self.at] == NOBODY:
            worth += self.ahead(a, longest, a.t.large_bonus)
        elif a.s.extra[self.at + 1] == NOBODY:
            worth += self.ahead(a, longest, a.t.small_bonus)
        return worth

    def ahead(self, a: EstateValue, tiles: int, points: int) -> int:
        """Points that come once so many tiles are placed, if the turns suffice."""
        return SHARE * points * max(a.turns - PACE * tiles, 0) // a.turns
