"""The laws that every game keeps. Read this first: what a law says is what the engine promises.

Each law is tried on random games of every table in `tables.py`; `CASTELLANY_SOAK=1` tries it on far more.
"""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.battery.brute_force import allowed_moves
from tests.battery.seeds import GAMES, seeds
from tests.battery.tables import TABLES, Table
from tests.battery.walk import Wanderer, at_new_steps, now_and_then, walk

from castellany.core.events import Log
from castellany.core.moves import MOST_VERBS, pack
from castellany.core.playout import play_at_random
from castellany.core.reasons import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, reason
from castellany.core.rules import QuestionError, Rules
from castellany.core.state import State

pytestmark = [pytest.mark.both_forms, pytest.mark.parametrize("table", TABLES, ids=str)]

SPECTATOR = -1


def test_nobody_is_ever_stuck_and_every_game_ends(table: Table) -> None:
    rules = table.rules
    for random in seeds("stuck", table, 10 * GAMES):
        for s in walk(rules, random):
            if rules.over(s):
                assert rules.asked(s) == []
                assert rules.check(s, 0, pack(0)) == reason(GAME_OVER)


def test_an_offered_move_can_be_completed(table: Table) -> None:
    """Whatever is answered to the questions that follow from it."""
    rules = table.rules
    met: set[int] = set()
    for random in seeds("complete", table, 6 * GAMES):
        for s in at_new_steps(rules, random, met, more=2):
            for m in rules.moves(s):
                copy = rules.clone(s)
                rules.play(copy, m)
                Wanderer(random).play_on(rules, copy, 12)


def test_a_clone_equals_its_original_and_neither_touches_the_other(table: Table) -> None:
    rules = table.rules
    for random in seeds("clone", table):
        kept: list[tuple[State, tuple[object, ...]]] = []
        for s in now_and_then(rules, random, 25):
            before = deepcopy(s.fields())
            copy = rules.clone(s)
            assert copy == s
            Wanderer(random).play_on(rules, copy, 15)
            assert s.fields() == before
            kept.append((rules.clone(s), before))
        for copy, before in kept:
            assert copy.fields() == before


def test_replaying_the_moves_gives_the_same_state(table: Table) -> None:
    """Under rules built anew, from the moves' text."""
    rules, again = table.rules, table.game.rules(table.setup)
    for random in seeds("replay", table, 2 * GAMES):
        s, copy, wanderer = rules.begin(), again.begin(), Wanderer(random)
        while not rules.over(s):
            assert again.turn(copy) == rules.turn(s)
            m = wanderer.choose(rules, s)
            text = rules.write(m)
            rules.play(s, m)
            again.play(copy, again.read(text))
        assert copy == s


def test_notation_round_trips_for_every_offered_move(table: Table) -> None:
    rules = table.rules
    for random in seeds("notation", table, 2 * GAMES):
        for s in walk(rules, random):
            if not rules.over(s):
                moves = rules.moves(s)
                texts = [rules.write(m) for m in moves]
                assert [rules.read(text) for text in texts] == moves
                assert len(set(texts)) == len(texts)


def test_the_moves_offered_are_exactly_those_that_are_not_refused(table: Table) -> None:
    """By brute force over the whole ranges of every verb of the step; every refusal met has its texts."""
    rules = table.rules
    met: set[int] = set()
    for random in seeds("brute force", table, 6 * GAMES):
        for s in at_new_steps(rules, random, met, more=1):
            for seat in rules.asked(s):
                allowed, reasons = allowed_moves(rules, s, seat)
                assert sorted(rules.moves_of(s, seat)) == sorted(allowed)
                assert all(rules.check(s, seat, m) == 0 for m in allowed)
                assert all(all(table.texts(table.game.texts.refusal(rules, refused))) for refused in reasons)


def test_moves_can_be_counted_and_drawn_without_listing_them(table: Table) -> None:
    """In the order of the list; so a game played without lists is the same as one with them."""
    rules = table.rules
    met: set[int] = set()
    for random in seeds("counted", table, 3 * GAMES):
        for s in at_new_steps(rules, random, met, more=1):
            for seat in rules.asked(s):
                moves = rules.moves_of(s, seat)
                assert rules.count(s, seat) == len(moves)
                for i in {0, len(moves) - 1, *(random.randrange(len(moves)) for _ in range(50))}:
                    assert rules.nth(s, seat, i) == moves[i]
                with pytest.raises(QuestionError):
                    rules.nth(s, seat, len(moves))


def test_a_play_out_takes_any_move_with_the_same_chance(table: Table) -> None:
    """Compared with one that lists the moves of every question and takes the one at a random place."""
    rules = table.rules
    for random in seeds("play-out", table):
        seed = random.random()
        s, copy = rules.begin(), rules.begin()
        decisions = play_at_random(rules, s, Random(seed))
        draw = Random(seed).random
        while not rules.over(copy):
            if rules.is_chance(copy):
                rules.play(copy, rules.pick(copy, int(draw() * rules.total(copy))))
            else:
                moves = rules.moves(copy)
                rules.play(copy, moves[int(draw() * len(moves))])
                decisions -= 1
        assert (copy, decisions) == (s, 0)


