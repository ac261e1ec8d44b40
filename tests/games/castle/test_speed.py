"""What moves and copies cost as the castle grows; the best of many tries counts, whatever else the machine does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import pytest
from tests.games.castle.properties import rules_of

from castellany.form import form
from castellany.games.castle.program import PLACING
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

pytestmark = pytest.mark.both_forms

GAMES = 12
TRIES = 40
SOME = 10
"""Tiles at the beginning, and at the end."""
COPY_US = {"plain": 40, "compiled": 10}


def best(act: Callable[[CastleState], object], s: CastleState) -> float:
    """Seconds of the fastest try."""
    fastest = 1.0
    for _ in range(TRIES):
        begun = perf_counter()
        act(s)
        fastest = min(fastest, perf_counter() - begun)
    return fastest


def placings(rules: CastleRules, seed: int) -> list[CastleState]:
    """Every position of a random game that asks where to place a tile."""
    s, random = rules.begin(), Random(seed)
    found: list[CastleState] = []
    while not rules.over(s):
        if s.stack[-1].step == PLACING:
            found.append(rules.clone(s))
        if rules.is_chance(s):
            rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
        else:
            rules.play(s, random.choice(rules.moves(s)))
    return found


def seconds_per_move(rules: CastleRules, positions: list[CastleState]) -> float:
    moves = sum(len(rules.moves(s)) for s in positions)
    return sum(best(rules.moves, s) for s in positions) / moves


@pytest.mark.parametrize("modules", [(), ("falcon",)])
def test_a_move_offered_costs_at_most_twice_as_much_at_the_end(modules: tuple[str, ...]) -> None:
    rules = rules_of((False, modules))
    first: list[CastleState] = []
    last: list[CastleState] = []
    for seed in range(GAMES):
        positions = placings(rules, seed)
        first += positions[:SOME]
        last += positions[-SOME:]
    assert seconds_per_move(rules, last) < 2 * seconds_per_move(rules, first)


def test_a_full_castle_is_copied_quickly() -> None:
    rules = rules_of((False, ("falcon",)))
    s = placings(rules, 3)[-1]
    assert len([square for square in range(len(s.board)) if s.board[square]]) > 74
    assert best(rules.clone, s) * 1e6 < COPY_US[form()]
