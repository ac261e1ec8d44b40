"""Burgundy's evaluation: what it may look at, and that it keeps step with the game."""

from __future__ import annotations

from random import Random

import pytest

from castellany.bots import bot
from castellany.core.playout import play_at_random
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.evaluation.evaluate import turns_to_come
from castellany.games.burgundy.program import TURN
from castellany.games.burgundy.rules import BurgundyRules
from castellany.match import Match


def rules_of(edition: str, players: int = 2) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players))


@pytest.mark.both_forms
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_its_points(players: int) -> None:
    rules = rules_of("special", players)
    s = rules.begin()
    play_at_random(rules, s, Random(1))
    assert [rules.evaluate(s, seat) for seat in range(players)] == [100 * points for points in s.points]


@pytest.mark.both_forms
@pytest.mark.parametrize("edition", ["special", "2019"])
def test_every_position_has_a_value_and_stays_as_it_is(edition: str) -> None:
    rules = rules_of(edition, 3)
    random = Random(7)
    s = rules.begin()
    while not rules.over(s):
        before = s.clone()
        values = [rules.evaluate(s, seat) for seat in range(3)]
        assert s == before
        assert all(-1000 < value < 60_000 for value in values)
        play_at_random(rules, s, random, 1)


@pytest.mark.both_forms
def test_turns_to_come_count_down() -> None:
    rules = rules_of("2019")
    match, random = Match(rules, 4), Random(4)
    seen: list[list[int]] = [[], []]
    while not match.over:
        s, seat = match.state, match.turn
        if s.stack[-1].step == TURN and s.dice[2 * seat] and s.dice[2 * seat + 1]:
            seen[seat].append(turns_to_come(s, seat))
        move = random.choice(match.moves(seat))
        ends = rules.write(move) == "end"
        before = turns_to_come(s, seat)
        match.play(seat, move)
        if ends and not match.over:
            begun_again = match.turn == seat
            assert turns_to_come(match.state, seat) == before - begun_again
    assert [sorted(set(turns), reverse=True) for turns in seen] == [list(range(24, -1, -1))] * 2


def test_the_other_seats_purse_changes_nothing() -> None:
    rules = rules_of("special")
    s = rules.begin()
    play_at_random(rules, s, Random(3), 60)
    value = rules.evaluate(s, 0)
    s.silver[1] += 5
    s.workers[1] += 5
    assert rules.evaluate(s, 0) == value
    s.silver[0] += 1
    assert rules.evaluate(s, 0) > value


def test_greedy_wastes_few_dice() -> None:
    rules = rules_of("special")
    match, random = Match(rules, 6), Random(6)
    wasted = 0
    while not match.over:
        s, seat = match.state, match.turn
        move = bot("greedy").choose(rules, match.view(seat), seat, match.moves(seat), random)
        if rules.write(move) == "end":
            wasted += (s.dice[2 * seat] > 0) + (s.dice[2 * seat + 1] > 0)
        match.play(seat, move)
    assert wasted <= 2
    assert min(match.state.filled[seat].bit_count() for seat in range(2)) > 18
