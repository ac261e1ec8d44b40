"""How well greedy plays: a few games in every test run, two hundred in the soak; both forms play the same ones."""

from __future__ import annotations

import pytest
from tests.soaking import SOAKING

from castellany.bots import bot
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.lab.arena import play_game, simulate

GAMES = 200 if SOAKING else 20


@pytest.mark.compiled_form
@pytest.mark.parametrize(
    ("game", "edition", "other", "least", "most"),
    [
        ("burgundy", "special", "random", 130, 100),
        ("burgundy", "special", "points", 130, 100),
        ("burgundy", "2019", "points", 130, 100),
        ("tuscany", "revised", "random", 45, 20),
        ("tuscany", "revised", "points", 40, 30),
        ("tuscany", "first", "points", 30, 25),
    ],
)
def test_greedy_wins(game: str, edition: str, other: str, least: int, most: int) -> None:
    """Nearly always, with more points than `least` against fewer than `most`."""
    greedy, loser = simulate(Setup(game, edition, 2), ["greedy", other], GAMES, seed=1).seats
    assert greedy.wins >= 0.98 * GAMES
    assert greedy.mean_score > least
    assert loser.mean_score < most


@pytest.mark.compiled_form
@pytest.mark.parametrize(
    ("modules", "other", "least", "most"),
    [
        ((), "random", 90, 20),
        ((), "points", 90, 45),
        (("falcon",), "random", 130, 25),
        (("falcon",), "points", 130, 60),
        (("falcon", "halt"), "points", 80, 60),
    ],
)
def test_greedy_wins_in_the_castle(modules: tuple[str, ...], other: str, least: int, most: int) -> None:
    greedy, loser = simulate(Setup("castle", "standard", 2, modules), ["greedy", other], GAMES, seed=1).seats
    assert greedy.wins >= 0.98 * GAMES
    assert greedy.mean_score > least
    assert loser.mean_score < most


@pytest.mark.compiled_form
@pytest.mark.parametrize(("game", "edition"), [("burgundy", "special"), ("tuscany", "revised")])
def test_greedy_wins_at_a_full_table(game: str, edition: str) -> None:
    names = ["greedy", "random", "random", "points"]
    summary = simulate(Setup(game, edition, 4), names, GAMES // 4, seed=1)
    assert summary.seats[0].wins >= 0.9 * summary.games


@pytest.mark.both_forms
@pytest.mark.parametrize(
    ("game", "edition", "scores", "decisions"),
    [
        ("burgundy", "special", [198, 187], 199),
        ("burgundy", "2019", [205, 174], 196),
        ("tuscany", "revised", [82, 107], 177),
        ("tuscany", "first", [83, 93], 167),
        ("castle", "standard", [91, 104], 129),
    ],
)
def test_both_forms_play_the_same_game(game: str, edition: str, scores: list[int], decisions: int) -> None:
    """The figures change with the weights of the evaluation, never with the form."""
    outcome = play_game(rules_for(Setup(game, edition, 2)), [bot("greedy"), bot("greedy")], seed=11, number=0)
    assert (outcome.scores, outcome.decisions) == (scores, decisions)
