"""The laws of what a seat is shown: scenes, phrases, events and moves in the history, on every game."""

from __future__ import annotations

import json
import zlib
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.battery.seeds import GAMES, seeds
from tests.battery.tables import TABLES, Table
from tests.battery.walk import LONGEST, at_new_steps, now_and_then

from castellany.core.events import Event, Log
from castellany.core.phrase import Phrase
from castellany.core.rules import QuestionError, Rules
from castellany.core.state import CHANCE, State

pytestmark = [pytest.mark.both_forms, pytest.mark.parametrize("table", TABLES, ids=str)]

SPECTATOR = -1
LONGEST_SCENE = {"toy": 300, "burgundy": 1_200, "tuscany": 1_200, "castle": 2_500}
"""Bytes, compressed: a reader is sent it whole once, and from then on what has changed."""
MOST_IDLE = 40
"""Answers until the next draw."""
MOST_DRAWS = 6
"""Draws of one question that are compared with each other."""


def read_back(shape: Any, data: dict[str, object]) -> Any:
    """Data written as JSON and read by its type, nothing converted."""
    return TypeAdapter(shape).validate_json(json.dumps(data), strict=True)


def everybody(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.players)]


# Scenes.


def test_a_scene_is_data_of_its_type(table: Table) -> None:
    for random in seeds("scene", table):
        for s in now_and_then(table.rules, random, 12):
            before = deepcopy(s.fields())
            scene = table.rules.scene(s)
            assert read_back(table.game.scene_type, scene) == scene
            sent = zlib.compress(json.dumps(scene, separators=(",", ":")).encode())
            assert len(sent) < LONGEST_SCENE[table.game.slug]
            assert s.fields() == before


def test_a_scene_of_a_view_shows_no_more_than_the_view(table: Table) -> None:
    rules = table.rules
    for random in seeds("hidden scene", table):
        for s in now_and_then(rules, random, 12):
            for seat in everybody(table):
                scene = rules.scene(rules.view(s, seat))
                assert rules.scene(rules.view(rules.determinize(s, seat, random), seat)) == scene


def test_a_scene_keeps_nothing_of_its_state(table: Table) -> None:
    """So that it can be kept while the game goes on."""
    rules = table.rules
    met: set[str] = set()
    for random in seeds("kept scene", table):
        kept: list[tuple[dict[str, object], str]] = []
        for s in now_and_then(rules, random, 25):
            scene = rules.scene(s)
            kept.append((scene, json.dumps(scene)))
        assert all(json.dumps(scene) == before for scene, before in kept)
        met |= {before for _, before in kept}
    assert len(met) > 1


def test_components_are_data_of_their_type(table: Table) -> None:
    components = table.game.components(table.rules)
    assert read_back(table.game.components_type, components) == components


# Phrases.


def test_every_question_and_every_move_has_its_texts_and_they_need_no_more_than_the_view(table: Table) -> None:
    rules, texts = table.rules, table.game.texts
    met: set[int] = set()
    for random in seeds("phrases", table, 3 * GAMES):
        for s in at_new_steps(rules, random, met, more=2):
            for seat in everybody(table):
                view = rules.view(s, seat)
                prompt = texts.prompt(rules, view, seat)
                assert prompt == texts.prompt(rules, s, seat)
                check_texts(table, prompt)
                moves = rules.moves_of(s, seat) if seat != SPECTATOR else []
                assert seat == SPECTATOR or rules.moves_of(view, seat) == moves
                for m in moves:
                    phrase = texts.move(rules, view, seat, m)
                    assert phrase == texts.move(rules, s, seat, m)
                    check_texts(table, phrase)


def test_every_event_that_has_a_text_has_it_in_each_language(table: Table) -> None:
    rules, texts = table.rules, table.game.texts
    for random in seeds("told", table):
        for s in now_and_then(rules, random, 12):
            for m in rules.moves(s)[:3]:
                for event in events_of(rules, s, m):
                    for seat in everybody(table):
                        known = rules.event_for(event, seat)
                        phrase = None if known is None else texts.event(rules, known)
                        if phrase is not None:
                            check_texts(table, phrase)


