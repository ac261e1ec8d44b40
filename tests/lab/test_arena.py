"""The figures of a series of games agree with each other and with the games."""

from __future__ import annotations

import json
from random import Random

import pytest

from castellany.bots import Bot, UnknownBot, bot
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.core.state import S
from castellany.games.registry import rules_for
from castellany.lab.arena import play_game, simulate
from castellany.lab.summary import Outcome, summarise

SETUP = Setup("burgundy", "special", 3)
NAMES = ["random", "points", "random"]


def test_the_same_seed_gives_the_same_figures() -> None:
    once, again = simulate(SETUP, NAMES, 6, seed=5), simulate(SETUP, NAMES, 6, seed=5)
    assert (once.seats, once.decisions, once.margins) == (again.seats, again.decisions, again.margins)
    assert simulate(SETUP, NAMES, 6, seed=6).seats != once.seats


def test_processes_change_no_figure() -> None:
    alone, together = simulate(SETUP, NAMES, 24, seed=5), simulate(SETUP, NAMES, 24, seed=5, processes=2)
    assert (alone.seats, alone.decisions) == (together.seats, together.decisions)


def test_figures_agree_with_each_other() -> None:
    summary = simulate(SETUP, NAMES, 9, seed=1)
    assert (summary.game, summary.edition, summary.games, summary.seed) == ("burgundy", "special", 9, 1)
    assert [seat.bot for seat in summary.seats] == NAMES
    assert sum(seat.wins for seat in summary.seats) == 9
    assert 0 <= summary.first_player_share <= 1
    assert summary.decisions > 9 * 3 * 25
    for seat in summary.seats:
        assert sum(seat.lines.values()) == pytest.approx(seat.mean_score, abs=0.15)
        spread = seat.scores
        assert spread.least <= spread.lower <= spread.median <= spread.upper <= spread.greatest
        assert spread.least <= seat.mean_score <= spread.greatest


def test_the_summary_is_json() -> None:
    data = json.loads(json.dumps(simulate(SETUP, NAMES, 3, seed=1).as_json()))
    assert {"game", "edition", "games", "decisions", "seconds", "seats"} <= data.keys()
    assert {"bot", "wins", "draws", "mean_score"} <= data["seats"][0].keys()


def test_figures_of_games_made_by_hand() -> None:
    outcomes = [
        Outcome([10, 7], [0], [{"area": 10}, {"area": 4, "sales": 3}], 0, 100),
        Outcome([5, 9], [1], [{"area": 5}, {"sales": 9}], 0, 110),
        Outcome([8, 8], [0, 1], [{"area": 8}, {"sales": 8}], 1, 90),
    ]
    summary = summarise(Setup("burgundy", "special", 2), ["random", "points"], 1, outcomes, 2.0)
    first, second = summary.seats
    assert (first.wins, first.draws, first.mean_score) == (1, 1, 7.67)
    assert (second.wins, second.draws, second.mean_score) == (1, 1, 8.0)
    assert second.lines == {"sales": 6.67, "area": 1.33}
    assert (first.scores.least, first.scores.median, first.scores.greatest) == (5, 8, 10)
    assert (summary.decisions, summary.mean_margin) == (300, 2.33)
    assert summary.first_player_share == 0.5


class Named(Bot):
    """Plays at random and remembers where it sat and which board it was dealt."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.boards: list[int] = []

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        self.seats.add(seat)
        if not self.boards:
            self.boards = list(getattr(view, "dealt"))  # noqa: B009
        return bot("random").choose(rules, view, seat, moves, random)


def test_every_deal_is_played_from_every_seat() -> None:
    rules = rules_for(SETUP)
    seats: list[set[int]] = []
    boards: list[list[int]] = []
    for number in range(4):
        first, *others = Named(), Named(), Named()
        play_game(rules, [first, *others], 5, number)
        seats.append(first.seats)
        boards.append(first.boards)
    assert seats == [{0}, {1}, {2}, {0}]
    assert boards[0] == boards[1] == boards[2]
    assert boards[3] != boards[0]


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(SETUP, NAMES, 4, 1, told.append)
    assert told == [1, 2, 3, 4]


def test_what_cannot_be_simulated_is_refused() -> None:
    with pytest.raises(UnknownBot):
        simulate(SETUP, ["random", "points", "oracle"], 1, 1)
    with pytest.raises(SetupError):
        simulate(Setup("burgundy", "1999", 2), ["random", "random"], 1, 1)
    with pytest.raises(ValueError, match="3 seats, not 2"):
        simulate(SETUP, ["random", "random"], 1, 1)
