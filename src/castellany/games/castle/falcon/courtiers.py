"""Prince and falconer: where they may not enter, and what the prince does (CAS-F 10 to 13)."""

from __future__ import annotations

from castellany.core.points import Permission, Value
from castellany.core.reasons import reason
from castellany.games.castle.attributes import PRINCES
from castellany.games.castle.completing import is_complete
from castellany.games.castle.kinds import FIGURE_KINDS, FOLLOWER, SEGMENTS
from castellany.games.castle.refusals import SCORES_AT_ONCE
from castellany.games.castle.state import CastleState


class NotAtOnce(Permission[CastleState]):
    """Neither may enter an area that the tile completes (CAS-R 36)."""

    def rule(self, s: CastleState, seat: int, so_far: int, arg: int) -> int:
        cell, kind = arg // FIGURE_KINDS, arg % FIGURE_KINDS
        if so_far == 0 and kind != FOLLOWER and is_complete(s, s.areas.area[cell]):
            return reason(SCORES_AT_ONCE, kind, cell % SEGMENTS)
        return so_far


class PrinceDoubles(Value[CastleState]):
    """What his owner gets for the area that he is in."""

    def fold(self, s: CastleState, seat: int, value: int, arg: int) -> int:
        return 2 if s.areas.values[arg][PRINCES] >> seat & 1 else value
