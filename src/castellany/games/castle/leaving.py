"""Leaving: an area that has been scored is no more, and its figures go home (CAS 7.10, 7.11)."""

from __future__ import annotations

from castellany.games.castle.entering import held, kind_of
from castellany.games.castle.events import RETURNED
from castellany.games.castle.state import IN_SUPPLY, CastleState


def dissolve(s: CastleState, cell: int) -> None:
    """The completed area of this cell of `completed`."""
    area = s.areas.area[cell]
    if held(s, area):
        each = s.figures_each()
        for place in range(len(s.figures)):
            stood = s.figures[place]
            if stood >= 0 and s.areas.area[stood] == area:
                s.figures[place] = IN_SUPPLY
                s.tell(RETURNED, place // each, kind_of(s, place), stood)
    s.areas.drop(cell)
    s.completed.remove(cell)
