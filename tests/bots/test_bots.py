"""What every bot promises, whatever game it plays."""

from __future__ import annotations

from random import Random

import pytest

from castellany.bots import BOTS, Bot, UnknownBot, bot
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.core.state import SEALED, S, State
from castellany.games.registry import rules_for
from castellany.lab.arena import play_game
from castellany.match import Match

DEALT = Setup("burgundy", "special", 3)
BUILT = Setup("tuscany", "revised", 3)
"""Both begin with answers given together and sealed."""

every_bot = pytest.mark.parametrize("name", BOTS)
both_games = pytest.mark.parametrize("setup", [DEALT, BUILT], ids=["burgundy", "tuscany"])


class Watcher(Bot):
    """Plays as another bot does and keeps what it was shown."""

    name = "watcher"

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.views: list[State] = []
        self.offers: list[list[int]] = []
        self.choices: list[int] = []

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        self.views.append(rules.clone(view))
        self.offers.append(moves[:])
        self.choices.append(self.player.choose(rules, view, seat, moves, random))
        return self.choices[-1]


def watched_game(setup: Setup, name: str, seed: int = 3) -> list[Watcher]:
    watchers = [Watcher(bot(name)) for _ in range(setup.players)]
    play_game(rules_for(setup), [*watchers], seed, 0)
    return watchers


@both_games
@every_bot
def test_a_bot_plays_what_it_is_offered(name: str, setup: Setup) -> None:
    for watcher in watched_game(setup, name):
        assert len(watcher.choices) > 15
        assert all(choice in offer for choice, offer in zip(watcher.choices, watcher.offers, strict=True))


@both_games
@every_bot
def test_a_bot_does_the_same_again(name: str, setup: Setup) -> None:
    again = [watcher.choices for watcher in watched_game(setup, name)]
    assert [watcher.choices for watcher in watched_game(setup, name)] == again
    assert [watcher.choices for watcher in watched_game(setup, name, seed=4)] != again


@both_games
@every_bot
def test_no_bot_is_shown_what_others_have_sealed(name: str, setup: Setup) -> None:
    watchers = watched_game(setup, name)
    assert watchers[0].views[0].sealed.count(SEALED) == 0
    assert watchers[1].views[0].sealed.count(SEALED) == 1
    assert watchers[2].views[0].sealed.count(SEALED) == 2
    for watcher in watchers:
        for view in watcher.views:
            assert all(answer < 0 for answer in view.sealed), "an answer can be read"


@both_games
@every_bot
def test_a_sealed_answer_changes_no_choice(name: str, setup: Setup) -> None:
    rules = rules_for(setup)
    chosen: set[int] = set()
    for side in (0, 1):
        match = Match(rules, 5)
        match.play(0, match.moves(0)[side])
        chosen.add(bot(name).choose(rules, match.view(1), 1, match.moves(1), Random(8)))
    assert len(chosen) == 1


def test_points_takes_the_most_points() -> None:
    rules = rules_for(Setup("burgundy", "2019", 2))
    match, random = Match(rules, 2), Random(2)
    differing = 0
    while not match.over:
        seat, moves = match.turn, match.moves(match.turn)
        scores: dict[int, int] = {}
        for move in moves:
            after = rules.clone(match.state)
            rules.play(after, move)
            scores[move] = next(p.points for p in rules.result(after).placings if p.seat == seat)
        best = {move for move in moves if scores[move] == max(scores.values())}
        differing += len(best) < len(moves)
        chosen = {bot("points").choose(rules, match.view(seat), seat, moves, random) for _ in range(5)}
        assert chosen <= best
        match.play(seat, random.choice(moves))
    assert differing > 10


def test_points_uses_its_dice_before_it_ends_a_turn() -> None:
    rules = rules_for(Setup("burgundy", "2019", 2))
    match = Match(rules, 2)
    seat, end = match.turn, rules.read("end")
    for n in range(20):
        assert bot("points").choose(rules, match.view(seat), seat, match.moves(seat), Random(n)) != end


def test_points_declines_nothing() -> None:
    rules = rules_for(Setup("burgundy", "2019", 2))
    match, random = Match(rules, 4), Random(4)
    decline = rules.read("pass")
    offers = 0
    while not match.over:
        seat, moves = match.turn, match.moves(match.turn)
        if decline in moves and len(moves) > 1:
            offers += 1
            chosen = {bot("points").choose(rules, match.view(seat), seat, moves, random) for _ in range(5)}
            assert decline not in chosen
        match.play(seat, random.choice(moves))
    assert offers > 5


def test_points_breaks_ties_at_random() -> None:
    rules = rules_for(DEALT)
    match = Match(rules, 1)
    chosen = {bot("points").choose(rules, match.view(0), 0, match.moves(0), Random(n)) for n in range(20)}
    assert chosen == set(match.moves(0))


def test_an_unknown_bot_is_refused_with_a_text() -> None:
    with pytest.raises(UnknownBot) as refused:
        bot("grandmaster")
    assert refused.value.key == "unknown-bot"
    assert refused.value.arguments == {"bot": "grandmaster", "known": "random, points, greedy"}
