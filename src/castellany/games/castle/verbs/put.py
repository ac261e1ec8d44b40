"""Put a figure on the tile placed last (CAS 5)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.games.castle.attributes import TERRAIN
from castellany.games.castle.entering import check_entry, entries, in_supply, stand
from castellany.games.castle.events import ENTERED
from castellany.games.castle.kinds import SEGMENTS
from castellany.games.castle.points import RulePoints
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import ALL_SEGMENTS, NONE, PUT, SEGMENT_WORDS


class Put(Verb[CastleState]):
    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("put {figure} on {segment}", (t.figure_words, SEGMENT_WORDS))
        super().__init__(PUT, form, (range(len(t.inventory.figures)), ALL_SEGMENTS, NONE))
        self.t = t
        self.p = p

    def moves(self, s: CastleState, f: Frame, out: list[int]) -> None:
        entries(s, self.t, self.p, f.seat, out)

    def check(self, s: CastleState, f: Frame, m: int) -> int:
        return check_entry(s, self.t, self.p, f.seat, m >> 16 & 255, m >> 8 & 255)

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        kind, cell = m >> 16 & 255, s.square * SEGMENTS + (m >> 8 & 255)
        stand(s, self.t, in_supply(s, f.seat, kind), cell)
        s.tell(ENTERED, f.seat, kind, cell, s.areas.value(cell, TERRAIN))
