"""Evaluation: the points that a seat may expect to end with, in hundredths."""

from __future__ import annotations

from castellany.games.castle.state import CastleState


def evaluate(s: CastleState, seat: int) -> int:
    return 100 * s.score[seat]
