"""Moves in a few words, with what they cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.frames import Frame
from castellany.core.moves import unpack
from castellany.core.phrase import Phrase, Seat
from castellany.games.tuscany import words
from castellany.games.tuscany.boards import BOARD_WORDS, LETTERS, SHIFT_WORDS
from castellany.games.tuscany.kinds import COLOUR, NOTHING
from castellany.games.tuscany.labels.counted import payment, reward
from castellany.games.tuscany.labels.names import Arguments, bonus_key, colour_key, kind_key
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.verbs.draw import drawn


def move_phrase(rules: TuscanyRules, s: TuscanyState, seat: int, m: int) -> Phrase:
    """A move of this seat, or of chance, as it would read in a list of what can be done now."""
    return Phrase(f"move-{rules.verbs[unpack(m)[0]].form.word}", move_details(rules, s, seat, m))


def move_details(rules: TuscanyRules, s: TuscanyState, seat: int, m: int) -> Arguments:
    """What the words for a move speak of."""
    verb, a, b, c = unpack(m)
    return DETAILS[verb](Asked(rules, s, rules.frame_for(s, seat), a, b, c)) if verb in DETAILS else {}


class Asked:
    """A move with the position and the question that it answers."""

    def __init__(self, rules: TuscanyRules, s: TuscanyState, f: Frame, a: int, b: int, c: int) -> None:
        self.tables = rules.tables
        self.s = s
        self.f = f
        self.a = a
        self.b = b
        self.c = c


def draw(q: Asked) -> Arguments:
    return {"cards": drawn(q.s, q.tables, q.f.seat, q.a)}


def take(q: Asked) -> Arguments:
    return {"tile": kind_key(q.a), "slot": q.b + 1, "over": "none" if q.c == NOTHING else kind_key(q.c)}


def place(q: Asked) -> Arguments:
    colour = q.tables.estate_of(q.s, q.f.seat).colour[q.b]
    return {"tile": kind_key(q.a), "space": q.b + 1, "payment": payment(q.c, colour)}


def sweep(q: Asked) -> Arguments:
    return {"colour": colour_key(q.a), "tiles": sum(1 for kind in q.s.display if kind and COLOUR[kind] == q.a)}


def claim(q: Asked) -> Arguments:
    return {"tile": kind_key(q.a), "slot": q.b + 1, "space": q.c + 1}


def bonus(q: Asked) -> Arguments:
    return {"bonus": bonus_key(q.a)}


def build(q: Asked) -> Arguments:
    return {**joined(q.a, q.b), "space": q.c + 1}


def joined(boards: int, shifts: int) -> Arguments:
    """The boards from top to bottom, and to which side each of the lower two is shifted."""
    word, sides = BOARD_WORDS.words[boards], SHIFT_WORDS.words[shifts]
    turned = [Phrase("board", {"board": one.upper(), "turned": "yes" if one.islower() else "no"}) for one in word]
    return {"boards": tuple(turned), "first": sides[0], "second": sides[1]}


def card(q: Asked) -> Arguments:
    return {"player": Seat(q.f.arg), "colour": colour_key(q.a)}


def reveal(q: Asked) -> Arguments:
    return {"player": Seat(q.f.arg // words.OPEN_TILES), "tile": kind_key(q.a)}


def neutral(q: Asked) -> Arguments:
    return {"tile": kind_key(q.a)}


def yields(q: Asked) -> Arguments:
    return {"player": Seat(q.f.arg), "reward": reward(q.tables.components.yields[q.a])}


def deal(q: Asked) -> Arguments:
    return {"player": Seat(q.f.arg // len(LETTERS)), "board": f"{LETTERS[q.a]}{q.b + 1}"}


def starter(q: Asked) -> Arguments:
    return {"player": Seat(q.a)}


DETAILS: Final[dict[int, Callable[[Asked], Arguments]]] = {
    words.DRAW: draw,
    words.TAKE: take,
    words.PLACE: place,
    words.SWEEP: sweep,
    words.CLAIM: claim,
    words.BONUS: bonus,
    words.BUILD: build,
    words.CARD: card,
    words.REVEAL: reveal,
    words.NEUTRAL: neutral,
    words.YIELD: yields,
    words.DEAL: deal,
    words.STARTER: starter,
}
"""By verb, what its text speaks of."""
