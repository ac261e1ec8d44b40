"""Fetch a tile of certain colours from any numbered depot: market, workshop, church (BUR 7)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.refusals import DEPOT_LACKS_TILE, NOT_FETCHED_HERE, STORAGE_FULL
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.storing import no_room, slot_of, take_tile
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.words import ALL_DEPOTS, DEPOT_WORDS, FETCH, NONE


class Fetch(Verb[BurgundyState]):
    """The frame's arg is the bit set of colours."""

    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("fetch {kind}@{depot}", (t.kind_words, DEPOT_WORDS))
        super().__init__(FETCH, form, (t.all_kinds, ALL_DEPOTS, NONE))
        self.t = t
        self.p = p

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        if no_room(s, self.t, f.seat):
            return
        for slot in self.t.slots:
            kind = s.depots[slot]
            if kind and f.arg >> self.t.kinds.colour[kind] & 1 and kind != s.depots[self.t.twin[slot]]:
                out.append(FETCH << 24 | kind << 16 | (slot >> 2) << 8)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, depot = m >> 16 & 255, m >> 8 & 255
        if not f.arg >> self.t.kinds.colour[kind] & 1:
            return reason(NOT_FETCHED_HERE, kind)
        if slot_of(s, kind, depot) < 0:
            return reason(DEPOT_LACKS_TILE, kind, depot)
        return reason(STORAGE_FULL) if no_room(s, self.t, f.seat) else 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        take_tile(s, self.p, f.seat, m >> 16 & 255, m >> 8 & 255)
