"""What the property tests draw from: tables and positions of random games."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st
from tests.battery.walk import Wanderer

from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

tables = st.tuples(st.sampled_from(BURGUNDY.editions), st.sampled_from(BURGUNDY.players))


@cache
def rules_of(table: tuple[str, int]) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", table[0], table[1], (), {"boards": "random", "castle": "choose"}))


def played(table: tuple[str, int], seed: int, questions: int) -> BurgundyState:
    rules = rules_of(table)
    s = rules.begin()
    Wanderer(Random(seed)).play_on(rules, s, questions)
    return s


positions = st.builds(lambda t, seed, n: (t, played(t, seed, n)), tables, st.integers(0, 40), st.integers(0, 500))
