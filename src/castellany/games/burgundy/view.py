"""View and determinisation: in the base game only sealed answers are hidden."""

from __future__ import annotations

from random import Random

from castellany.core.rules import Rules
from castellany.games.burgundy.state import BurgundyState


def view(rules: Rules[BurgundyState], s: BurgundyState, seat: int) -> BurgundyState:
    seen = s.clone()
    rules.hide_answers(seen, seat)
    return seen


def determinize(rules: Rules[BurgundyState], s: BurgundyState, seat: int, random: Random) -> BurgundyState:
    guess = view(rules, s, seat)
    rules.guess_answers(guess, random)
    return guess
