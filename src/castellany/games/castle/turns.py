"""Turns: the bottom of the stack (CAS 3, 10.1)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.state import CHANCE
from castellany.games.castle.events import TILE_GONE
from castellany.games.castle.kinds import EXTRA_TURN
from castellany.games.castle.program import ANOTHER_TURN, DRAWING, FINAL, INSTEAD, PLACING, TURN, TURN_END
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.tokens import freshen, usable


class TurnEffect(Effect[CastleState]):
    """A turn of the frame's seat; arg is its number."""

    def start(self, s: CastleState, f: Frame) -> None:
        s.turn = f.arg
        s.active = f.seat
        freshen(s, f.seat)
        s.push(TURN_END, f.seat)
        s.push(DRAWING, CHANCE, f.seat)


class FittingEffect(Effect[CastleState]):
    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: CastleState, f: Frame) -> None:
        fits = self.t.fits[s.tile]
        for square in s.frontier:
            if fits[s.needs[square]]:
                s.push(PLACING, f.seat)
                return
        s.gone[s.tile] += 1
        s.tell(TILE_GONE, f.seat, s.tile)
        s.tile = NOBODY
        if tiles_left(s):
            s.push(DRAWING, CHANCE, f.seat, INSTEAD)


class TurnEndEffect(Effect[CastleState]):
    """Whoever has the token for it may go on; else the other seat does, as long as there are tiles."""

    def start(self, s: CastleState, f: Frame) -> None:
        if not tiles_left(s):
            s.push(FINAL, CHANCE)
        elif usable(s, f.seat, EXTRA_TURN):
            s.push(ANOTHER_TURN, f.seat)
        else:
            next_turn(s, 1 - f.seat)


def tiles_left(s: CastleState) -> bool:
    return any(count for count in s.bag)


def next_turn(s: CastleState, seat: int) -> None:
    s.push(TURN, seat, s.turn + 1)
