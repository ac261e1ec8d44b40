"""Properties of Tuscany for any input: payments, crops, what an estate remembers, offered moves."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.battery.brute_force import allowed_moves
from tests.games.tuscany.properties import played, positions, rules_of

from castellany.core.values import with_entry
from castellany.games.tuscany.boards import ARRANGEMENTS, BOARDS, NUMBERS
from castellany.games.tuscany.kinds import (
    AGRICULTURE,
    BONUSES,
    COLOUR,
    COLOURS,
    CROPS,
    FIRST_CROP,
    HEXAGON,
    KINDS,
    MORE_STORAGE,
)
from castellany.games.tuscany.opening import new_state
from castellany.games.tuscany.paying import affordable, check_payment, pay
from castellany.games.tuscany.payment import CARD_UNIT, PAIR_UNIT, PAYMENTS, UNIT_PAIRS, UNITS, WORKER_UNIT
from castellany.games.tuscany.placing import cover, new_crops
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.words import SPACES

pytestmark = pytest.mark.both_forms

colours = st.integers(0, COLOURS - 1)
hands = st.lists(st.integers(0, 5), min_size=COLOURS, max_size=COLOURS)
deals = st.lists(st.integers(0, NUMBERS - 1), min_size=BOARDS, max_size=BOARDS)
arrangements = st.integers(0, ARRANGEMENTS - 1)
orders = st.permutations(range(SPACES))


def with_hand(hand: list[int], workers: int) -> TuscanyState:
    s = new_state(rules_of(("revised", 2)).tables)
    s.hand[COLOURS:] = hand
    s.hand_size[1] = sum(hand)
    s.workers[1] = workers
    return s


def price(unit: int, colour: int) -> dict[str | int, int]:
    """What a unit takes, by colour of card or `workers`."""
    if unit == WORKER_UNIT:
        return {"workers": 1}
    return {colour: 1} if unit == CARD_UNIT else {unit - PAIR_UNIT: 2}


# Payments.


@given(hands, st.integers(0, 3), colours)
def test_payments_are_all_ways_of_giving_two_units(hand: list[int], workers: int, colour: int) -> None:
    """Found by trying every pair of units on what the seat owns."""
    s = with_hand(hand, workers)
    ways: set[int] = set()
    for first, second in product(range(UNITS), repeat=2):
        owned: dict[str | int, int] = {"workers": workers, **dict(enumerate(hand))}
        if PAIR_UNIT + colour in (first, second) or first > second:
            continue
        for unit in (first, second):
            for what, count in price(unit, colour).items():
                owned[what] -= count
        if min(owned.values()) >= 0:
            ways.add(UNIT_PAIRS.index((first, second)))
    offered = affordable(s, 1, colour)
    assert len(offered) == len(set(offered))
    assert set(offered) == ways
    assert {payment for payment in range(PAYMENTS) if check_payment(s, 1, colour, payment) == 0} == ways


@given(hands, st.integers(0, 3), colours, st.data())
def test_what_is_paid_goes_from_the_seat_to_the_discards(
    hand: list[int], workers: int, colour: int, data: st.DataObject
) -> None:
    s = with_hand(hand, workers)
    ways = affordable(s, 1, colour)
    if not ways:
        return
    payment = data.draw(st.sampled_from(ways))
    pay(s, 1, colour, payment)
    assert [s.hand[COLOURS + c] + s.discard[c] for c in range(COLOURS)] == hand
    assert s.hand_size[1] == sum(s.hand[COLOURS:])
    units = UNIT_PAIRS[payment]
    assert sum(s.discard) == sum(1 if unit == CARD_UNIT else 2 for unit in units if unit != WORKER_UNIT)
    assert workers - s.workers[1] == units.count(WORKER_UNIT)


# Estates.


def estate_state(deal: list[int], arrangement: int) -> TuscanyState:
    s = new_state(rules_of(("revised", 2)).tables)
    s.dealt = (*deal, *s.dealt[BOARDS:])
    s.arrangement = with_entry(s.arrangement, 0, arrangement)
    return s


@given(deals, arrangements, orders, st.integers(0, SPACES), st.randoms(use_true_random=False))
def test_what_an_estate_remembers_follows_from_its_tiles(
    deal: list[int], arrangement: int, order: list[int], tiles: int, random: Random
) -> None:
    t = rules_of(("revised", 2)).tables
    s = estate_state(deal, arrangement)
    estate = t.estate_of(s, 0)
    for space in order[:tiles]:
        kinds = [kind for kind in range(1, KINDS) if COLOUR[kind] == estate.colour[space] or kind == HEXAGON]
        cover(s, t, 0, space, random.choice(kinds))
    laid = {space for space in range(SPACES) if s.tiles[space]}
    assert laid == set(order[:tiles])
    near = {other for space in laid for other in range(SPACES) if estate.neighbours[space] >> other & 1}
    assert s.filled[0] == sum(1 << space for space in laid)
    assert s.open[0] == sum(1 << space for space in near - laid)


@given(deals, arrangements, orders, st.randoms(use_true_random=False))
def test_a_region_scores_each_crop_once_and_each_hexagon(
    deal: list[int], arrangement: int, order: list[int], random: Random
) -> None:
    """Whatever order its tiles come in."""
    t = rules_of(("revised", 2)).tables
    s = estate_state(deal, arrangement)
    estate = t.estate_of(s, 0)
    fields = [space for space in order if estate.colour[space] == AGRICULTURE]
    points = dict.fromkeys((estate.area[space] for space in fields), 0)
    for space in fields:
        kind = random.choice([*range(FIRST_CROP, KINDS), HEXAGON])
        cover(s, t, 0, space, kind)
        points[estate.area[space]] += new_crops(s, t, 0, space, kind)
    for region, scored in points.items():
        kinds = [s.tiles[space] for space in range(SPACES) if region >> space & 1]
        crops = {crop for kind in kinds for crop in range(4) if CROPS[kind] >> crop & 1}
        assert scored == len(crops) + kinds.count(HEXAGON)


# Offered moves.


@given(positions, hands, st.integers(0, 3), st.integers(0, 3), st.data())
def test_moves_are_what_is_allowed_whatever_a_seat_owns(
    given_position: tuple[tuple[str, int], TuscanyState], hand: list[int], workers: int, more: int, data: st.DataObject
) -> None:
    """Also with cards, workers and stored pieces that random games seldom bring together."""
    table, s = given_position
    rules, random = rules_of(table), Random(0)
    while rules.is_chance(s) or (s.stack and rules.in_setup(s)):
        rules.play(s, random.choice(rules.moves(s)))
    if rules.over(s):
        return
    seat = rules.turn(s)
    s.hand[seat * COLOURS : (seat + 1) * COLOURS] = hand
    s.hand_size[seat] = sum(hand)
    s.workers[seat] = workers
    s.bonuses[seat * BONUSES + MORE_STORAGE] = more
    spaces = capacity(s, rules.tables, seat)
    stored = data.draw(st.lists(st.integers(0, KINDS - 1), min_size=spaces, max_size=spaces))
    s.storage[seat * STORAGE : (seat + 1) * STORAGE] = [*stored, *[0] * (STORAGE - spaces)]
    moves = rules.moves_of(s, seat)
    assert len(moves) == len(set(moves)) > 0
    assert sorted(moves) == sorted(allowed_moves(rules, s, seat)[0])


@given(positions)
def test_points_sure_to_come_are_those_of_the_end_without_a_move(
    given_position: tuple[tuple[str, int], TuscanyState],
) -> None:
    """Red points now, and green ones once more for every scoring that is left."""
    table, s = given_position
    rules = rules_of(table)
    for seat in range(rules.players):
        lines = sum(line.points for line in rules.score_lines(s, seat))
        assert s.red[seat] == lines
        scorings = 3 - s.phase if s.stack else 0
        assert rules.points(s, seat) == lines + scorings * s.green[seat]


def test_a_game_tells_its_preparations_from_its_rounds() -> None:
    rules = rules_of(("revised", 3))
    s, random = rules.begin(), Random(1)
    while s.stack[-1].step != 0:
        assert rules.in_setup(s)
        moves = rules.moves_of(s, rules.turn(s)) if not rules.is_chance(s) else rules.moves(s)
        rules.play(s, random.choice(moves))
    assert not rules.in_setup(s)
    assert not rules.in_setup(played(("revised", 3), 1, 10_000))
