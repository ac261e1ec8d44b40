"""Paying out: a completed area brings its points, and what hangs on them (CAS 7, 8)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.games.castle.area_worth import doubler, holder, worth
from castellany.games.castle.attributes import STOCKS, TERRAIN, TILES
from castellany.games.castle.events import SCORED, SEAT_MOVED
from castellany.games.castle.kinds import HOUSE, MOST_KINDS
from castellany.games.castle.leaving import dissolve
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import land


class PayingOutEffect(Effect[CastleState]):
    def __init__(self, name: str, t: Tables, p: RulePoints) -> None:
        super().__init__(name)
        self.t = t
        self.p = p

    def start(self, s: CastleState, f: Frame) -> None:
        cell, p = f.arg, self.p
        area = s.areas.area[cell]
        seat = holder(s, area)
        terrain, tiles = s.areas.value(cell, TERRAIN), s.areas.value(cell, TILES).bit_count()
        kind = doubler(s, p, seat, area)
        points = worth(s, p, area) * (2 if f.why or kind else 1)
        s.tell(SCORED, seat, terrain + MOST_KINDS * (s.areas.value(cell, STOCKS) + 2 * kind), tiles, points)
        p.movement.advance(s, seat, self.t.inventory.source_of[terrain], points)
        for scored in p.scored:
            scored.follow(s, seat, area)
        if terrain == HOUSE:
            move_seat(s, seat, tiles, cell)
        dissolve(s, cell)
        land(s, self.t, p, seat)


def move_seat(s: CastleState, seat: int, tiles: int, cell: int) -> None:
    """A seat stands on the largest house that its owner has scored."""
    if tiles > s.seat_size[seat]:
        s.seat_size[seat] = tiles
        s.seat_cell[seat] = cell
        s.tell(SEAT_MOVED, seat, tiles, cell)
