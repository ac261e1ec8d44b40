"""Kinds: terrains, figures and special tokens, by number, and the words of the notation for them."""

from __future__ import annotations

from typing import Final

NO_TERRAIN: Final = 0
ROAD: Final = 1
HOUSE: Final = 2
PIGSTY: Final = 3
MEADOW: Final = 4
TERRAIN_NAMES: Final = ["", "road", "house", "pigsty", "meadow"]
"""Those of installed modules come after them."""
MOST_KINDS: Final = 16
"""More than there are of terrains, or of kinds of figures."""


def new_terrain(name: str) -> int:
    """The number of a terrain that a module brings; it is the same in every game."""
    TERRAIN_NAMES.append(name)
    return len(TERRAIN_NAMES) - 1


SIDES: Final = 4
"""North, east, south, west: clockwise, so that a quarter turn adds one."""
HALVES: Final = 8
"""Half-sides, clockwise from the western half of the north side: side `s` has the halves `2 * s` and `2 * s + 1`."""
SEGMENTS: Final = 8
"""Most segments of one tile."""
SIDE_NAMES: Final = ("north", "east", "south", "west")
CORNER_NAMES: Final = ("north-east", "south-east", "south-west", "north-west")
"""Each after the side of the same number: the corner `c` has the halves `2 * c + 1` and the next."""

PLAYERS: Final = 2
FOLLOWER: Final = 0
FIGURE_NAMES: Final = ("follower",)
"""Modules bring further ones; the inventory of a game has them all."""
FOLLOWERS: Final = 6
"""That a seat can place; a seventh is its marker on the wall."""

EXTRA_TURN: Final = 0
DOUBLE_HOUSE: Final = 1
DOUBLE_PIGSTY: Final = 2
UNFINISHED_ROAD: Final = 3
UNFINISHED_HOUSE: Final = 4
UNFINISHED_PIGSTY: Final = 5
SHRINE: Final = 6
"""In one meadow each shrine counts for more."""
LARGER_SEAT: Final = 7
BONUS_POINTS: Final = 8
TOKENS: Final = 9
TOKEN_COPIES: Final = 2
TOKEN_NAMES: Final = (
    "extra-turn",
    "double-house",
    "double-pigsty",
    "unfinished-road",
    "unfinished-house",
    "unfinished-pigsty",
    "shrine",
    "larger-seat",
    "bonus-points",
)