def test_what_is_not_asked_is_refused(table: Table) -> None:
    """Other seats, verbs of other steps, and fields outside a verb's ranges."""
    rules = table.rules
    met: set[int] = set()
    for random in seeds("not asked", table, 6 * GAMES):
        for s in at_new_steps(rules, random, met):
            entry = rules.program[s.stack[-1].step]
            asked = rules.asked(s)
            m = rules.moves(s)[0]
            for seat in range(-1, table.players):
                if seat not in asked:
                    assert rules.check(s, seat, m) == reason(NOT_YOUR_TURN)
            here = {verb.number for verb in entry.verbs}
            for number in range(MOST_VERBS + 1):
                if number not in here:
                    assert rules.check(s, asked[0], pack(number)) == reason(NOT_NOW)
            for verb in entry.verbs:
                a, b, c = (r[0] if r else 0 for r in verb.ranges)
                for outside in ((255, b, c), (a, 255, c), (a, b, 255)):
                    assert rules.check(s, asked[0], pack(verb.number, *outside)) == reason(NOT_NOW)


def test_a_determinised_state_looks_the_same_to_its_seat(table: Table) -> None:
    """Also when it is made from the view alone; and it can be played on."""
    rules = table.rules
    for random in seeds("determinise", table):
        for s in now_and_then(rules, random, 12):
            before = deepcopy(s.fields())
            for seat in (SPECTATOR, *range(table.players)):
                seen = rules.view(s, seat)
                assert rules.view(seen, seat) == seen
                guess = rules.determinize(seen, seat, random)
                assert rules.view(guess, seat) == seen
                assert rules.view(rules.determinize(s, seat, random), seat) == seen
                if seat != SPECTATOR:
                    assert rules.moves_of(guess, seat) == rules.moves_of(s, seat)
                assert table.discrepancies(guess) == []
                Wanderer(random).play_on(rules, guess, 5)
            assert s.fields() == before


def test_a_score_is_the_sum_of_its_lines(table: Table) -> None:
    rules = table.rules
    for random in seeds("score", table):
        for s in now_and_then(rules, random, 5):
            placings = rules.result(s).placings
            assert sorted(p.seat for p in placings) == list(range(table.players))
            for placing in placings:
                assert placing.points == sum(line.points for line in rules.score_lines(s, placing.seat))
            assert rules.result(s).winners
            assert [p.place for p in placings] == sorted(p.place for p in placings)
            assert [p.points for p in placings] == sorted((p.points for p in placings), reverse=True)


def test_every_component_is_somewhere_once(table: Table) -> None:
    for random in seeds("conservation", table, 2 * GAMES):
        for s in walk(table.rules, random):
            assert table.discrepancies(s) == []


def test_a_position_can_be_written_and_read(table: Table) -> None:
    rules = table.rules
    for random in seeds("position", table):
        for s in now_and_then(rules, random, 12):
            text = rules.write_position(s)
            copy = rules.read_position(text)
            assert copy == s
            assert rules.write_position(copy) == text
            for seat in (SPECTATOR, *range(table.players)):
                seen = rules.view(s, seat)
                assert rules.read_position(rules.write_position(seen)) == seen


def test_draws_have_exactly_their_weights(table: Table) -> None:
    rules = table.rules
    met: set[int] = set()
    for random in seeds("weights", table, 6 * GAMES):
        for s in at_new_steps(rules, random, met, more=3):
            if rules.is_chance(s):
                picked = Counter(rules.pick(s, r) for r in range(rules.total(s)))
                assert picked == {m: rules.weight(s, m) for m in rules.moves(s)}
                assert min(picked.values()) > 0


def test_a_state_can_be_pickled(table: Table) -> None:
    for random in seeds("pickle", table):
        for s in now_and_then(table.rules, random, 20):
            copy = pickle.loads(pickle.dumps(s))
            assert copy == s
            Wanderer(random).play_on(table.rules, copy, 5)


def test_listening_changes_nothing(table: Table) -> None:
    rules = table.rules
    for random in seeds("listen", table):
        s, copy, wanderer = rules.begin(), rules.begin(), Wanderer(random)
        copy.log = log = Log()
        while not rules.over(s):
            m = wanderer.choose(rules, s)
            rules.play(s, m)
            rules.play(copy, m)
        assert copy == s
        assert log.events


def test_sealed_answers_may_come_in_any_order_and_be_changed(table: Table) -> None:
    rules = table.rules
    for random in seeds("sealed", table):
        for s in walk(rules, random):
            asked = rules.asked(s)
            if len(asked) > 1 and all(m < 0 for m in s.sealed):
                answers = {seat: random.choice(rules.moves_of(s, seat)) for seat in asked}
                outcomes = [answered(rules, s, order, answers, random) for order in (asked, asked[::-1])]
                assert outcomes[0] == outcomes[1]


def answered(rules: Rules[Any], s: State, order: list[int], answers: dict[int, int], random: Random) -> State:
    """Every seat but the last first seals something else and then what it means."""
    copy: State = rules.clone(s)
    for seat in order[:-1]:
        rules.answer(copy, seat, random.choice(rules.moves_of(copy, seat)))
        assert rules.check(copy, seat, answers[seat]) == 0
    for seat in order:
        rules.answer(copy, seat, answers[seat])
    return copy
