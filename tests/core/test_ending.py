"""A game that ends inside a nested effect."""

from __future__ import annotations

import pytest
from tests.core.toy.events import FIELD_FULL
from tests.core.toy.table import ToyTable

from castellany.core.events import Log
from castellany.core.rules import GameOver

pytestmark = pytest.mark.both_forms


def one_place_left() -> ToyTable:
    t = ToyTable(3)
    t.open("511", "412", "322")
    t.play("plant 1", "plant 2", "decline", "end")
    t.play("plant 3", "decline", "plant 6", "decline", "end")
    t.play("plant 5", "decline")
    return t


def test_nothing_pending_is_left_when_the_field_is_full() -> None:
    t = one_place_left()
    assert len(t.s.stack) > 1
    t.s.log = log = Log()
    t.play("plant 4")
    assert t.rules.over(t.s)
    assert (t.s.stack, t.s.sealed) == ([], [])
    assert [event.kind for event in log.events] == [FIELD_FULL]


def test_a_game_that_is_over_asks_nobody_and_has_its_result() -> None:
    t = one_place_left()
    m = t.rules.read("plant 4")
    t.rules.play(t.s, m)
    assert t.rules.asked(t.s) == []
    assert t.rules.moves(t.s) == t.rules.moves_of(t.s, 0) == []
    assert t.refused(0, "end") == "game-over"
    assert not t.rules.is_chance(t.s)
    placings = t.rules.result(t.s).placings
    assert [p.points for p in placings] == sorted(
        (sum(x) for x in zip(t.s.coins, t.s.toasts, strict=True)), reverse=True
    )


def test_who_asks_on_after_the_end_is_told_so() -> None:
    t = one_place_left()
    m = t.rules.read("plant 4")
    t.rules.play(t.s, m)
    with pytest.raises(GameOver):
        t.rules.turn(t.s)
    with pytest.raises(GameOver):
        t.rules.play(t.s, m)
    with pytest.raises(GameOver):
        t.rules.answer(t.s, 0, m)
    with pytest.raises(GameOver):
        t.rules.pick(t.s, 0)


def test_after_the_last_round_it_is_over_too() -> None:
    t = ToyTable(2)
    t.open("511", "411")
    t.play("end", "end", "deal 2", "deal 2", "bid 2", "bid 2", "end", "end")
    assert t.rules.over(t.s)
