"""Hands hidden from others and partly seen; what a seat has seen is state."""

from __future__ import annotations

from random import Random

import pytest
from tests.core.toy.events import DEALT, HIDDEN, SHOWN
from tests.core.toy.state import CARDS
from tests.core.toy.table import ToyTable

from castellany.core.events import Log

pytestmark = pytest.mark.both_forms


def peeked() -> ToyTable:
    """Seat 1 of three has seen a 2 of seat 2, who also holds a 3."""
    t = ToyTable(3)
    t.open("511", "423", "344")
    t.play("peek 2", "show 2")
    return t


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    t = ToyTable(2)
    t.deal("123", "445")
    seen = t.rules.view(t.s, 0)
    assert seen.hand(0) == [1, 1, 1, 0, 0]
    assert seen.hand(1) == [0] * CARDS
    assert seen.hidden == [0, 3, 14]
    assert seen.deck == [0] * CARDS


def test_what_was_shown_is_seen_by_viewer_and_owner_only() -> None:
    t = peeked()
    assert t.rules.view(t.s, 0).hand(1) == [0, 1, 0, 0, 0]
    assert t.rules.view(t.s, 0).hidden[1] == 1
    assert t.rules.view(t.s, 1).seen == t.s.seen
    assert t.rules.view(t.s, 2).hand(1) == [0] * CARDS
    for seat in (-1, 2):
        assert not any(t.rules.view(t.s, seat).seen)


def test_only_unseen_cards_are_shown() -> None:
    t = peeked()
    t.play("peek 2")
    assert t.offered() == ["show 3"]
    t.play("show 3")
    t.play("end")
    assert t.refused(1, "peek 2") == "not-that-seat"


def test_a_seen_card_that_is_played_is_no_longer_known() -> None:
    t = peeked()
    t.play("end", "end", "end")
    t.deal("1", "2", "3")
    assert t.rules.view(t.s, 0).hand(1) == [0, 1, 0, 0, 0]
    t.play("bid 1", "bid 2", "bid 3")
    assert t.s.hand(1) == [0, 1, 1, 0, 0]
    assert t.rules.view(t.s, 0).hand(1) == [0] * CARDS


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_the_view_of_a_determinised_state_is_the_same_view(seat: int) -> None:
    t = peeked()
    seen = t.rules.view(t.s, seat)
    for number in range(50):
        guess = t.rules.determinize(t.s, seat, Random(number))
        assert t.rules.view(guess, seat) == seen
        assert guess.hidden == [0, 0, 0, 0]


def test_a_determinised_state_may_be_anything_that_the_seat_cannot_rule_out() -> None:
    t = peeked()
    guesses = [t.rules.determinize(t.s, 0, Random(number)).hand(1) for number in range(300)]
    assert {tuple(hand) for hand in guesses} == {
        tuple(int(card == 1) + int(card == other) for card in range(CARDS)) for other in range(CARDS)
    }
    assert not any(hand == [0, 0, 0, 2, 0] for hand in guesses)


def test_sealed_answers_are_guessed_from_the_guessed_hand() -> None:
    t = ToyTable(2)
    t.deal("123", "445")
    t.answer(1, "bid 4")
    for number in range(50):
        guess = t.rules.determinize(t.s, 0, Random(number))
        assert guess.sealed[1] in t.rules.moves_of(guess, 1)


# What is told of draws into hands.


def heard(t: ToyTable, text: str, seat: int) -> list[tuple[int, int, int]]:
    """Kind, seat and card of every event that a seat hears of when this is played."""
    s = t.rules.clone(t.s)
    s.log = log = Log()
    t.rules.play(s, t.rules.read(text))
    known = [t.rules.event_for(event, seat) for event in log.events]
    return [(event.kind, event.seat, event.a) for event in known]


def readers(t: ToyTable, text: str) -> list[int]:
    who, m = t.rules.turn(t.s), t.rules.read(text)
    return [seat for seat in (-1, 0, 1, 2) if t.rules.knows_move(t.s, who, m, seat)]


def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    t = ToyTable(3)
    t.deal("511")
    assert readers(t, "deal 4") == [1]
    assert heard(t, "deal 4", 1) == [(DEALT, 1, 3)]
    for other in (-1, 0, 2):
        assert heard(t, "deal 4", other) == [(DEALT, 1, HIDDEN)]


def test_a_shown_card_is_told_to_viewer_and_owner_only() -> None:
    t = ToyTable(3)
    t.open("511", "423", "344")
    t.play("peek 2")
    assert readers(t, "show 2") == [0, 1]
    for concerned in (0, 1):
        assert heard(t, "show 2", concerned) == [(SHOWN, 0, 1)]
    for other in (-1, 2):
        assert heard(t, "show 2", other) == [(SHOWN, 0, HIDDEN)]


def test_what_happens_openly_is_told_to_everybody() -> None:
    t = ToyTable(3)
    t.open("511", "423", "344")
    assert readers(t, "plant 1") == [-1, 0, 1, 2]
    assert len({tuple(heard(t, "plant 1", seat)) for seat in (-1, 0, 1, 2)}) == 1
    assert heard(t, "plant 1", 2)
