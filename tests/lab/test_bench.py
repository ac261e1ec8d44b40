"""The benchmark counts what it says it counts."""

from __future__ import annotations

import json
from random import Random

import pytest

from castellany.core.playout import play_at_random
from castellany.core.setup import Setup
from castellany.form import form
from castellany.games.registry import GAMES, rules_for
from castellany.lab.bench import measure, mid_game

QUARTER = {
    "burgundy": {"plain": 10_000, "compiled": 37_500},
    "tuscany": {"plain": 6_000, "compiled": 24_000},
    "castle": {"plain": 5_000, "compiled": 25_000},
}
"""Decisions a second: at most a quarter of what the README gives, so that only a landslide is caught."""


@pytest.mark.both_forms
def test_every_game_is_measured() -> None:
    figures = measure(seconds=0.1)
    assert figures.keys() == GAMES.keys()
    for slug, one in figures.items():
        assert one.decisions_per_s > QUARTER[slug][form()]
        assert one.games_per_s > 1
        assert 0.1 < one.clone_us < 100
        data = json.loads(json.dumps(one.as_json()))
        assert data["compiled"] == (form() == "compiled")
        assert {"decisions_per_s", "games_per_s", "clone_us", "compiled"} <= data.keys()


@pytest.mark.parametrize(
    ("game", "edition", "turns"),
    [("burgundy", "2019", 2 * 25), ("tuscany", "revised", 2 + 2 + 2 * 7), ("castle", "standard", 55)],
)
def test_decisions_are_those_of_seats(game: str, edition: str, turns: int) -> None:
    rules = rules_for(Setup(game, edition, 2))
    s = rules.begin()
    assert rules.is_chance(s)
    assert play_at_random(rules, s, Random(1), most=1) == 1
    assert not rules.over(s)
    rest = play_at_random(rules, s, Random(1))
    assert rules.over(s)
    assert rest >= turns - 1


@pytest.mark.parametrize(
    ("game", "edition", "phases"), [("burgundy", "special", (1, 2, 3)), ("tuscany", "revised", (0, 1))]
)
def test_clones_are_measured_in_mid_game(game: str, edition: str, phases: tuple[int, ...]) -> None:
    rules = rules_for(Setup(game, edition, 4))
    s = mid_game(rules)
    assert not rules.over(s)
    assert any(s.filled[seat].bit_count() > 1 for seat in range(4))
    assert s.phase in phases


def test_a_castle_is_copied_half_built() -> None:
    s = mid_game(rules_for(Setup("castle", "standard", 2)))
    assert 15 < sum(1 for square in range(len(s.board)) if s.board[square]) < 45
