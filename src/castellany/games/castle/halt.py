"""The variant "Halt! Who goes there?": gates stop markers (CAS-H, CAS-R 41 to 43)."""

from __future__ import annotations

from castellany.games.castle.events import STOPPED
from castellany.games.castle.gains import gain
from castellany.games.castle.points import CastleBuilder, CastleModule, Movement
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.wall import GATES


def gate_ahead(score: int, at_gate: bool, points: int) -> int:
    """How many points lead to the space before the first gate that so many points come to, or NOBODY.

    >>> gate_ahead(25, False, 3), gate_ahead(25, False, 2), gate_ahead(27, False, 1), gate_ahead(27, True, 25)
    (2, -1, 0, 20)
    """
    for step in range(1 if at_gate else 0, points):
        if (score + step) % TRACK in GATES:
            return step
    return NOBODY


class Stopping(Movement):
    def advance(self, s: CastleState, seat: int, source: int, points: int) -> None:
        free = gate_ahead(s.score[seat], s.at_gate[seat] == 1, points)
        if free == NOBODY:
            gain(s, seat, source, points)
            return
        gain(s, seat, source, free)
        s.at_gate[seat] = 1
        s.tell(STOPPED, seat, GATES.index(s.score[seat] % TRACK), points - free)

    def reach(self, s: CastleState, seat: int, points: int) -> int:
        free = gate_ahead(s.score[seat], s.at_gate[seat] == 1, points)
        return points if free == NOBODY else free

    def hinders(self, s: CastleState, seat: int, points: int) -> bool:
        return gate_ahead(s.score[seat], s.at_gate[seat] == 1, points) != NOBODY

    def stops_behind(self, space: int) -> bool:
        return space in GATES


class Halt(CastleModule):
    def __init__(self) -> None:
        super().__init__("halt", requires=("falcon",))

    def install(self, b: CastleBuilder) -> None:
        b.points.movement = Stopping()