def check_texts(table: Table, phrase: Phrase) -> None:
    assert all(table.texts(phrase))
    assert json.loads(json.dumps(phrase.as_data())) == phrase.as_data()


# What is told.


def test_a_seat_cannot_tell_apart_moves_that_it_may_not_read(table: Table) -> None:
    """Whatever chance draws where a seat may not look, the seat sees and hears the same."""
    rules = table.rules
    for random in seeds("masked", table, 2 * GAMES):
        for s in now_and_then(rules, random, 4):
            if rules.over(s) or len(rules.asked(s)) > 1:
                continue
            who = rules.turn(s)
            for seat in everybody(table):
                secret = [m for m in rules.moves(s) if not rules.knows_move(s, who, m, seat)]
                outcomes = [noticed(rules, s, m, seat) for m in secret]
                assert all(outcome == outcomes[0] for outcome in outcomes)


def test_a_seat_may_not_read_what_it_cannot_see(table: Table) -> None:
    """Draws that lead to different states of which the seat has the same view."""
    rules = table.rules
    for random in seeds("unseen", table, 2 * GAMES):
        for s in now_and_then(rules, random, 4):
            if not rules.is_chance(s):
                continue
            moves = rules.moves(s)
            sample = random.sample(moves, min(len(moves), MOST_DRAWS))
            after = {m: played(rules, s, m) for m in sample}
            for seat in everybody(table):
                for one, other in combinations(sample, 2):
                    if after[one] != after[other] and rules.view(after[one], seat) == rules.view(after[other], seat):
                        assert not rules.knows_move(s, CHANCE, one, seat)
                        assert not rules.knows_move(s, CHANCE, other, seat)


def test_whoever_moves_may_read_the_move(table: Table) -> None:
    rules = table.rules
    for random in seeds("own moves", table):
        for s in now_and_then(rules, random, 12):
            for seat in range(table.players):
                assert all(rules.knows_move(s, seat, m, seat) for m in rules.moves_of(s, seat))


def noticed(rules: Rules[Any], s: State, m: int, seat: int) -> tuple[State, list[str]]:
    """What a seat sees and hears of a move."""
    heard = [repr(rules.event_for(event, seat)) for event in events_of(rules, s, m)]
    return rules.view(played(rules, s, m), seat), heard


def played(rules: Rules[Any], s: State, m: int) -> State:
    after: State = rules.clone(s)
    rules.play(after, m)
    return after


def events_of(rules: Rules[Any], s: State, m: int) -> list[Event]:
    """What would happen if the move were made."""
    copy: State = rules.clone(s)
    copy.log = log = Log()
    rules.play(copy, m)
    return log.events


# Those who do not answer.


def test_idle_answers_are_moves_and_end_the_game(table: Table) -> None:
    rules = table.rules
    for random in seeds("idle", table):
        s = rules.begin()
        for _ in range(LONGEST):
            if rules.over(s):
                break
            if rules.is_chance(s):
                rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
                continue
            for seat in rules.asked(s):
                assert rules.idle(s, seat) in rules.moves_of(s, seat)
            seat = rules.turn(s)
            rules.answer(s, seat, rules.idle(s, seat))
        assert rules.over(s)
        with pytest.raises(QuestionError):
            rules.idle(s, 0)


def test_idle_answers_end_every_question(table: Table) -> None:
    """Wherever somebody falls asleep, a few answers later the next turn or draw has come."""
    rules = table.rules
    met: set[int] = set()
    for random in seeds("asleep", table, 3 * GAMES):
        for s in at_new_steps(rules, random, met, more=2):
            copy = rules.clone(s)
            for _ in range(MOST_IDLE):
                if rules.over(copy) or rules.is_chance(copy):
                    break
                seat = rules.turn(copy)
                rules.answer(copy, seat, rules.idle(copy, seat))
            else:
                raise AssertionError("the questions do not end")
