"""What the property tests draw from: tables and positions of random games."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st
from tests.battery.walk import Wanderer

from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState

tables = st.tuples(st.sampled_from(TUSCANY.editions), st.sampled_from(TUSCANY.players))


@cache
def rules_of(table: tuple[str, int]) -> TuscanyRules:
    return TUSCANY.rules(Setup("tuscany", table[0], table[1]))


def played(table: tuple[str, int], seed: int, questions: int) -> TuscanyState:
    rules = rules_of(table)
    s = rules.begin()
    Wanderer(Random(seed)).play_on(rules, s, questions)
    return s


positions = st.builds(lambda t, seed, n: (t, played(t, seed, n)), tables, st.integers(0, 40), st.integers(0, 400))
