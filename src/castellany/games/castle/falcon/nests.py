"""Nests: taken with completed areas, and worth points at the end to whoever has more (CAS-F 14 to 17, 20, 21)."""

from __future__ import annotations

from castellany.core.state import CHANCE
from castellany.games.castle.attributes import FALCONERS, NESTS
from castellany.games.castle.events import NESTS_GAINED, NESTS_RETURNED
from castellany.games.castle.gains import gain
from castellany.games.castle.points import AtEnd, Scored
from castellany.games.castle.pool import given_back
from castellany.games.castle.scoring import MOST_NESTS
from castellany.games.castle.state import CastleState


class TakeNests(Scored):
    """Those beside the area, and one more with a falconer in it."""

    def follow(self, s: CastleState, seat: int, area: int) -> None:
        row = s.areas.values[area]
        nests = row[NESTS].bit_count() + (row[FALCONERS] >> seat & 1)
        if nests:
            before = given_back(s)
            s.nests[seat] += nests
            s.tell(NESTS_GAINED, seat, nests)
            back = given_back(s) - before
            if back:
                s.tell(NESTS_RETURNED, CHANCE, back)


class MoreNests(AtEnd):
    def score(self, s: CastleState, empty: int) -> None:
        if s.nests[0] != s.nests[1]:
            gain(s, s.nests.index(max(s.nests)), MOST_NESTS, empty)
