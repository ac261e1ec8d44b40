"""One seat using another's abilities, through the one question `holds`."""

from __future__ import annotations

import pytest
from tests.core.toy.state import BARKER, GREEN_THUMB
from tests.core.toy.table import ToyTable

pytestmark = pytest.mark.both_forms


def learned() -> ToyTable:
    """Seat 1 has a green thumb, and it is seat 2's turn."""
    t = ToyTable(3)
    t.open("455", "311", "211")
    t.play("learn 1", "end")
    return t


def test_an_ability_works_for_its_owner() -> None:
    t = ToyTable(2)
    t.open("455", "311")
    t.play("learn 1", "plant 1")
    assert t.s.coins == [3, 0]


def test_a_borrowed_ability_works_like_an_own_one() -> None:
    t = learned()
    assert not t.s.holds(1, GREEN_THUMB)
    t.play("borrow 1", "plant 1")
    assert t.s.holds(1, GREEN_THUMB)
    assert not t.s.holds(1, BARKER)
    assert not t.s.holds(2, GREEN_THUMB)
    assert t.s.coins[1] == 2


def test_it_goes_back_at_the_end_of_the_turn() -> None:
    t = learned()
    t.play("borrow 1", "end")
    assert not t.s.holds(1, GREEN_THUMB)
    assert not t.s.holds(2, GREEN_THUMB)
    t.play("plant 1")
    assert t.s.coins[2] == 1


def test_only_another_seat_with_abilities_can_lend() -> None:
    t = learned()
    assert [text for text in t.offered() if text.startswith("borrow")] == ["borrow 1"]
