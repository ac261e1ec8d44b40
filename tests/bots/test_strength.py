"""How well greedy plays: a few games in every test run, two hundred in the soak."""

from __future__ import annotations

import os

import pytest

from castellany.bots import bot
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.lab.arena import play_game, simulate

GAMES = 200 if os.environ.get("CASTELLANY_SOAK") else 20


@pytest.mark.parametrize(
    ("edition", "other", "share"), [("special", "random", 0.99), ("special", "points", 0.65), ("2019", "points", 0.65)]
)
def test_greedy_wins(edition: str, other: str, share: float) -> None:
    greedy, loser = simulate(Setup("burgundy", edition, 2), ["greedy", other], GAMES, seed=1).seats
    assert greedy.wins >= share * GAMES
    assert greedy.mean_score > 130
    assert loser.mean_score < 100


def test_greedy_wins_at_a_full_table() -> None:
    names = ["greedy", "random", "random", "points"]
    summary = simulate(Setup("burgundy", "special", 4), names, GAMES // 4, seed=1)
    assert summary.seats[0].wins >= 0.9 * summary.games


@pytest.mark.both_forms
@pytest.mark.parametrize(("edition", "scores", "decisions"), [("special", [199, 187], 197), ("2019", [186, 180], 190)])
def test_both_forms_play_the_same_game(edition: str, scores: list[int], decisions: int) -> None:
    """The figures change with the weights of the evaluation, never with the form."""
    outcome = play_game(rules_for(Setup("burgundy", edition, 2)), [bot("greedy"), bot("greedy")], seed=11, number=0)
    assert (outcome.scores, outcome.decisions) == (scores, decisions)
