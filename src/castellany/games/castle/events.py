"""Events: what a listener of a game is told, by number; those of modules come after these."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.kinds import MOST_KINDS

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
"""a: terrain, and MOST_KINDS times what doubled its points (1 if stocks did, and twice the kind of a figure that did),
b: tiles, why: points; the seat that scores the area, or nobody (CHANCE) where figures tie."""
DOUBLED: Final = 7
"""a: token."""
POINTS: Final = 8
"""a: source, b: how many, why: WITH_AREA for those of a completed area, else 0; but of an area that scores at the end
of the game `told_of`."""
RETURNED: Final = 9
"""a: figure kind, b: cell that it leaves."""
TOKEN_TAKEN: Final = 10
"""a: token, b: tower."""
TOKEN_USED: Final = 11
"""a: token."""
SEAT_MOVED: Final = 12
"""a: tiles of the house, b: cell where the seat stands now."""
LARGEST_EMPTY: Final = 13
"""a: squares of the largest empty area."""
GAME_ENDED: Final = 14

WITH_AREA: Final = -1
"""`why` of points that are told with the area that brings them."""
EACH: Final = 10
"""More than a shrine or tile ever brings by itself."""


def told_of(cell: int, kind: int, each: int) -> int:
    """Of an area that scores at the end: the cell of a figure in it, the kind of one that doubles its points, or 0, and
    what each shrine or tile brings before that."""
    return ((cell + 1) * MOST_KINDS + kind) * EACH + each


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
    "largest-empty",
    "game-ended",
)
