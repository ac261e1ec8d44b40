"""Words: the vocabularies of the notation and the numbers of its verbs (append-only).

Tiles, squares and figures are words of the components; the tables make their vocabularies.
"""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary, numbers
from castellany.games.castle.kinds import (
    SEGMENTS,
    SIDE_NAMES,
    SIDES,
    TOKEN_NAMES,
    TOKENS,
)

PLACE: Final = 0
"""`place {tile}@{square} {top}`, such as `place h3@e5 east`: where the tile lies and whither its top points."""
PUT: Final = 1
"""`put {figure} on {segment}`: a figure enters the tile just placed; segments count in the order of the tile's list."""
PASS: Final = 2
"""No figure, or no doubling."""
SCORE: Final = 3
"""`score {area}`: which completed area is next: that of a segment of the placed tile, or of the neighbour on a side."""
DOUBLE: Final = 4
"""Give the token that doubles the area about to be scored."""
AGAIN: Final = 5
"""Give the token for one more turn."""
END: Final = 6
TILE: Final = 7
"""`tile {tile}`: chance draws a tile."""
TOKEN: Final = 8
"""`token {token}`: chance turns up the token of a tower."""
STARTER: Final = 9
"""`starter {seat}`"""

NEIGHBOURS: Final = SEGMENTS
"""The first area word that means a neighbour."""
AREA_WORDS: Final = Vocabulary(
    "area",
    {i: str(i + 1) for i in range(SEGMENTS)} | {NEIGHBOURS + i: f"{SIDE_NAMES[i]}-neighbour" for i in range(SIDES)},
)
SEGMENT_WORDS: Final = numbers("segment", 0, SEGMENTS - 1, 1)
TOP_WORDS: Final = Vocabulary("top", {i: SIDE_NAMES[i] for i in range(SIDES)})
TOKEN_WORDS: Final = Vocabulary("token", {i: TOKEN_NAMES[i] for i in range(TOKENS)})
SEAT_WORDS: Final = numbers("seat", 0, 1, 1)

NONE: Final = range(1)
ALL_TOPS: Final = range(SIDES)
ALL_SEGMENTS: Final = range(SEGMENTS)
ALL_AREAS: Final = range(NEIGHBOURS + SIDES)
ALL_TOKENS: Final = range(TOKENS)
