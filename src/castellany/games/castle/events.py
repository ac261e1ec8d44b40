"""Events: what a listener of a game is told, by number."""

from __future__ import annotations

from typing import Final

TURN_BEGAN: Final = 0
"""a: which, from 0; told with the first tile of the turn."""
TILE_DRAWN: Final = 1
"""a: tile."""
TILE_GONE: Final = 2
"""a: tile that fits nowhere and leaves the game."""
PLACED: Final = 3
"""a: tile, b: square, why: whither its top points."""
ENTERED: Final = 4
"""a: figure kind, b: cell (place * SEGMENTS + segment), why: terrain."""
COMPLETED: Final = 5
"""a: terrain, b: tiles, why: points that the area is worth without doubling; told when the tile is placed."""
SCORED: Final = 6
"""a: terrain, and TERRAINS times what doubled its points (BY_STOCKS, BY_FIGURE, both, or 0), b: tiles, why: points; the
seat that scores the area, or nobody (CHANCE) where figures tie."""
DOUBLED: Final = 7
"""a: token."""
POINTS: Final = 8
"""a: source, b: how many, why: at the end of the game one more than the cell of a figure in their area, times EACH, and
what each shrine or tile of it brought; else 0."""
RETURNED: Final = 9
"""a: figure kind, b: cell that it leaves."""
TOKEN_TAKEN: Final = 10
"""a: token, b: tower."""
TOKEN_USED: Final = 11
"""a: token."""
SEAT_MOVED: Final = 12
"""a: tiles of the house, b: cell where the seat stands now."""
NESTS_GAINED: Final = 13
"""a: how many."""
STOPPED: Final = 14
"""a: which of the four gates, b: points lost."""
LARGEST_EMPTY: Final = 15
"""a: squares of the largest empty area."""
GAME_ENDED: Final = 16
NESTS_RETURNED: Final = 17
"""a: how many each seat gives back to the empty pool."""

BY_STOCKS: Final = 1
BY_FIGURE: Final = 2
EACH: Final = 10
"""More than a shrine or tile ever brings."""

EVENT_KEYS: Final = (
    "turn-began",
    "tile-drawn",
    "tile-gone",
    "placed",
    "entered",
    "completed",
    "scored",
    "doubled",
    "points",
    "returned",
    "token-taken",
    "token-used",
    "seat-moved",
    "nests-gained",
    "stopped",
    "largest-empty",
    "game-ended",
    "nests-returned",
)
