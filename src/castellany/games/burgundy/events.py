"""Events: what a listener of a Burgundy game is told, by number; those of modules are numbered after these."""

from __future__ import annotations

from typing import Final

ROLLED: Final = 0
"""seat, a and b: the dice."""
GOODS_ARRIVED: Final = 1
"""a: depot, b: colour; nobody's."""
TAKEN: Final = 2
"""a: kind, b: depot."""
DISCARDED: Final = 3
"""a: kind."""
PLACED: Final = 4
"""a: kind, b: space."""
SOLD: Final = 5
"""a: colour, b: how many."""
POINTS: Final = 6
"""a: source, b: how many."""
SILVER_GAINED: Final = 7
WORKERS_GAINED: Final = 8
"""a: how many."""
LOADED: Final = 9
"""a: colour, b: how many."""
MARKER_MOVED: Final = 10
"""a: space of the track."""
PHASE_BEGAN: Final = 11
ROUND_BEGAN: Final = 12
"""a: which."""
WORKERS_SPENT: Final = 13
"""a: how many."""
BONUS_TAKEN: Final = 14
"""a: colour, b: 0 large, 1 small."""
GAME_ENDED: Final = 15

BASE_EVENTS: Final = (
    "rolled",
    "goods-arrived",
    "taken",
    "discarded",
    "placed",
    "sold",
    "points",
    "silver-gained",
    "workers-gained",
    "loaded",
    "marker-moved",
    "phase-began",
    "round-began",
    "workers-spent",
    "bonus-taken",
    "game-ended",
)
