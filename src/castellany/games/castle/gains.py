"""Gains: points, told to whoever listens."""

from __future__ import annotations

from castellany.core.areas import NO_AREA
from castellany.games.castle.events import EACH, POINTS
from castellany.games.castle.kinds import FIGURES
from castellany.games.castle.scoring import SOURCES
from castellany.games.castle.state import NOBODY, CastleState


def gain(s: CastleState, seat: int, source: int, points: int, area: int = NO_AREA, each: int = 0) -> None:
    """A marker moves by so many points; of an area that scores at the end it is told where its figure stands, and what
    each shrine or tile brings."""
    if points:
        s.score[seat] += points
        s.at_gate[seat] = 0
        s.lines[seat * SOURCES + source] += points
        s.tell(POINTS, seat, source, points, 0 if area == NO_AREA else (standing(s, seat, area) + 1) * EACH + each)


def standing(s: CastleState, seat: int, area: int) -> int:
    """The first cell of an area where a figure of this seat stands; NOBODY where none does."""
    cells = [cell for cell in s.figures[seat * FIGURES : (seat + 1) * FIGURES] if cell >= 0]
    return min([cell for cell in cells if s.areas.area[cell] == area], default=NOBODY)
