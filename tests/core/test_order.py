"""Where several effects follow, their owner chooses the order."""

from __future__ import annotations

import pytest
from tests.core.mini import MiniState, mini_rules, mini_state
from tests.core.toy.table import ToyTable

from castellany.core.builder import Builder
from castellany.core.frames import Frame
from castellany.core.points import MOST_EFFECTS
from castellany.core.program import Effect

pytestmark = pytest.mark.both_forms


def planted_twice(*modules: str) -> ToyTable:
    t = ToyTable(2, *modules)
    t.open("455", "123")
    t.play("plant 2", "plant 3")
    return t


def test_one_effect_is_not_asked_about() -> None:
    t = ToyTable(2)
    t.open("455", "123")
    t.play("plant 2")
    assert t.step == "turn"
    assert t.s.coins == [2, 0]


@pytest.mark.parametrize(("first", "coins"), [("first-planted 1", 6), ("first-planted 2", 5)])
def test_the_order_is_the_owners_and_matters(first: str, coins: int) -> None:
    t = planted_twice()
    assert (t.step, t.rules.turn(t.s)) == ("order-planted", 0)
    assert t.offered() == ["first-planted 1", "first-planted 2", "toast"]
    t.play(first)
    assert t.step == "turn"
    assert t.s.coins == [coins, 0]


def test_of_three_two_are_left_to_order() -> None:
    t = ToyTable(2, "mill")
    t.open("455", "123")
    t.play("grind 5", "plant 2", "first-planted 3", "end", "end")
    t.play("deal 5", "deal 1", "bid 5", "bid 1")
    t.play("plant 3")
    assert t.offered() == ["first-planted 1", "first-planted 2", "first-planted 3", "toast"]
    t.play("first-planted 2")
    assert t.offered() == ["first-planted 1", "first-planted 3", "toast"]
    t.play("first-planted 3")
    assert t.step == "turn"


class Count(Effect[MiniState]):
    def start(self, s: MiniState, f: Frame) -> None:
        s.report(f.cell, f.arg)


def test_ordered_effects_report_to_the_cell_of_what_set_them_off() -> None:
    b: Builder[MiniState] = Builder()
    point = b.event_point("sale", 0)
    for name in ("tax", "tip", "toll"):
        effect = Count(name)
        b.entry(effect)
        point.add(effect)
    rules = mini_rules(b)
    s = mini_state()
    cell = s.open_cell()
    point.fire(s, 1, 4, cell)
    rules.play(s, rules.read("first-sale 2"))
    rules.play(s, rules.read("first-sale 3"))
    assert s.close_cell(cell) == 12


def test_a_point_takes_effects_of_the_program_and_not_too_many() -> None:
    b: Builder[MiniState] = Builder()
    point = b.event_point("sale", 0)
    with pytest.raises(ValueError, match="stray is not in the program"):
        point.add(Count("stray"))
    for i in range(MOST_EFFECTS):
        effect = Count(f"effect-{i}")
        b.entry(effect)
        point.add(effect)
    one_more = Count("one-more")
    b.entry(one_more)
    with pytest.raises(ValueError, match="more than 8 effects follow sale"):
        point.add(one_more)
