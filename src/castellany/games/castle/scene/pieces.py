"""What of a table no move changes: the wall, the tiles and how they are drawn, figures, tokens and their amounts."""

from __future__ import annotations

from typing import Any, cast

from castellany.games.castle.face import Face
from castellany.games.castle.final import SHRINE_POINTS
from castellany.games.castle.kinds import (
    FOLLOWER,
    FOLLOWERS,
    SIDE_NAMES,
    SIDES,
    TERRAIN_NAMES,
    TOKEN_COPIES,
    TOKEN_NAMES,
    TOKENS,
)
from castellany.games.castle.labels.areas import sides_of
from castellany.games.castle.labels.names import about_token, amount
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scene.art import art, ends, glyphs
from castellany.games.castle.scene.piece_shapes import FacePiece, Pieces, SegmentPiece, TokenPiece
from castellany.games.castle.scene.walls import wall
from castellany.games.castle.show.half import shows


def pieces(rules: CastleRules) -> dict[str, object]:
    t, box = rules.tables, rules.tables.components
    found: Pieces = {
        "edition": rules.setup.edition,
        "set": box.name,
        "modules": list(rules.setup.modules),
        "wall": wall(t.wall),
        "faces": [face(one) for one in t.faces],
        "glyphs": glyphs(),
        "rims": ends(),
        "figures": [t.inventory.figures[FOLLOWER]] * (FOLLOWERS - 1) + t.inventory.figures,
        "tokens": [token(rules, kind) for kind in range(TOKENS)],
        "shrine_points": SHRINE_POINTS,
        "provenance": rules.provenance(),
    }
    for show in shows():
        show.pieces(rules, cast(dict[str, Any], found))
    return cast(dict[str, object], found)


def face(one: Face) -> FacePiece:
    return {
        "word": one.name,
        "copies": one.copies,
        "segments": [segment(one, i) for i in range(len(one.segments))],
        "centre": one.centre,
        "arts": art(one),
    }


def segment(one: Face, i: int) -> SegmentPiece:
    found, sides = one.segments[i], sides_of(one, i, 0)
    return {
        "terrain": TERRAIN_NAMES[found.terrain],
        "sides": [SIDE_NAMES[side] for side in range(SIDES) if sides >> side & 1],
        "stocks": found.stocks,
        "shrines": found.shrines,
    }


def token(rules: CastleRules, kind: int) -> TokenPiece:
    return {
        "word": TOKEN_NAMES[kind],
        "copies": TOKEN_COPIES,
        "about": about_token(kind),
        "amount": amount(rules.tables, kind),
    }
