"""What a question speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.frames import Frame
from castellany.core.labels import Arguments
from castellany.games.castle.labels.areas import measured
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState


def doubling(rules: CastleRules, s: CastleState, f: Frame) -> Arguments:
    return measured(rules, s, s.areas.area[f.arg])


QUESTIONS: Final[dict[str, Callable[[CastleRules, CastleState, Frame], Arguments]]] = {"doubling": doubling}
"""By the name of a step."""
