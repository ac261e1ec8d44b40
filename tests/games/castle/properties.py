"""What the property tests draw from: tables and positions of random games."""

from __future__ import annotations

from functools import cache
from random import Random

from hypothesis import strategies as st
from tests.battery.walk import Wanderer
from tests.games.castle.busy import BUSY_CASTLE

from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState

Kind = tuple[bool, tuple[str, ...]]
"""Whether the castle is a busy one, and with what modules."""

MODULES: tuple[tuple[str, ...], ...] = ((), ("falcon",), ("falcon", "halt"))
kinds = st.tuples(st.booleans(), st.sampled_from(MODULES))


@cache
def rules_of(kind: Kind) -> CastleRules:
    game = BUSY_CASTLE if kind[0] else CASTLE
    return game.rules(Setup("castle", "standard", 2, kind[1]))


def played(kind: Kind, seed: int, questions: int) -> CastleState:
    rules = rules_of(kind)
    s = rules.begin()
    Wanderer(Random(seed)).play_on(rules, s, questions)
    return s


positions = st.builds(lambda k, seed, n: (k, played(k, seed, n)), kinds, st.integers(0, 60), st.integers(0, 300))
