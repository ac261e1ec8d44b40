"""Moves in a few words, with what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.labels import Arguments, Asked
from castellany.core.phrase import Phrase, Seat
from castellany.games.tuscany import words
from castellany.games.tuscany.boards import BOARD_WORDS, LETTERS, SHIFT_WORDS
from castellany.games.tuscany.kinds import COLOUR, NOTHING
from castellany.games.tuscany.labels.counted import payment, reward
from castellany.games.tuscany.labels.names import bonus_key, colour_key, kind_key
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.verbs.draw import drawn

Question = Asked[TuscanyRules, TuscanyState]


def draw(q: Question) -> Arguments:
    return {"cards": drawn(q.s, q.rules.tables, q.f.seat, q.a)}


def take(q: Question) -> Arguments:
    return {"tile": kind_key(q.a), "slot": q.b + 1, "over": "none" if q.c == NOTHING else kind_key(q.c)}


def place(q: Question) -> Arguments:
    colour = q.rules.tables.estate_of(q.s, q.f.seat).colour[q.b]
    return {"tile": kind_key(q.a), "space": q.b + 1, "payment": payment(q.c, colour)}


def sweep(q: Question) -> Arguments:
    return {"colour": colour_key(q.a), "tiles": sum(1 for kind in q.s.display if kind and COLOUR[kind] == q.a)}


def claim(q: Question) -> Arguments:
    return {"tile": kind_key(q.a), "slot": q.b + 1, "space": q.c + 1}


def bonus(q: Question) -> Arguments:
    return {"bonus": bonus_key(q.a)}


def build(q: Question) -> Arguments:
    return {**joined(q.a, q.b), "space": q.c + 1}


def joined(boards: int, shifts: int) -> Arguments:
    """The boards from top to bottom, and to which side each of the lower two is shifted."""
    word, sides = BOARD_WORDS.words[boards], SHIFT_WORDS.words[shifts]
    turned = [Phrase("board", {"board": one.upper(), "turned": "yes" if one.islower() else "no"}) for one in word]
    return {"boards": tuple(turned), "first": sides[0], "second": sides[1]}


def card(q: Question) -> Arguments:
    return {"player": Seat(q.f.arg), "colour": colour_key(q.a)}


def reveal(q: Question) -> Arguments:
    return {"player": Seat(q.f.arg // words.OPEN_TILES), "tile": kind_key(q.a)}


def neutral(q: Question) -> Arguments:
    return {"tile": kind_key(q.a)}


def yields(q: Question) -> Arguments:
    return {"player": Seat(q.f.arg), "reward": reward(q.rules.tables.components.yields[q.a])}


def deal(q: Question) -> Arguments:
    return {"player": Seat(q.f.arg // len(LETTERS)), "board": f"{LETTERS[q.a]}{q.b + 1}"}


def starter(q: Question) -> Arguments:
    return {"player": Seat(q.a)}


MOVES: Final[dict[str, Callable[[Question], Arguments]]] = {
    "draw": draw,
    "take": take,
    "place": place,
    "sweep": sweep,
    "claim": claim,
    "bonus": bonus,
    "build": build,
    "card": card,
    "reveal": reveal,
    "neutral": neutral,
    "yield": yields,
    "deal": deal,
    "starter": starter,
}
"""By the word of a verb, what its text speaks of."""
