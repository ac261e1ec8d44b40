"""Out-of-turn answers by several seats, who are counted."""

from __future__ import annotations

import pytest
from tests.core.toy.table import ToyTable

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
    assert t.s.joined == 0
    assert (t.step, t.rules.turn(t.s)) == ("turn", 0)


def test_nobody_else_may_answer() -> None:
    t = fair("join")
    assert t.refused(0, "join") == "not-your-turn"
    assert t.refused(3, "join") == "not-your-turn"
    assert t.refused(2, "end") == "not-now"
