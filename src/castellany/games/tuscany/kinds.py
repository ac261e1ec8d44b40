"""Kinds: the colours of the land, the tiles that lie on it, the crops they show and the bonus tiles."""

from __future__ import annotations

from typing import Final

CASTLE: Final = 0
CITY: Final = 1
INN: Final = 2
AGRICULTURE: Final = 3
QUARRY: Final = 4
VILLAGE: Final = 5
MONASTERY: Final = 6
CART: Final = 7
COLOURS: Final = 8
COLOUR_NAMES: Final = ("castle", "city", "inn", "agriculture", "quarry", "village", "monastery", "cart")
"""A colour goes by the tile that belongs on it."""
COLOUR_LETTERS: Final = "KCILQVMW"

NOTHING: Final = 0
CASTLE_TILE: Final = 1
CITY_TILE: Final = 2
INN_TILE: Final = 3
QUARRY_TILE: Final = 4
VILLAGE_TILE: Final = 5
MONASTERY_TILE: Final = 6
CART_TILE: Final = 7
HEXAGON: Final = 8
"""The wooden hexagon: a tile of the colour of the space on which it lies."""
FIRST_CROP: Final = 9
"""The first of the ten faces of an agriculture tile."""
KINDS: Final = 19

CROP_NAMES: Final = ("grapes", "olives", "grain", "livestock")
FACES: Final = (1, 2, 4, 8, 3, 5, 9, 6, 10, 12)
"""The crops on each agriculture face, as a bit set."""

ANY_COLOUR: Final = -1
COLOUR: Final = [-1, CASTLE, CITY, INN, QUARRY, VILLAGE, MONASTERY, CART, ANY_COLOUR, *([AGRICULTURE] * 10)]
"""By kind."""
CROPS: Final = [0] * FIRST_CROP + list(FACES)
"""By kind, the crops on it as a bit set."""


def crop_words(face: int) -> str:
    """The crops of a face in their order, such as `olives-grain`.

    >>> crop_words(6)
    'olives-grain'
    """
    return "-".join(CROP_NAMES[i] for i in range(len(CROP_NAMES)) if face >> i & 1)


NAMES: Final = (
    "nothing",
    "castle",
    "city",
    "inn",
    "quarry",
    "village",
    "monastery",
    "cart",
    "hexagon",
    *(f"agriculture-{crop_words(face)}" for face in FACES),
)

MORE_CARDS: Final = 0
MORE_STORAGE: Final = 1
MORE_MARBLE: Final = 2
MORE_WORKERS: Final = 3
MORE_YIELDS: Final = 4
BONUSES: Final = 5
BONUS_NAMES: Final = ("card", "storage", "marble", "worker", "yield")
BONUS_COPIES: Final = 5
