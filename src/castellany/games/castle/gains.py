"""Gains: points, told to whoever listens."""

from __future__ import annotations

from castellany.core.areas import NO_AREA
from castellany.games.castle.events import POINTS
from castellany.games.castle.scoring import SOURCES
from castellany.games.castle.state import CastleState


def gain(s: CastleState, seat: int, source: int, points: int, area: int = NO_AREA) -> None:
    """A marker moves by so many points; of several areas that score at once it is told which."""
    if points:
        s.score[seat] += points
        s.at_gate[seat] = 0
        s.lines[seat * SOURCES + source] += points
        s.tell(POINTS, seat, source, points, 0 if area == NO_AREA else s.areas.area.index(area) + 1)
