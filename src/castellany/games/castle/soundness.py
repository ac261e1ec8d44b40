"""Soundness: whether a position written by hand can be played on to the end of the game."""

from __future__ import annotations

from castellany.core.rules import Rules
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables


def unsound(rules: Rules[CastleState], s: CastleState, t: Tables, p: RulePoints) -> str:
    return ""
