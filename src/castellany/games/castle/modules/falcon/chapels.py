"""Chapels: what they are worth (CAS-F 7)."""

from __future__ import annotations

from typing import Final

from castellany.core.points import Value
from castellany.games.castle.attributes import TERRAIN, TILES
from castellany.games.castle.modules.falcon.kinds import CHAPEL
from castellany.games.castle.state import CastleState

CHAPEL_POINTS: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36)
"""By tiles; more do not count."""


class ChapelWorth(Value[CastleState]):
    def fold(self, s: CastleState, seat: int, value: int, arg: int) -> int:
        row = s.areas.values[arg]
        if row[TERRAIN] != CHAPEL:
            return value
        return CHAPEL_POINTS[min(row[TILES].bit_count(), len(CHAPEL_POINTS) - 1)]
