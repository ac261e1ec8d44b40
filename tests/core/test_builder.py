"""Mistakes in a program are reported while the rules are built."""

from __future__ import annotations

import pytest
from tests.core.mini import MiniState, Say, mini_rules, mini_state

from castellany.core.builder import Builder
from castellany.core.moves import MOST_VERBS, pack
from castellany.core.program import Effect, Step, Together
from castellany.core.reasons import FIRST_GAME_REASON, NOT_NOW, Refusal, reason

pytestmark = pytest.mark.both_forms


def test_entries_are_numbered_in_order_and_named_once() -> None:
    b: Builder[MiniState] = Builder()
    assert b.entry(Effect("rain")) == 0
    assert b.entry(Step("turn", [])) == 1
    with pytest.raises(ValueError, match="two program entries are called rain"):
        b.entry(Step("rain", []))


def test_two_verbs_cannot_have_one_number() -> None:
    b: Builder[MiniState] = Builder()
    b.entry(Step("turn", [Say(3)]))
    b.entry(Step("answer", [Say(3, "reply")]))
    with pytest.raises(ValueError, match="two verbs have the number 3"):
        b.finish()


def test_one_verb_may_serve_several_steps() -> None:
    b: Builder[MiniState] = Builder()
    say = Say(3)
    b.entry(Step("turn", [say]))
    b.entry(Step("answer", [say]))
    assert b.finish()[3] is say


def test_two_refusals_cannot_have_one_number() -> None:
    b: Builder[MiniState] = Builder()
    b.refusal(Refusal(20, "too-late"))
    with pytest.raises(ValueError, match="two refusals have the number 20"):
        b.refusal(Refusal(20, "too-early"))


def test_low_numbers_of_refusals_are_the_engines() -> None:
    b: Builder[MiniState] = Builder()
    for code in (NOT_NOW, FIRST_GAME_REASON - 1):
        with pytest.raises(ValueError, match=f"{code} is the engine's"):
            b.refusal(Refusal(code, "too-early"))
    b.refusal(Refusal(FIRST_GAME_REASON, "just-right"))


def test_an_offer_reaches_every_step_that_shares_a_family() -> None:
    b: Builder[MiniState] = Builder()
    steps: list[Step[MiniState]] = [Step(f"step-{family}", [], family) for family in range(4)]
    for step in steps:
        b.entry(step)
    b.offer(2, Say(0))
    b.finish()
    assert [len(step.verbs) for step in steps] == [0, 0, 1, 1]
    assert [step.verb_mask for step in steps] == [0, 0, 1, 1]


def test_nothing_is_offered_twice_in_one_step() -> None:
    b: Builder[MiniState] = Builder()
    say = Say(0)
    b.entry(Step("turn", [say], 1))
    b.offer(1, say)
    with pytest.raises(ValueError, match="turn offers say twice"):
        b.finish()


def test_a_sealed_answer_cannot_be_free() -> None:
    b: Builder[MiniState] = Builder()
    b.entry(Together("voting", [Say(0, free=True)]))
    with pytest.raises(ValueError, match="voting is sealed, so say cannot be free"):
        b.finish()


def test_numbers_that_no_verb_has_are_refused() -> None:
    b: Builder[MiniState] = Builder()
    turn = b.entry(Step("turn", [Say(0)]))
    rules = mini_rules(b)
    s = mini_state()
    s.push(turn, 0)
    assert len(rules.verbs) == MOST_VERBS
    for m in (pack(1), pack(MOST_VERBS), -1):
        assert rules.check(s, 0, m) == reason(NOT_NOW)
    unused = rules.verbs[1]
    out: list[int] = []
    unused.moves(s, s.stack[0], out)
    assert out == []
    assert unused.check(s, s.stack[0], pack(1)) == reason(NOT_NOW)
    with pytest.raises(ValueError, match="verb 1 is not in these rules"):
        unused.apply(s, s.stack[0], pack(1))
