"""Kinds: the 49 different tiles of the base game, their colours, counts and names."""

from __future__ import annotations

from typing import Final

BUILDING: Final = 0
SHIP: Final = 1
ANIMAL: Final = 2
MONASTERY: Final = 3
CASTLE: Final = 4
MINE: Final = 5
COLOURS: Final = 6
COLOUR_NAMES: Final = ("building", "ship", "animal", "monastery", "castle", "mine")
COLOUR_LETTERS: Final = "BSAYCM"

NOTHING: Final = 0
WAREHOUSE: Final = 1
WATCHTOWER: Final = 2
WORKSHOP: Final = 3
CHURCH: Final = 4
MARKET: Final = 5
BOARDING_HOUSE: Final = 6
BANK: Final = 7
CITY_HALL: Final = 8
BUILDING_TYPES: Final = 8
FIRST_ANIMAL: Final = 9
SPECIES: Final = 4
SHIP_TILE: Final = 21
CASTLE_TILE: Final = 22
MINE_TILE: Final = 23
MONASTERY_0: Final = 23
"""Monastery n has kind MONASTERY_0 + n."""
MONASTERIES: Final = 26
KINDS: Final = 50

BUILDING_NAMES: Final = (
    "warehouse",
    "watchtower",
    "workshop",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
)
SPECIES_NAMES: Final = ("cow", "pig", "sheep", "hen")

NAMES: Final = (
    "nothing",
    *BUILDING_NAMES,
    *(f"{species}{count}" for species in SPECIES_NAMES for count in (2, 3, 4)),
    "ship",
    "castle",
    "mine",
    *(f"monastery{n}" for n in range(1, MONASTERIES + 1)),
)


def _colour(kind: int) -> int:
    if kind <= BUILDING_TYPES:
        return BUILDING
    if kind < SHIP_TILE:
        return ANIMAL
    return (SHIP, CASTLE, MINE)[kind - SHIP_TILE] if kind <= MINE_TILE else MONASTERY


COLOUR: Final = [_colour(kind) for kind in range(KINDS)]

KINDS_OF: Final = ((1, 9), (21, 22), (9, 21), (24, 50), (22, 23), (23, 24))
"""First kind and the one after the last, by colour."""


def species_of(kind: int) -> int:
    return (kind - FIRST_ANIMAL) // 3


def animals_on(kind: int) -> int:
    return (kind - FIRST_ANIMAL) % 3 + 2


BLACK_MONASTERIES: Final = (7, 12, 14, 15, 24, 25)


def coloured_supply() -> bytearray:
    """Tiles with coloured backs, by kind: 124 in all."""
    supply = bytearray(KINDS)
    for kind in range(1, BUILDING_TYPES + 1):
        supply[kind] = 5
    for kind in range(FIRST_ANIMAL, SHIP_TILE):
        supply[kind] = (2, 2, 1)[animals_on(kind) - 2]
    supply[SHIP_TILE], supply[CASTLE_TILE], supply[MINE_TILE] = 20, 14, 10
    for n in range(1, MONASTERIES + 1):
        supply[MONASTERY_0 + n] = 0 if n in BLACK_MONASTERIES else 1
    return supply


def black_supply() -> bytearray:
    """Tiles with black backs, by kind: 40 in all."""
    supply = bytearray(KINDS)
    for kind in range(1, BUILDING_TYPES + 1):
        supply[kind] = 2
    for kind in range(FIRST_ANIMAL, SHIP_TILE):
        supply[kind] = (0, 1, 1)[animals_on(kind) - 2]
    supply[SHIP_TILE], supply[CASTLE_TILE], supply[MINE_TILE] = 6, 2, 2
    for n in BLACK_MONASTERIES:
        supply[MONASTERY_0 + n] = 1
    return supply
