"""Tuscany's evaluation: what it may look at, and that it keeps step with the game."""

from __future__ import annotations

from random import Random

import pytest

from castellany.bots import bot
from castellany.core.playout import play_at_random
from castellany.core.setup import Setup
from castellany.games.tuscany.assembly import assemble
from castellany.games.tuscany.evaluation.evaluate import turns_to_come
from castellany.games.tuscany.options import tables_for
from castellany.games.tuscany.program import ACTION, BUILDING, FIRST_BONUS
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.match import Match


def rules_of(edition: str, players: int = 2) -> TuscanyRules:
    setup = Setup("tuscany", edition, players)
    return assemble(setup, tables_for(setup))


def greedy_until(rules: TuscanyRules, seed: int, decisions: int) -> TuscanyState:
    match, random = Match(rules, seed), Random(seed)
    for _ in range(decisions):
        seat = match.turn
        match.play(seat, bot("greedy").choose(rules, match.view(seat), seat, match.moves(seat), random))
    s: TuscanyState = match.state
    return s


@pytest.mark.both_forms
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_its_points(players: int) -> None:
    rules = rules_of("revised", players)
    s = rules.begin()
    play_at_random(rules, s, Random(1))
    assert [rules.evaluate(s, seat) for seat in range(players)] == [100 * points for points in s.red]


@pytest.mark.both_forms
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_every_position_has_a_value_and_stays_as_it_is(edition: str) -> None:
    rules = rules_of(edition, 3)
    random = Random(7)
    s = rules.begin()
    while not rules.over(s):
        before = s.clone()
        values = [rules.evaluate(s, seat) for seat in range(3)]
        assert s == before
        assert all(-1000 < value < 40_000 for value in values)
        play_at_random(rules, s, random, 1)


@pytest.mark.both_forms
def test_the_last_turns_are_counted_exactly() -> None:
    rules = rules_of("revised", 3)
    match, random = Match(rules, 4), Random(4)
    seen: list[list[int]] = [[], [], []]
    while not match.over:
        s, seat = match.state, match.turn
        if s.stack[-1].step == ACTION and max(s.revealed) == 21:
            seen[seat].append(turns_to_come(s, seat))
        match.play(seat, random.choice(match.moves(seat)))
    for turns in seen:
        assert turns == sorted(turns, reverse=True)
        assert turns[-1] == 0 or turns[-1] == 1
    assert max(max(turns) for turns in seen) <= 2


@pytest.mark.both_forms
def test_a_turn_that_ends_a_round_is_counted_like_any_other() -> None:
    """Whether chance is still to draw for it or the next round has begun."""
    rules = rules_of("revised")
    compared = 0
    for seed in range(30):
        s, random = rules.begin(), Random(seed)
        while not rules.over(s):
            f = s.stack[-1]
            if f.step == ACTION and f.seat != s.starter and not s.marble[f.seat] and max(s.revealed) < 21:
                placed = [
                    m for m in rules.moves(s) if rules.write(m).startswith(("place village", "place agriculture"))
                ]
                if placed:
                    drawn, placing = s.clone(), s.clone()
                    rules.play(drawn, rules.read("draw"))
                    rules.play(placing, placed[0])
                    assert turns_to_come(drawn, f.seat) == turns_to_come(placing, f.seat)
                    compared += 1
            play_at_random(rules, s, random, 1)
    assert compared > 5


def test_the_other_seats_purse_changes_nothing() -> None:
    rules = rules_of("revised")
    s = rules.begin()
    play_at_random(rules, s, Random(3), 30)
    value = rules.evaluate(s, 0)
    s.workers[1] += 5
    s.hand[8] += 5
    s.hand_size[1] += 5
    s.marble[1] += 5
    assert rules.evaluate(s, 0) == value
    s.marble[0] += 1
    assert rules.evaluate(s, 0) > value


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    rules = rules_of("first", 3)
    s = rules.begin()
    random = Random(5)
    while not rules.over(s):
        for seat in range(3):
            guess = rules.determinize(rules.view(s, seat), seat, random)
            if s.stack[-1].step != BUILDING:
                assert rules.evaluate(guess, seat) == rules.evaluate(s, seat)
        play_at_random(rules, s, random, 3)


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_does_something_with_what_it_has(players: int) -> None:
    rules = rules_of("revised", players)
    match, random = Match(rules, 6), Random(6)
    while not match.over:
        seat = match.turn
        match.play(seat, bot("greedy").choose(rules, match.view(seat), seat, match.moves(seat), random))
    s = match.state
    assert min(mask.bit_count() for mask in s.filled) > 10
    assert max(s.hand_size) < 60
    assert max(s.marble) < 8


def test_greedy_builds_with_its_castle_where_there_is_something_around() -> None:
    rules = rules_of("revised")
    for seed in range(3):
        s = greedy_until(rules, seed, 2)
        assert s.stack[-1].step == FIRST_BONUS
        assert min(mask.bit_count() for mask in s.open) >= 4
