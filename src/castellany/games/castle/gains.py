"""Gains: points, told to whoever listens."""

from __future__ import annotations

from castellany.games.castle.events import POINTS
from castellany.games.castle.scoring import SOURCES
from castellany.games.castle.state import CastleState


def gain(s: CastleState, seat: int, source: int, points: int) -> None:
    """A marker moves by so many points."""
    if points:
        s.score[seat] += points
        s.at_gate[seat] = 0
        s.lines[seat * SOURCES + source] += points
        s.tell(POINTS, seat, source, points)
