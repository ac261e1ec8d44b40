"""Words: the vocabularies of Burgundy's notation that all tables share, and the numbers of its verbs (append-only)."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary, numbers
from castellany.games.burgundy.tables import BLACK, DEPOTS, GOODS

TAKE: Final = 0
PLACE: Final = 1
SELL: Final = 2
WORKERS: Final = 3
BUY: Final = 4
HIRE: Final = 5
END: Final = 6
PASS: Final = 7
DISCARD: Final = 8
LOAD: Final = 9
LOAD_ALSO: Final = 10
STOW: Final = 11
COLLECT: Final = 12
FETCH: Final = 13
SIDE: Final = 14
CASTLE: Final = 15
ROLL: Final = 16
WHITE: Final = 17
DRAW: Final = 18
ROUND_GOOD: Final = 19
DEAL_GOOD: Final = 20
DEAL: Final = 21
STARTER: Final = 22
START_DIE: Final = 23

DIE_WORDS: Final = numbers("die", 1, 6)
GOOD_WORDS: Final = numbers("good", 0, GOODS - 1, 1)
DEPOT_WORDS: Final = Vocabulary("depot", {**{d: str(d + 1) for d in range(DEPOTS)}, BLACK: "black"})
WORKER_WORDS: Final = numbers("workers", 1, 2)
SEAT_WORDS: Final = numbers("seat", 0, 3, 1)
"""Numbers of the four seats."""

NONE: Final = range(1)
ALL_DEPOTS: Final = range(DEPOTS)
ANY_DIE: Final = range(7)
"""0: no die, as in an extra action."""
A_DIE: Final = range(1, 7)
ALL_GOODS: Final = range(GOODS)
