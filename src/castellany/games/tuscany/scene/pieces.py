"""What of a table no move changes: boards, tiles, cards and the points that are printed."""

from __future__ import annotations

from typing import cast

from castellany.games.tuscany.boards import SHIFT_WORDS, Board
from castellany.games.tuscany.box import Yield
from castellany.games.tuscany.estate import LARGEST_REGION
from castellany.games.tuscany.kinds import (
    ANY_COLOUR,
    BONUS_COPIES,
    BONUS_NAMES,
    COLOUR,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    CROP_NAMES,
    CROPS,
    KINDS,
    NAMES,
)
from castellany.games.tuscany.labels.names import about
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scene.shapes import Pieces, TilePiece, YieldPiece
from castellany.games.tuscany.scoring import OVERFLOW_POINTS, REGION_POINTS, STORAGE_TILE_POINTS
from castellany.games.tuscany.tables import MONASTERY_CARDS, STACK


def pieces(rules: TuscanyRules) -> dict[str, object]:
    t, box = rules.tables, rules.tables.components
    found: Pieces = {
        "edition": t.edition.slug,
        "set": box.name,
        "colours": dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)),
        "spaces": [sum(boards[0].colours.count(colour) for boards in box.boards) for colour in range(COLOURS)],
        "outline": [list(cell) for cell in box.outline.cells],
        "seams": [
            {"word": SHIFT_WORDS.words[side][-1], "step": list(step)} for side, step in enumerate(box.outline.seams)
        ],
        "boards": {board.name: letters(board) for boards in box.boards for board in boards},
        "region_limit": LARGEST_REGION,
        "region_points": list(REGION_POINTS),
        "tiles": [tile(rules, kind) for kind in range(1, KINDS)],
        "bonuses": list(BONUS_NAMES),
        "bonus_copies": BONUS_COPIES,
        "cards": list(box.card_counts),
        "yields": [yield_piece(card) for card in box.yields],
        "first_bonus": list(box.first_bonus),
        "second_bonus": list(box.second_bonus),
        "stack": STACK,
        "storage": box.storage_base,
        "storage_points": STORAGE_TILE_POINTS,
        "overflow_points": OVERFLOW_POINTS,
        "draw": t.edition.draw_cards,
        "monastery_draw": MONASTERY_CARDS,
        "cards_per_point": t.edition.cards_per_point,
        "provenance": rules.provenance(),
    }
    return cast(dict[str, object], found)


def letters(board: Board) -> str:
    return "".join(COLOUR_LETTERS[colour] for colour in board.colours)


def tile(rules: TuscanyRules, kind: int) -> TilePiece:
    box = rules.tables.components
    return {
        "word": NAMES[kind],
        "colour": "" if COLOUR[kind] == ANY_COLOUR else COLOUR_NAMES[COLOUR[kind]],
        "crops": [CROP_NAMES[crop] for crop in range(len(CROP_NAMES)) if CROPS[kind] >> crop & 1],
        "own": box.own_tiles[kind],
        "neutral": box.neutral_tiles[kind],
        "about": about(kind).key,
    }


def yield_piece(card: Yield) -> YieldPiece:
    return {
        "word": card.name,
        "red": card.red,
        "green": card.green,
        "cards": card.cards,
        "marble": card.marble,
        "workers": card.workers,
        "hexagons": card.hexagons,
        "copies": card.copies,
    }
