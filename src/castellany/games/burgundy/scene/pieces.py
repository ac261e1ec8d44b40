"""What of a table no move changes: boards, tiles, the spaces of the depots."""

from __future__ import annotations

from typing import Final, cast

from typing_extensions import TypedDict

from castellany.games.burgundy.boards import Board, Shape
from castellany.games.burgundy.editions.edition import DARK_GREEN
from castellany.games.burgundy.kinds import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    EVERY_COLOUR,
    FIRST_ANIMAL,
    SHIP_TILE,
    SPECIES_NAMES,
    animals_on,
    species_of,
)
from castellany.games.burgundy.labels.names import about
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown
from castellany.games.burgundy.tables import (
    DEPOTS,
    GOODS_SPACES,
    PHASE_POINTS,
    PHASES,
    STORAGE,
    area_points,
)

LARGEST_AREA: Final = 8


class ShapePiece(TypedDict):
    """How the spaces of a board lie, as hexes that stand on a corner; spaces are counted from 1."""

    at: list[list[int]]
    """Of each space the column, in half widths of a hex, and the row; where the middle is, does not matter."""
    neighbours: list[list[int]]
    """Of each space those that adjoin it by the rules, whether or not they touch."""


class BoardPiece(TypedDict):
    """One side of a duchy board."""

    shape: str
    """How its spaces lie: one of the `shapes`."""
    spaces: list[str]
    """Colour letter and number, such as `A6`."""
    areas: list[list[int]]
    """The numbers of their spaces, counted from 1."""
    provenance: str


class TilePiece(TypedDict):
    """One kind of tile, with how many there are of it."""

    word: str
    colour: str
    """Empty for one that fits every space."""
    species: str
    animals: int
    """Empty and 0 where there are none on it."""
    coloured: int
    black: int
    """Tiles with a coloured and with a black back."""
    about: str
    """The key of the text that says what it does."""


class DepotSpace(TypedDict):
    """A space of a numbered depot that this table fills."""

    place: int
    """Of the four that are printed, counted from 1."""
    colours: list[str]
    """Of the tile laid there, phase by phase."""


class Pieces(TypedDict):
    """Colours are words; `colour-` and the word is the key of a colour's name."""

    edition: str
    modules: list[str]
    """Those of the table, by their slugs."""
    parts: dict[str, dict[str, object]]
    """What each of them adds to the components."""
    colours: dict[str, str]
    """By letter."""
    castles: str
    """The colour of castle tiles and spaces: `dark-green` or `burgundy`."""
    shapes: dict[str, ShapePiece]
    boards: dict[str, BoardPiece]
    sheets: list[list[str]]
    """Boards printed on the two sides of a sheet."""
    tiles: list[TilePiece]
    depots: list[list[DepotSpace]]
    black: int
    """Spaces of the black depot."""
    storage: int
    goods_spaces: int
    phase_points: list[int]
    area_points: list[int]
    """By the size of a completed area."""
    bonus_points: list[int]
    """For a large and for a small bonus tile."""
    provenance: dict[str, str]


def pieces(rules: BurgundyRules) -> dict[str, object]:
    t = rules.tables
    found: Pieces = {
        "edition": t.edition.slug,
        "modules": list(rules.setup.modules),
        "parts": {slug: shown(slug).components(rules) for slug in rules.setup.modules},
        "colours": dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)),
        "castles": "dark-green" if t.edition.castle_colour == DARK_GREEN else "burgundy",
        "shapes": {board.shape.name: shape_piece(board.shape) for board in t.boards},
        "boards": {board.name: board_piece(board) for board in t.boards},
        "sheets": [[t.boards[one].name, t.boards[other].name] for one, other in t.pairs],
        "tiles": [tile(rules, kind) for kind in t.all_kinds],
        "depots": [[depot_space(rules, slot) for slot in t.slots if slot >> 2 == depot] for depot in range(DEPOTS)],
        "black": len(t.black_slots),
        "storage": STORAGE,
        "goods_spaces": GOODS_SPACES,
        "phase_points": list(PHASE_POINTS),
        "area_points": [area_points(size) for size in range(LARGEST_AREA + 1)],
        "bonus_points": [t.large_bonus, t.small_bonus],
        "provenance": rules.provenance(),
    }
    return cast(dict[str, object], found)


def shape_piece(shape: Shape) -> ShapePiece:
    near = [[other + 1 for other in range(shape.spaces) if mask >> other & 1] for mask in shape.neighbours]
    return {"at": [[step, row] for step, row in shape.places], "neighbours": near}


def board_piece(board: Board) -> BoardPiece:
    return {
        "shape": board.shape.name,
        "spaces": [
            f"{COLOUR_LETTERS[colour]}{number}" for colour, number in zip(board.colour, board.number, strict=True)
        ],
        "areas": [[space + 1 for space in range(board.spaces) if area >> space & 1] for area in board.areas],
        "provenance": board.provenance,
    }


def tile(rules: BurgundyRules, kind: int) -> TilePiece:
    kinds = rules.tables.kinds
    animal = FIRST_ANIMAL <= kind < SHIP_TILE
    return {
        "word": kinds.names[kind],
        "colour": "" if kinds.colour[kind] == EVERY_COLOUR else COLOUR_NAMES[kinds.colour[kind]],
        "species": SPECIES_NAMES[species_of(kind)] if animal else "",
        "animals": animals_on(kind) if animal else 0,
        "coloured": kinds.coloured[kind],
        "black": kinds.black[kind],
        "about": about(rules, kind).key,
    }


def depot_space(rules: BurgundyRules, slot: int) -> DepotSpace:
    colours = [COLOUR_NAMES[rules.tables.colour_at(slot, phase)] for phase in range(PHASES)]
    return {"place": (slot & 3) + 1, "colours": colours}
