"""Prince and falconer: where they may not enter, and what the prince does (CAS-F 10 to 13)."""

from __future__ import annotations

from castellany.core.points import Permission
from castellany.core.reasons import reason
from castellany.games.castle.attributes import STOCKS, TERRAIN
from castellany.games.castle.completing import is_complete
from castellany.games.castle.kinds import FOLLOWER, MEADOW, MOST_KINDS, SEGMENTS
from castellany.games.castle.points import Power
from castellany.games.castle.state import CastleState


class NotAtOnce(Permission[CastleState]):
    """Neither may enter an area that the tile completes (CAS-R 36)."""

    def __init__(self, refusal: int) -> None:
        self.refusal = refusal

    def rule(self, s: CastleState, seat: int, so_far: int, arg: int) -> int:
        cell, kind = arg // MOST_KINDS, arg % MOST_KINDS
        if so_far == 0 and kind != FOLLOWER and is_complete(s, s.areas.area[cell]):
            return reason(self.refusal, kind, cell % SEGMENTS)
        return so_far


class Prince(Power):
    """He doubles what his owner gets for the area that he is in (CAS-F 12; CAS-R 10, 11, 14)."""

    def __init__(self, on_stocks: bool, whenever_scored: bool, worth: int) -> None:
        super().__init__(worth)
        self.on_stocks = on_stocks
        """Whether he doubles a road as well that has stocks."""
        self.whenever_scored = whenever_scored
        """Or only where the area is completed."""

    def doubles(self, s: CastleState, area: int) -> bool:
        row = s.areas.values[area]
        if row[TERRAIN] == MEADOW:
            return self.whenever_scored
        return self.on_stocks or row[STOCKS] == 0

    def doubles_unfinished(self, s: CastleState, area: int) -> bool:
        return self.whenever_scored and self.doubles(s, area)
