"""Chance is a seat: it draws by integer weights, and its draws are moves."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.core.toy.table import ToyTable

from castellany.core.rules import NoDraw
from castellany.core.state import CHANCE

pytestmark = pytest.mark.both_forms


def test_chance_is_asked_like_a_seat() -> None:
    t = ToyTable(2)
    assert t.rules.is_chance(t.s)
    assert t.rules.turn(t.s) == CHANCE
    assert t.rules.asked(t.s) == [CHANCE]
    assert t.offered() == [f"deal {card}" for card in range(1, 6)]
    assert t.refused(0, "deal 1") == "not-your-turn"


def test_every_place_of_the_total_picks_a_draw_exactly_by_its_weight() -> None:
    t = ToyTable(3)
    t.play("deal 2", "deal 2", "deal 2", "deal 5", "deal 2")
    picked = Counter(t.rules.pick(t.s, r) for r in range(t.rules.total(t.s)))
    assert {t.rules.write(m): count for m, count in picked.items()} == {
        "deal 1": 4,
        "deal 3": 4,
        "deal 4": 4,
        "deal 5": 3,
    }
    assert picked == {m: t.rules.weight(t.s, m) for m in t.rules.moves(t.s)}
    assert t.refused(CHANCE, "deal 2") == "no-such-card"


def test_a_question_to_a_seat_is_no_draw() -> None:
    t = ToyTable(2)
    t.open("455", "123")
    assert not t.rules.is_chance(t.s)
    with pytest.raises(NoDraw):
        t.rules.total(t.s)
