"""Positions with something changed: refused, or as good as any, to the end of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.battery.mutants import mutated
from tests.battery.tables import TABLES, Table
from tests.battery.walk import LONGEST, Wanderer, walk
from tests.soaking import SOAKING

from castellany.core.position import PositionError
from castellany.core.rules import Rules
from castellany.games.burgundy import BURGUNDY

MUTANTS = 1000 if SOAKING else 25
MODULES = ("white-castles", "inns", "border-posts")
SOUND_TABLES = [
    *(table for table in TABLES if table.game.slug != "toy"),
    Table(BURGUNDY, "special", 3, lambda _: [], MODULES),
    Table(BURGUNDY, "2019", 2, lambda _: [], MODULES),
]


@pytest.mark.parametrize("table", SOUND_TABLES, ids=str)
def test_whatever_is_accepted_can_be_played_to_its_end(table: Table) -> None:
    rules, random = table.rules, Random(f"mutants {table}")
    texts = [rules.write_position(s) for s in walk(rules, random) if random.random() < 0.05]
    accepted = 0
    for _ in range(MUTANTS):
        text = mutated(random.choice(texts), texts, random)
        try:
            s = rules.read_position(text)
        except PositionError:
            continue
        accepted += 1
        assert table.discrepancies(s) == []
        play_to_the_end(rules, rules.determinize(s, 0, random), random)
    assert accepted


def play_to_the_end(rules: Rules[Any], s: Any, random: Random) -> None:
    """Every position on the way is written and read; of the later ones some."""
    wanderer = Wanderer(random)
    for made in range(LONGEST):
        if made < 10 or random.random() < 0.05 or rules.over(s):
            assert rules.read_position(rules.write_position(s)) == s
        if rules.over(s):
            return
        rules.play(s, wanderer.choose(rules, s))
    raise AssertionError("the game does not end")
