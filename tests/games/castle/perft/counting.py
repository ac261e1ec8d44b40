"""The Castle's positions for perft (see `tests.games.perft`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.games.castle.everything import at_gate
from tests.games.castle.setups import MODULES, setup_of
from tests.games.perft import Positions

from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE
from castellany.games.castle.state import CastleState


class CastlePositions(Positions):
    def stems(self) -> list[str]:
        return list(MODULES)

    def setup_of(self, stem: str) -> Setup:
        return setup_of(stem)


def asked_after(laid: int, *steps: str) -> Callable[[Rules[CastleState], CastleState], bool]:
    """With so many tiles inside the wall, one of these steps asks."""
    return lambda rules, s: sum(tile > 0 for tile in s.board) >= laid and rules.program[s.stack[-1].step].name in steps


def near_a_gate(rules: Rules[CastleState], s: CastleState) -> bool:
    """A marker comes to the first gate; where gates stop markers, one has been stopped."""
    if rules.program[s.stack[-1].step].name != "entering" or not s.completed:
        return False
    stops = "halt" in rules.setup.modules
    return any(at_gate(s)) if stops else any(24 <= score < 28 for score in s.score)


POSITIONS: Final = CastlePositions(
    CASTLE,
    Path(__file__).parent,
    {
        "the first tile": asked_after(0, "placing"),
        "a figure": asked_after(12, "entering"),
        "a token": asked_after(10, "revealing"),
        "doubling": asked_after(10, "doubling"),
        "an order": asked_after(10, "ordering"),
        "near a gate": near_a_gate,
        "one more turn": asked_after(20, "another-turn"),
        "near the end": asked_after(52, "placing"),
    },
)
