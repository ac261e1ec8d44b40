"""The variant "Halt! Who goes there?": gates stop markers (CAS-H, CAS-R 41 to 43)."""

from __future__ import annotations

from typing import Final

from castellany.core.position import YES_AND_NO, Line
from castellany.games.castle.events import WITH_AREA
from castellany.games.castle.gains import gain
from castellany.games.castle.inventory import Inventory, Kept
from castellany.games.castle.points import CastleBuilder, CastleModule, Movement
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.state import NOBODY, CastleState

AT_GATE: Final = "gate"
"""Kept: 1 where a marker stands on the gate after its space."""
STOPPED: Final = "stopped"
"""Event, a: which of the four gates, b: points lost."""


def gate_ahead(gates: tuple[int, ...], score: int, at_gate: bool, points: int) -> int:
    """How many points lead to the space before the first gate that so many points come to, or NOBODY.

    >>> gates = (27, 47)
    >>> [gate_ahead(gates, 25, False, 3), gate_ahead(gates, 25, False, 2), gate_ahead(gates, 27, False, 1)]
    [2, -1, 0]
    >>> gate_ahead(gates, 27, True, 25)
    20
    """
    for step in range(1 if at_gate else 0, points):
        if (score + step) % TRACK in gates:
            return step
    return NOBODY


class Stopping(Movement):
    def __init__(self, gates: tuple[int, ...], place: int, stopped: int) -> None:
        self.gates = gates
        self.place = place
        self.stopped = stopped

    def ahead(self, s: CastleState, seat: int, points: int) -> int:
        return gate_ahead(self.gates, s.score[seat], s.extra[self.place + seat] == 1, points)

    def advance(self, s: CastleState, seat: int, source: int, points: int) -> None:
        free = self.ahead(s, seat, points)
        if free == NOBODY:
            self.finish(s, seat, source, points, WITH_AREA)
            return
        self.finish(s, seat, source, free, WITH_AREA)
        s.extra[self.place + seat] = 1
        s.tell(self.stopped, seat, self.gates.index(s.score[seat] % TRACK), points - free)

    def finish(self, s: CastleState, seat: int, source: int, points: int, why: int = 0) -> None:
        """A marker that moves leaves the gate."""
        if points:
            s.extra[self.place + seat] = 0
        gain(s, seat, source, points, why)

    def reach(self, s: CastleState, seat: int, points: int) -> int:
        free = self.ahead(s, seat, points)
        return points if free == NOBODY else free

    def hinders(self, s: CastleState, seat: int, points: int) -> bool:
        return self.ahead(s, seat, points) != NOBODY

    def on_space(self, s: CastleState, seat: int) -> bool:
        return s.extra[self.place + seat] == 0


class AtGate(Kept):
    def __init__(self) -> None:
        super().__init__(AT_GATE, 1)

    def write(self, value: int) -> str:
        return YES_AND_NO[value]

    def read(self, line: Line) -> int:
        return line.choice(YES_AND_NO)

    def fault(self, s: CastleState, gates: tuple[int, ...], place: int, seat: int) -> str:
        if s.extra[place + seat] and s.score[seat] % TRACK not in gates:
            return f"the marker of seat {seat + 1} is at no gate"
        return ""


class Halt(CastleModule):
    def __init__(self) -> None:
        super().__init__("halt", requires=("falcon",))

    def declare(self, i: Inventory) -> None:
        i.event(STOPPED)
        i.keep(AtGate())

    def install(self, b: CastleBuilder) -> None:
        i = b.inventory
        b.points.movement = Stopping(b.tables.wall.openings, i.place_of(AT_GATE), i.events.index(STOPPED))
