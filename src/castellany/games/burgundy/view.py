"""View and determinisation: in the base game only sealed answers are hidden."""

from __future__ import annotations

from random import Random
from typing import Final

from castellany.core.rules import Rules
from castellany.core.state import NO_ANSWER, NOT_ASKED
from castellany.games.burgundy.state import BurgundyState

SEALED: Final = -3
"""Another seat has answered; what, is not known."""


def view(s: BurgundyState, seat: int) -> BurgundyState:
    seen = s.clone()
    for other in range(len(seen.sealed)):
        if other != seat and seen.sealed[other] not in (NO_ANSWER, NOT_ASKED):
            seen.sealed[other] = SEALED
    return seen


def determinize(rules: Rules[BurgundyState], s: BurgundyState, seat: int, random: Random) -> BurgundyState:
    guess = view(s, seat)
    for other in range(len(guess.sealed)):
        if guess.sealed[other] == SEALED:
            guess.sealed[other] = random.choice(rules.moves_of(guess, other))
    return guess
