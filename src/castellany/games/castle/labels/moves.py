"""Moves in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.frames import Frame
from castellany.core.moves import unpack
from castellany.core.phrase import Phrase, Seat
from castellany.games.castle import words
from castellany.games.castle.area_worth import worth
from castellany.games.castle.attributes import TERRAIN
from castellany.games.castle.completing import cell_of
from castellany.games.castle.labels.areas import attribute, lying, measured
from castellany.games.castle.labels.names import Arguments, figure_key, role_key, side_key, terrain_key, token_key
from castellany.games.castle.program import DOUBLING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState


def move_phrase(rules: CastleRules, s: CastleState, seat: int, m: int) -> Phrase:
    """A move of this seat, or of chance, as it would read in a list of what can be done now."""
    return Phrase(f"move-{rules.verbs[unpack(m)[0]].form.word}", move_details(rules, s, seat, m))


def move_details(rules: CastleRules, s: CastleState, seat: int, m: int) -> Arguments:
    """What the words for a move speak of."""
    verb, a, b, c = unpack(m)
    return DETAILS[verb](Asked(rules, s, rules.frame_for(s, seat), a, b, c)) if verb in DETAILS else {}


class Asked:
    """A move with the position and the question that it answers."""

    def __init__(self, rules: CastleRules, s: CastleState, f: Frame, a: int, b: int, c: int) -> None:
        self.rules = rules
        self.tables = rules.tables
        self.s = s
        self.f = f
        self.a = a
        self.b = b
        self.c = c


def place(q: Asked) -> Arguments:
    words = q.tables.tile_words.words, q.tables.square_words.words
    return {"tile": words[0][q.a], "square": words[1][q.b], "top": side_key(q.c)}


def put(q: Asked) -> Arguments:
    terrain = q.tables.faces[q.s.board[q.s.square] - 1].segments[q.b].terrain
    return {
        "figure": figure_key(q.tables, q.a),
        "role": role_key(terrain),
        "terrain": terrain_key(terrain),
        **lying(q.rules, q.s, q.b),
    }


def decline(q: Asked) -> Arguments:
    return {"about": "doubling" if q.f.step == DOUBLING else "entering"}


def score(q: Asked) -> Arguments:
    area = q.s.areas.area[cell_of(q.s, q.tables, q.a)]
    return {**measured(q.rules, q.s, area), **lying(q.rules, q.s, q.a)}


def double(q: Asked) -> Arguments:
    area = q.s.areas.area[q.f.arg]
    single = worth(q.s, q.rules.rule_points, area)
    return {"terrain": terrain_key(attribute(q.s, area, TERRAIN)), "points": 2 * single, "single": single}


def tile(q: Asked) -> Arguments:
    return {"tile": q.tables.tile_words.words[q.a]}


def token(q: Asked) -> Arguments:
    return {"player": Seat(q.f.arg), "token": token_key(q.a)}


def starter(q: Asked) -> Arguments:
    return {"player": Seat(q.a)}


DETAILS: Final[dict[int, Callable[[Asked], Arguments]]] = {
    words.PLACE: place,
    words.PUT: put,
    words.PASS: decline,
    words.SCORE: score,
    words.DOUBLE: double,
    words.TILE: tile,
    words.TOKEN: token,
    words.STARTER: starter,
}
"""By verb, what its text speaks of."""
