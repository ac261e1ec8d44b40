"""Tuscany's positions for perft (see `tests.games.perft`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.games.perft import Positions

from castellany.core.rules import Rules
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.state import TuscanyState

EFFECTS: Final = ("castle-taking", "city-bonus", "taking", "yielding")


def asked_in(phase: int, *steps: str) -> Callable[[Rules[TuscanyState], TuscanyState], bool]:
    """From a phase on, one of these steps asks."""
    return lambda rules, s: s.phase >= phase and rules.program[s.stack[-1].step].name in steps


POSITIONS: Final = Positions(
    TUSCANY,
    Path(__file__).parent,
    {
        "the first bonus tile": asked_in(0, "first-bonus"),
        "the first turn": asked_in(0, "action"),
        "one more action": asked_in(1, "spare"),
        "inside an effect": asked_in(1, *EFFECTS),
        "near the end": asked_in(2, "action"),
    },
)
