"""Nests: taken with areas that are scored, and worth points at the end to whoever has more (CAS-F 14 to 17, 20, 21)."""

from __future__ import annotations

from castellany.core.state import CHANCE
from castellany.games.castle.inventory import Inventory
from castellany.games.castle.kinds import PLAYERS
from castellany.games.castle.modules.falcon.kinds import (
    FALCONER,
    NEST,
    NESTS,
    NESTS_GAINED,
    NESTS_RETURNED,
)
from castellany.games.castle.modules.falcon.pool import given_back
from castellany.games.castle.points import AtEnd, Race, RulePoints, Scored
from castellany.games.castle.state import CastleState


class Nests:
    """Where a game keeps them, by the numbers of its inventory."""

    def __init__(self, i: Inventory) -> None:
        self.place = i.place_of(NESTS)
        self.beside = i.marks[NEST]
        self.falconer = i.kind(FALCONER)
        self.falconers = i.presence[self.falconer]
        self.source = i.sources.index(NESTS)
        self.gained = i.events.index(NESTS_GAINED)
        self.returned = i.events.index(NESTS_RETURNED)

    def taken(self, s: CastleState) -> list[int]:
        """By each seat in the whole game."""
        return s.extra[self.place : self.place + PLAYERS]

    def take(self, s: CastleState, seat: int, nests: int) -> None:
        before = given_back(self.taken(s))
        s.extra[self.place + seat] += nests
        s.tell(self.gained, seat, nests)
        back = given_back(self.taken(s)) - before
        if back:
            s.tell(self.returned, CHANCE, back)


class TakeNests(Scored):
    """Those in the area, and one more with a falconer in it; he brings his for other areas too, the others do not
    (CAS-R 12, 14)."""

    def __init__(self, nests: Nests, whenever_scored: bool) -> None:
        self.nests = nests
        self.whenever_scored = whenever_scored

    def follow(self, s: CastleState, seat: int, area: int) -> None:
        row = s.areas.values[area]
        nests = row[self.nests.beside].bit_count() + (row[self.nests.falconers] >> seat & 1)
        if nests:
            self.nests.take(s, seat, nests)

    def follow_at_end(self, s: CastleState, seat: int, area: int) -> None:
        if self.brings_at_end(s, seat, area):
            self.nests.take(s, seat, 1)

    def brings_at_end(self, s: CastleState, seat: int, area: int) -> int:
        return s.areas.values[area][self.nests.falconers] >> seat & 1 if self.whenever_scored else 0


class MoreNests(AtEnd):
    """After all areas: falconers may have brought nests with them (CAS-R 49)."""

    def __init__(self, nests: Nests, p: RulePoints) -> None:
        self.nests = nests
        self.p = p

    def score(self, s: CastleState, empty: int) -> None:
        taken = self.nests.taken(s)
        if taken[0] != taken[1]:
            self.p.movement.finish(s, taken.index(max(taken)), self.nests.source, empty)


class NestRace(Race):
    """For having more of them at the end."""

    def __init__(self, nests: Nests, whenever_scored: bool) -> None:
        super().__init__(60, 7)
        self.nests = nests
        self.whenever_scored = whenever_scored

    def has(self, s: CastleState, seat: int) -> int:
        return s.extra[self.nests.place + seat]

    def gains(self, s: CastleState, seat: int, area: int, present: int) -> int:
        return s.areas.values[area][self.nests.beside].bit_count() + self.falconer(seat, present)

    def gains_at_end(self, s: CastleState, seat: int, area: int, present: int) -> int:
        return self.falconer(seat, present) if self.whenever_scored else 0

    def falconer(self, seat: int, present: int) -> int:
        return present >> (PLAYERS * self.nests.falconer + seat) & 1
