"""Gains: points, told to whoever listens."""

from __future__ import annotations

from castellany.games.castle.events import POINTS
from castellany.games.castle.state import NOBODY, CastleState


def gain(s: CastleState, seat: int, source: int, points: int, why: int = 0) -> None:
    """A marker moves by so many points; `why` as POINTS has it."""
    if points:
        s.score[seat] += points
        s.lines[seat * (len(s.lines) // s.players) + source] += points
        s.tell(POINTS, seat, source, points, why)


def standing(s: CastleState, seat: int, area: int) -> int:
    """The first cell of an area where a figure of this seat stands; NOBODY where none does."""
    each = s.figures_each()
    cells = [cell for cell in s.figures[seat * each : (seat + 1) * each] if cell >= 0]
    return min([cell for cell in cells if s.areas.area[cell] == area], default=NOBODY)
