"""Kinds: the different tiles of a table, their colours, backs and names.

The base game has 49, whose numbers are fixed here; the kinds that modules add get theirs after them.
"""

from __future__ import annotations

from typing import Final

BUILDING: Final = 0
SHIP: Final = 1
ANIMAL: Final = 2
MONASTERY: Final = 3
CASTLE: Final = 4
MINE: Final = 5
COLOURS: Final = 6
EVERY_COLOUR: Final = 6
"""Of a tile that fits the spaces of all colours."""
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
BASE_KINDS: Final = 50
"""One more than the last number of the base game."""

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

BLACK_MONASTERIES: Final = (7, 12, 14, 15, 24, 25)


class Kind:
    """One kind of tile.

    `coloured` and `black` count its tiles with such backs, `apart` those that wait elsewhere. At most one tile
    of a kind that comes `once` may lie in an area. A monastery has its number.
    """

    def __init__(
        self,
        name: str,
        colour: int,
        coloured: int = 0,
        black: int = 0,
        apart: int = 0,
        once: bool = False,
        monastery: int = 0,
    ) -> None:
        self.name = name
        self.colour = colour
        self.coloured = coloured
        self.black = black
        self.apart = apart
        self.once = once
        self.monastery = monastery


NOT_ONCE: Final = -1


class Kinds:
    """All kinds of a table, as lists by number."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.count = len(kinds)
        self.names = [kind.name for kind in kinds]
        self.number = {kind.name: number for number, kind in enumerate(kinds) if number != NOTHING}
        self.colour = [kind.colour for kind in kinds]
        self.monastery = [kind.monastery for kind in kinds]
        self.coloured = [kind.coloured for kind in kinds]
        self.black = [kind.black for kind in kinds]
        self.apart = [kind.apart for kind in kinds]
        self.once = [NOT_ONCE] * self.count
        """The place of a kind among those that come once in an area."""
        single = [number for number in range(self.count) if kinds[number].once]
        for place in range(len(single)):
            self.once[single[place]] = place
        self.onces = len(single)
        self.of_colour = [[n for n in range(1, self.count) if self.colour[n] == colour] for colour in range(COLOURS)]

    def total(self, kind: int) -> int:
        """How many tiles of a kind there are."""
        return self.coloured[kind] + self.black[kind] + self.apart[kind]


def species_of(kind: int) -> int:
    return (kind - FIRST_ANIMAL) // 3


def animals_on(kind: int) -> int:
    return (kind - FIRST_ANIMAL) % 3 + 2


def base_kinds() -> list[Kind]:
    """The kinds of the base game in the order of their numbers: 124 tiles with coloured and 40 with black backs."""
    kinds = [Kind("nothing", BUILDING)]
    for name in BUILDING_NAMES:
        kinds.append(Kind(name, BUILDING, 5, 2, once=True))
    for species in SPECIES_NAMES:
        for animals, coloured, black in ((2, 2, 0), (3, 2, 1), (4, 1, 1)):
            kinds.append(Kind(f"{species}{animals}", ANIMAL, coloured, black))
    kinds += [Kind("ship", SHIP, 20, 6), Kind("castle", CASTLE, 14, 2), Kind("mine", MINE, 10, 2)]
    for n in range(1, MONASTERIES + 1):
        black = 1 if n in BLACK_MONASTERIES else 0
        kinds.append(Kind(f"monastery{n}", MONASTERY, 1 - black, black, monastery=n))
    return kinds
