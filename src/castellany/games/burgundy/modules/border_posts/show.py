"""What is said and drawn of border posts."""

from __future__ import annotations

from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments, Labels
from castellany.core.phrase import Phrase, Seat
from castellany.games.burgundy.modules.border_posts.posts import PAIRS, POSTS, connected, post_masks
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import Shown
from castellany.games.burgundy.state import NOBODY, BurgundyState

SIZES: Final = ("large", "small")


def post_tile_holders(rules: BurgundyRules, s: BurgundyState) -> list[int]:
    """The estates that hold the large and the small post tile."""
    at = rules.tables.remembered["border-posts"]
    return s.extra[at : at + 2]


class BorderPostsShown(Shown):
    def event(self, rules: BurgundyRules, key: str, event: Event) -> Arguments:
        if key == "posts-joined":
            return {"pairs": event.a}
        return {"size": SIZES[event.a]} if key == "post-tile-taken" else {}

    def components(self, rules: BurgundyRules) -> dict[str, object]:
        """Beside which spaces of a duchy each post stands, counted from 1."""
        board = rules.tables.boards[0]
        touched = [[space + 1 for space in range(board.spaces) if mask >> space & 1] for mask in post_masks(board)]
        points = [rules.tables.large_bonus, rules.tables.small_bonus]
        return {"posts": touched, "places": [list(map(list, post)) for post in POSTS], "points": points}

    def scene(self, rules: BurgundyRules, s: BurgundyState) -> dict[str, object]:
        """Who holds the tiles, and for each estate the pairs of posts that are joined, counted from 1."""
        return {
            "tiles": post_tile_holders(rules, s),
            "joined": [self.joined(rules, s, estate) for estate in range(rules.tables.estates)],
        }

    def joined(self, rules: BurgundyRules, s: BurgundyState, estate: int) -> list[list[int]]:
        if s.board[estate] == NOBODY:
            return []
        board = rules.tables.boards[s.board[estate]]
        pairs = connected(board, post_masks(board), s.filled[estate])
        return [[one + 1, other + 1] for i, (one, other) in enumerate(PAIRS) if pairs >> i & 1]

    def lines(self, rules: BurgundyRules, s: BurgundyState) -> list[tuple[str, Phrase]]:
        tiles = tuple(
            Phrase("post-tile-free", {"size": size, "points": points})
            if holder == NOBODY
            else Phrase("post-tile-held", {"size": size, "player": Seat(s.estate_of.index(holder))})
            for size, points, holder in zip(
                SIZES, (rules.tables.large_bonus, rules.tables.small_bonus), post_tile_holders(rules, s), strict=True
            )
        )
        return [("module-border-posts", Phrase("post-tiles", {"tiles": tiles}))]


SHOWN: Final = BorderPostsShown(Labels({}))
