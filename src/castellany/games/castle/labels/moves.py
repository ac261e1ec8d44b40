"""Moves in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.labels import Arguments, Asked
from castellany.core.phrase import Seat
from castellany.games.castle.area_worth import worth
from castellany.games.castle.attributes import TERRAIN
from castellany.games.castle.completing import cell_of
from castellany.games.castle.labels.areas import attribute, lying, measured
from castellany.games.castle.labels.names import figure_key, role_key, side_key, terrain_key, token_key
from castellany.games.castle.program import DOUBLING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

Question = Asked[CastleRules, CastleState]


def place(q: Question) -> Arguments:
    words = q.rules.tables.tile_words.words, q.rules.tables.square_words.words
    return {"tile": words[0][q.a], "square": words[1][q.b], "top": side_key(q.c)}


def put(q: Question) -> Arguments:
    terrain = q.rules.tables.faces[q.s.board[q.s.square] - 1].segments[q.b].terrain
    return {
        "figure": figure_key(q.rules.tables, q.a),
        "role": role_key(terrain),
        "terrain": terrain_key(terrain),
        **lying(q.rules, q.s, q.b),
    }


def decline(q: Question) -> Arguments:
    return {"about": "doubling" if q.f.step == DOUBLING else "entering"}


def score(q: Question) -> Arguments:
    area = q.s.areas.area[cell_of(q.s, q.rules.tables, q.a)]
    return {**measured(q.rules, q.s, area), **lying(q.rules, q.s, q.a)}


def double(q: Question) -> Arguments:
    area = q.s.areas.area[q.f.arg]
    single = worth(q.s, q.rules.rule_points, area)
    return {"terrain": terrain_key(attribute(q.s, area, TERRAIN)), "points": 2 * single, "single": single}


def tile(q: Question) -> Arguments:
    return {"tile": q.rules.tables.tile_words.words[q.a]}


def token(q: Question) -> Arguments:
    return {"player": Seat(q.f.arg), "token": token_key(q.a)}


def starter(q: Question) -> Arguments:
    return {"player": Seat(q.a)}


MOVES: Final[dict[str, Callable[[Question], Arguments]]] = {
    "place": place,
    "put": put,
    "pass": decline,
    "score": score,
    "double": double,
    "tile": tile,
    "token": token,
    "starter": starter,
}
"""By the word of a verb, what its text speaks of."""
