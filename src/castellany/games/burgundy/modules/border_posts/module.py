"""The rules of border posts (BUR-P)."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.builder import BurgundyBuilder, BurgundyModule, ModuleOption, Sheets
from castellany.games.burgundy.gains import gain_points
from castellany.games.burgundy.modules.border_posts.components import sheets_of
from castellany.games.burgundy.modules.border_posts.position import PostLayout, PostPart
from castellany.games.burgundy.modules.border_posts.posts import ALL_PAIRS, connected, post_masks
from castellany.games.burgundy.modules.border_posts.worth import PostWorth
from castellany.games.burgundy.points import Placed, Scoring
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import PHASE_POINTS, Tables

EACH_PAIR: Final = "each-pair"
ONCE_MORE: Final = "once-more"
FIRST_ONLY: Final = "first-only"
"""How often the points of the phase are scored when the third post is joined (BUR-R 63)."""
TILE_COUNTS: Final = {"special": True, "2019": False}
"""By edition, whether a post tile is a bonus tile for monastery 26 (BUR-R 64)."""


def times(before: int, after: int, third: str) -> int:
    """How many times the points of the phase are scored for the pairs that have become connected."""
    if third == EACH_PAIR:
        return (after & ~before).bit_count()
    first = 1 if after and not before else 0
    if third == FIRST_ONLY:
        return first
    return first + (1 if after == ALL_PAIRS and before != ALL_PAIRS else 0)


class PostNumbers:
    """What the rules gave numbers to: sources, events and places in `extra`."""

    def __init__(self, b: BurgundyBuilder) -> None:
        self.source = b.source("posts")
        self.tile_source = b.source("post-tiles")
        self.joined = b.event("posts-joined")
        self.taken = b.event("post-tile-taken")
        self.at = b.remember("border-posts", [NOBODY, NOBODY])
        """The holders of the large and the small post tile."""


class JoinPosts(Placed):
    """Points of the phase for posts that a tile joins, and a tile for whoever has joined all three."""

    def __init__(self, t: Tables, masks: list[list[int]], third: str, n: PostNumbers) -> None:
        self.t = t
        self.masks = masks
        """By board."""
        self.third = third
        self.n = n

    def placed(self, s: BurgundyState, seat: int, space: int, kind: int) -> None:
        estate = s.estate_of[seat]
        board = self.t.boards[s.board[estate]]
        masks, filled = self.masks[s.board[estate]], s.filled[estate]
        after = connected(board, masks, filled)
        if not after:
            return
        before = connected(board, masks, filled & ~(1 << space))
        if after == before:
            return
        s.tell(self.n.joined, seat, (after & ~before).bit_count())
        gain_points(s, seat, self.n.source, PHASE_POINTS[s.phase] * times(before, after, self.third))
        if after == ALL_PAIRS:
            self.take_tile(s, seat)

    def take_tile(self, s: BurgundyState, seat: int) -> None:
        """The large one for the first, the small one for the second."""
        for size in range(2):
            if s.extra[self.n.at + size] == NOBODY:
                s.extra[self.n.at + size] = s.estate_of[seat]
                s.tell(self.n.taken, seat, size)
                gain_points(s, seat, self.n.tile_source, self.t.small_bonus if size else self.t.large_bonus)
                return


class PostTileCounts(Scoring):
    """Monastery 26 counts a post tile among the bonus tiles."""

    def __init__(self, base: Scoring, at: int) -> None:
        super().__init__(base.source)
        self.base = base
        self.at = at

    def points(self, s: BurgundyState, estate: int) -> int:
        return self.base.points(s, estate) + 3 * s.extra[self.at : self.at + 2].count(estate)


class BorderPosts(BurgundyModule):
    def __init__(self) -> None:
        super().__init__("border-posts")

    def sheets(self, edition: str) -> Sheets:
        return sheets_of(edition)

    def options(self, edition: str) -> list[ModuleOption]:
        return [ModuleOption("third-post", (EACH_PAIR, ONCE_MORE, FIRST_ONLY), EACH_PAIR)]

    def provenance(self, edition: str) -> dict[str, str]:
        """The places of the posts are known from the 2019 edition; the Special Edition is taken to have them too."""
        return {"border-posts": "published" if edition == "2019" else "reconstructed"}

    def install(self, b: BurgundyBuilder) -> None:
        t, p = b.t, b.points
        masks = [post_masks(board) for board in t.boards]
        n = PostNumbers(b)
        third = b.setup.options.get("third-post", EACH_PAIR)
        p.placed.append(JoinPosts(t, masks, third, n))
        if TILE_COUNTS[t.edition.slug]:
            p.scoring[26] = PostTileCounts(p.scoring[26], n.at)
        b.position_parts.append(PostPart(t, masks, n.at))
        b.layout_parts.append(PostLayout(n.at))
        b.worths.append(PostWorth(masks, n.at))
