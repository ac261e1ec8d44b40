"""A free action taken in the middle of a nested effect."""

from __future__ import annotations

import pytest
from tests.core.toy.table import ToyTable

pytestmark = pytest.mark.both_forms


def test_a_free_action_leaves_the_question_where_it_was() -> None:
    t = ToyTable(2)
    t.open("455", "123")
    t.play("plant 2", "plant 3")
    pending = t.s.stack[:]
    t.play("toast")
    assert t.s.stack == pending
    assert (t.s.coins[0], t.s.toasts[0]) == (2, 1)
    t.play("double")
    assert t.s.coins[0] == 4


def test_it_is_offered_while_it_can_be_paid_for() -> None:
    t = ToyTable(2)
    t.open("455", "123")
    assert "toast" in t.offered()
    t.play("toast")
    assert t.refused(0, "toast") == "no-coins"


def test_it_is_offered_to_the_active_seat_only() -> None:
    t = ToyTable(2)
    t.open("455", "123")
    t.play("fair")
    assert t.offered() == ["join", "decline"]
    assert t.refused(1, "toast") == "not-now"
