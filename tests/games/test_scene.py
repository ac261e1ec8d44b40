"""What the scenes and components of every game have in common."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.battery.tables import TABLES, Table
from tests.battery.walk import walk

from castellany.core.rules import Rules
from castellany.core.state import State

pytestmark = pytest.mark.both_forms

OF_GAMES = [table for table in TABLES if table.game.slug != "toy"]


def sealing(table: Table) -> State | None:
    """The first position in which everybody is asked together, if there is one."""
    everybody = list(range(table.players))
    return next((s for s in walk(table.rules, Random(1)) if table.rules.asked(s) == everybody), None)


def check_sealed(rules: Rules[Any], s: State, players: int) -> None:
    """Everybody sees that the last seat has answered, and only that seat sees what."""
    last = players - 1
    m = rules.moves_of(s, last)[0]
    rules.answer(s, last, m)
    for seat in range(players):
        scene: Any = rules.scene(rules.view(s, seat))
        assert [estate["answered"] for estate in scene["estates"]] == [False] * last + [True]
        assert [estate["answer"] for estate in scene["estates"]] == [""] * last + [
            rules.write(m) if seat == last else ""
        ]


@pytest.mark.parametrize("slug", ["burgundy", "tuscany"])
def test_a_sealed_answer_is_shown_to_its_seat_only(slug: str) -> None:
    checked = 0
    for table in OF_GAMES:
        s = sealing(table) if table.game.slug == slug else None
        if s is not None:
            check_sealed(table.rules, s, table.players)
            checked += 1
    assert checked >= 4


@pytest.mark.parametrize("table", OF_GAMES, ids=str)
def test_components_say_where_they_come_from(table: Table) -> None:
    pieces = table.game.components(table.rules)
    assert pieces["provenance"] == table.rules.provenance()
