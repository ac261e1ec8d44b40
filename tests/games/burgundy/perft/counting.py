"""Burgundy's positions for perft (see `tests.games.perft`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.games.perft import Positions

from castellany.core.rules import Rules
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.state import BurgundyState

EFFECTS: Final = ("castle-action", "city-hall-placing", "discarding", "fetching", "loading", "sale")


def asked_in(phase: int, *steps: str) -> Callable[[Rules[BurgundyState], BurgundyState], bool]:
    """From a phase on, one of these steps asks."""
    return lambda rules, s: s.phase >= phase and rules.program[s.stack[-1].step].name in steps


POSITIONS: Final = Positions(
    BURGUNDY,
    Path(__file__).parent,
    {
        "the first turn": asked_in(0, "turn"),
        "in the middle": asked_in(2, "turn"),
        "inside an effect": asked_in(2, *EFFECTS),
        "near the end": asked_in(4, "turn"),
    },
)
