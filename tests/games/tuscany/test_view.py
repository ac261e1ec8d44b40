"""What a seat of Tuscany knows: its own hand, how many cards others hold, and what follows from the last shuffle."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tuscany.properties import positions, rules_of

from castellany.core.events import Event, Log
from castellany.core.state import SEALED
from castellany.games.tuscany.events import CARD_DRAWN, CARDS_DRAWN
from castellany.games.tuscany.kinds import CASTLE, CITY, COLOURS
from castellany.games.tuscany.program import ACTION, BUILDING, DRAWING
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import DRAW

pytestmark = pytest.mark.both_forms

SPECTATOR = -1
REVISED = ("revised", 3)


def first_asked(rules: TuscanyRules, number: int) -> TuscanyState:
    s, random = rules.begin(), Random(2)
    while s.stack[-1].step != number:
        rules.play(s, random.choice(rules.moves(s)))
    return s


def hand(s: TuscanyState, seat: int) -> list[int]:
    return list(s.hand[seat * COLOURS : (seat + 1) * COLOURS])


def test_a_seat_sees_its_own_hand_and_the_size_of_others() -> None:
    rules = rules_of(REVISED)
    s = first_asked(rules, ACTION)
    seen = rules.view(s, 1)
    assert hand(seen, 1) == hand(s, 1) != [0] * COLOURS
    assert hand(seen, 0) == hand(seen, 2) == [0] * COLOURS
    assert seen.hand_size == [5, 5, 5]
    assert list(seen.deck) == [0] * COLOURS
    assert seen.deck_size == 122 - 15


def test_a_spectator_sees_no_hand() -> None:
    rules = rules_of(REVISED)
    seen = rules.view(first_asked(rules, ACTION), SPECTATOR)
    assert not any(seen.hand)
    assert not any(seen.drawn)


def test_what_others_build_is_sealed() -> None:
    rules = rules_of(REVISED)
    s = first_asked(rules, BUILDING)
    for seat in (0, 1):
        rules.answer(s, seat, rules.moves_of(s, seat)[seat])
    seen = rules.view(s, 0)
    assert seen.sealed[0] == s.sealed[0]
    assert seen.sealed[1] == SEALED


def test_a_card_is_known_to_whoever_draws_it() -> None:
    rules = rules_of(REVISED)
    s = first_asked(rules, DRAWING)
    owner = s.stack[-1].arg
    m = rules.moves(s)[0]
    assert [seat for seat in (-1, 0, 1, 2) if rules.knows_move(s, -1, m, seat)] == [owner]
    drawn, told = Event(CARD_DRAWN, owner, CITY, 0, 0), Event(CARDS_DRAWN, owner, 3, 0, 0)
    assert [seat for seat in (-1, 0, 1, 2) if rules.event_for(drawn, seat) is not None] == [owner]
    assert all(rules.event_for(told, seat) is told for seat in (-1, 0, 1, 2))


def test_a_draw_tells_everybody_how_many_cards_there_really_are() -> None:
    """Two cards are left in the world."""
    rules = rules_of(REVISED)
    s = first_asked(rules, ACTION)
    seat = s.stack[-1].seat
    for colour in range(COLOURS):
        s.hand[seat * COLOURS + colour] += s.deck[colour]
        s.drawn[seat * COLOURS + colour] += s.deck[colour]
    s.hand_size[seat] += s.deck_size
    s.drawn_size[seat] += s.deck_size
    s.deck[:] = [0] * COLOURS
    s.deck_size = 0
    for colour in (CASTLE, CITY):
        s.hand[seat * COLOURS + colour] -= 1
        s.hand_size[seat] -= 1
        s.discard[colour] += 1
    s.log = log = Log()
    rules.play(s, DRAW << 24)
    assert [event.a for event in log.events if event.kind == CARDS_DRAWN] == [2]
    assert (s.deck_size, list(s.deck), list(s.shuffled)) == (2, [1, 1, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0])
    assert s.drawn_size == [0, 0, 0]


def test_a_foreseen_shuffle_stays_hidden() -> None:
    rules = rules_of(REVISED)
    s = first_asked(rules, ACTION)
    seat = s.stack[-1].seat
    s.discard[:], s.deck[:], s.deck_size = s.deck[:], [0] * COLOURS, 0
    s.drawn_size[seat] += sum(s.discard)
    after = rules.foresee(rules.view(s, seat), seat, DRAW << 24)
    assert after is not None
    assert (after.deck_size, sum(after.deck)) == (107, 0)


def test_after_a_shuffle_one_opponent_holds_what_is_not_in_it() -> None:
    """With two players, whoever remembers the shuffled cards knows the other hand."""
    rules = rules_of(("revised", 2))
    s = first_asked(rules, ACTION)
    s.shuffled = bytes(s.deck)
    s.drawn[:], s.drawn_size = [0] * (2 * COLOURS), [0, 0]
    for seed in range(20):
        assert hand(rules.determinize(rules.view(s, 0), 0, Random(seed)), 1) == hand(s, 1)


def test_before_a_shuffle_any_unseen_card_may_be_held() -> None:
    rules = rules_of(("revised", 2))
    s = first_asked(rules, ACTION)
    guesses = [hand(rules.determinize(rules.view(s, 0), 0, Random(seed)), 1) for seed in range(300)]
    assert all(sum(guess) == 5 for guess in guesses)
    for colour in range(COLOURS):
        unseen = rules.tables.components.card_counts[colour] - s.hand[colour]
        expected = 300 * 5 * unseen / (122 - 5)
        assert abs(sum(guess[colour] for guess in guesses) - expected) < 5 * expected**0.5


@given(positions, st.integers(-1, 3), st.integers(0, 1000))
def test_a_guess_agrees_with_all_that_is_open(
    given_position: tuple[tuple[str, int], TuscanyState], seat: int, seed: int
) -> None:
    table, s = given_position
    rules = rules_of(table)
    if seat >= rules.players:
        return
    guess = rules.determinize(rules.view(s, seat), seat, Random(seed))
    assert rules.view(guess, seat) == rules.view(s, seat)
    for colour in range(COLOURS):
        hands = sum(guess.hand[colour::COLOURS])
        assert hands + guess.deck[colour] + guess.discard[colour] == rules.tables.components.card_counts[colour]
        assert guess.deck[colour] + sum(guess.drawn[colour::COLOURS]) == guess.shuffled[colour]
    for other in range(rules.players):
        assert sum(hand(guess, other)) == guess.hand_size[other]


def test_who_plans_ahead_passes_over_the_others() -> None:
    """Their turns go by without an action, and the planner is asked next."""
    rules = rules_of(REVISED)
    s = first_asked(rules, ACTION)
    first = s.stack[-1].seat
    view = rules.view(s, (first + 2) % 3)
    hands = view.hand_size[:]
    for other in (1, 2):
        assert rules.pass_over(view)
        assert rules.asked(view) == [(first + other) % 3]
    assert view.hand_size == hands
    assert view.display == s.display
