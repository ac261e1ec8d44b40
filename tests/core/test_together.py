"""Simultaneous secret choices: sealed until all are in, changeable until then, in any order."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.core.mini import MiniState, Say, mini_rules, mini_state
from tests.core.toy.table import ToyTable

from castellany.core.builder import Builder
from castellany.core.frames import Frame
from castellany.core.program import Together
from castellany.core.state import NO_ANSWER, NOT_ASKED, SEALED, TOGETHER

pytestmark = pytest.mark.both_forms


def bidding() -> ToyTable:
    t = ToyTable(3)
    t.deal("135", "235", "345")
    return t


def test_everybody_is_asked_at_once() -> None:
    t = bidding()
    assert t.step == "bidding"
    assert t.rules.asked(t.s) == [0, 1, 2]
    assert t.refused(1, "bid 2") == ""
    assert t.refused(1, "bid 1") == "no-such-card"


def test_an_answer_waits_for_the_others() -> None:
    t = bidding()
    t.answer(1, "bid 2")
    t.answer(0, "bid 1")
    assert t.s.bids == [0, 0, 0]
    assert t.rules.turn(t.s) == 2
    t.answer(2, "bid 4")
    assert t.step == "turn"
    assert [t.s.discard[card] for card in (0, 1, 3)] == [1, 1, 1]
    assert t.rules.turn(t.s) == 2


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    t = bidding()
    t.answer(0, "bid 1")
    t.answer(1, "bid 2")
    t.answer(0, "bid 5")
    t.answer(2, "bid 3")
    assert t.s.discard == [0, 1, 1, 0, 1]
    assert t.s.coins == [1, 0, 0]


def test_an_answer_is_invisible_in_other_views() -> None:
    one, other = bidding(), bidding()
    one.answer(0, "bid 1")
    other.answer(0, "bid 5")
    for seat in (-1, 1, 2):
        seen = one.rules.view(one.s, seat)
        assert seen == other.rules.view(other.s, seat)
        assert seen.sealed == [SEALED, NO_ANSWER, NO_ANSWER]
        assert "bid" not in one.rules.write_position(seen).replace("bidding", "").replace("bids", "")
    assert one.rules.view(one.s, 0).sealed[0] == one.rules.read("bid 1")


def test_the_order_of_arrival_changes_nothing() -> None:
    answers = {0: "bid 3", 1: "bid 5", 2: "bid 5"}
    states = []
    for order in permutations(answers):
        t = bidding()
        for seat in order:
            t.answer(seat, answers[seat])
        states.append(t.s)
    assert all(s == states[0] for s in states)


class Stop(Say):
    """The second seat's answer ends the game."""

    def apply(self, s: MiniState, f: Frame, m: int) -> None:
        super().apply(s, f, m)
        if f.seat == 1:
            s.end()


def test_only_the_seats_in_the_frame_are_asked_and_nobody_is_nobody() -> None:
    b: Builder[MiniState] = Builder()
    voting = b.entry(Together("voting", [Say(0)]))
    rules = mini_rules(b)
    s = mini_state()
    s.push(voting, TOGETHER, 0)
    s.push(voting, TOGETHER, 0b101)
    rules.settle(s)
    assert s.sealed == [NO_ANSWER, NOT_ASKED, NO_ANSWER]
    assert rules.asked(s) == [0, 2]
    rules.answer(s, 2, rules.read("say"))
    rules.answer(s, 0, rules.read("say"))
    assert s.notes == [0, 2]
    assert rules.over(s)


def test_an_answer_that_ends_the_game_is_the_last() -> None:
    b: Builder[MiniState] = Builder()
    voting = b.entry(Together("voting", [Stop(0)]))
    rules = mini_rules(b)
    s = mini_state()
    s.push(voting, TOGETHER, 0b111)
    s.push(voting, TOGETHER, 0b111)
    rules.settle(s)
    for seat in range(3):
        rules.answer(s, seat, rules.read("say"))
    assert s.notes == [0, 1]
    assert rules.over(s)
