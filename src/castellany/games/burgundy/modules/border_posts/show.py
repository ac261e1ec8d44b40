"""What is said and drawn of border posts."""

from __future__ import annotations

from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments, Labels
from castellany.core.phrase import Phrase, Seat
from castellany.games.burgundy.modules.border_posts.drawing import post, prizes
from castellany.games.burgundy.modules.border_posts.posts import PAIRS, POSTS, connected, post_masks
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import Shown, Sign
from castellany.games.burgundy.state import NOBODY, BurgundyState

SIZES: Final = ("large", "small")
NAMES: Final = ("post-left", "post-right", "post-lower")
STANDS: Final = ((-6, 1), (6, 1), (0, 7))
"""Where the posts are drawn: the places beyond the edge of a duchy that touch the two spaces of each."""


def post_tile_holders(rules: BurgundyRules, s: BurgundyState) -> list[int]:
    """The estates that hold the large and the small post tile."""
    at = rules.tables.remembered["border-posts"]
    return s.extra[at : at + 2]


def named(pair: list[int]) -> Arguments:
    """The keys of the names of two posts."""
    one, other = pair
    return {"post": NAMES[one - 1], "partner": NAMES[other - 1]}


def linked_posts(pairs: list[list[int]]) -> set[int]:
    """The posts that are linked with any other, counted from 1."""
    return {post for pair in pairs for post in pair}


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

    def preview(self, rules: BurgundyRules, s: BurgundyState, after: BurgundyState, seat: int) -> list[Phrase]:
        """Which posts a move would join, and the tile that this brings."""
        estate = s.estate_of[seat]
        had = self.joined(rules, s, estate)
        new = [pair for pair in self.joined(rules, after, estate) if pair not in had]
        says = [Phrase("preview-posts", {"pairs": len(new), **named(new[0])})] if new else []
        before, now = post_tile_holders(rules, s), post_tile_holders(rules, after)
        return says + [
            Phrase("preview-post-tile", {"size": SIZES[size]})
            for size in range(2)
            if before[size] != now[size] == estate
        ]

    def marks(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> str:
        """The posts, with flags once they are linked, and the tiles for who links them all."""
        estate = s.estate_of[seat]
        linked = linked_posts(self.joined(rules, s, estate))
        posts = [post(place, seat if number in linked else NOBODY) for number, place in enumerate(STANDS, 1)]
        holders = [NOBODY if own == NOBODY else s.estate_of.index(own) for own in post_tile_holders(rules, s)]
        return "".join(posts) + prizes(holders, (rules.tables.large_bonus, rules.tables.small_bonus), seat)

    def signs(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> list[Sign]:
        linked = linked_posts(self.joined(rules, s, s.estate_of[seat]))
        return [
            Sign(*place, Phrase("post-sign", {"linked": "yes" if number in linked else "no"}), number in linked)
            for number, place in enumerate(STANDS, 1)
        ]

    def seat_lines(self, rules: BurgundyRules, s: BurgundyState, seat: int) -> list[tuple[str, Phrase]]:
        """Which posts of a seat are linked."""
        joined = self.joined(rules, s, s.estate_of[seat])
        one = named(joined[0]) if joined else {"post": NAMES[0], "partner": NAMES[1]}
        return [("label-posts", Phrase("posts-linked", {"pairs": len(joined), **one}))]

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
