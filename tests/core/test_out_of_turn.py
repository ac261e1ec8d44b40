"""Out-of-turn answers by several seats, whose results a cell counts."""

from __future__ import annotations

import pytest
from tests.core.mini import mini_state
from tests.core.toy.table import ToyTable

from castellany.core.frames import NO_CELL

pytestmark = pytest.mark.both_forms


def fair(*answers: str) -> ToyTable:
    t = ToyTable(4)
    t.open("455", "123", "123", "123")
    t.play("fair", *answers)
    return t


def test_the_others_are_asked_in_seat_order() -> None:
    t = fair()
    asked = []
    for _ in range(3):
        asked.append(t.rules.turn(t.s))
        assert t.step == "joining"
        t.play("decline")
    assert asked == [1, 2, 3]


@pytest.mark.parametrize(("answers", "coins"), [(("join", "decline", "join"), 2), (("decline",) * 3, 0)])
def test_those_who_join_are_counted_when_the_asker_comes_up_again(answers: tuple[str, ...], coins: int) -> None:
    t = fair(*answers)
    assert t.s.coins[0] == 1 + coins
    assert t.s.cells == []
    assert (t.step, t.rules.turn(t.s)) == ("turn", 0)


def test_nobody_else_may_answer() -> None:
    t = fair("join")
    assert t.refused(0, "join") == "not-your-turn"
    assert t.refused(3, "join") == "not-your-turn"
    assert t.refused(2, "end") == "not-now"


def test_cells_nest() -> None:
    s = mini_state()
    outer = s.open_cell()
    s.report(outer, 1)
    inner = s.open_cell()
    s.report(inner, 5)
    s.report(NO_CELL, 9)
    s.report(outer, s.close_cell(inner))
    assert s.close_cell(outer) == 6
    assert s.cells == []
