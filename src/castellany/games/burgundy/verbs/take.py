"""Take a tile from the depot with the die's number (BUR 5)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.dice import check_die, reach, use_die
from castellany.games.burgundy.program import FREE_DIE
from castellany.games.burgundy.refusals import DEPOT_LACKS_TILE, DIE_NEEDED, NO_DIE_NEEDED
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.storing import slot_of, take_tile
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.words import ALL_DEPOTS, ALL_KINDS, ANY_DIE, DEPOT_WORDS, DIE_WORDS, KIND_WORDS, TAKE


class Take(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("take {kind}@{depot}[ with {die}]", (KIND_WORDS, DEPOT_WORDS, DIE_WORDS))
        super().__init__(TAKE, form, (ALL_KINDS, ALL_DEPOTS, ANY_DIE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        t = self.t
        if f.arg == FREE_DIE:
            self.add(s, t.slots, 0, out)
            return
        seat = f.seat
        d = reach(s, seat, s.held[seat] >> 12 & 1)
        first = s.dice[2 * seat]
        if first:
            self.add(s, t.slots_within[first * 4 + d], first, out)
        second = s.dice[2 * seat + 1]
        if second and second != first:
            self.add(s, t.slots_within[second * 4 + d], second, out)

    def add(self, s: BurgundyState, slots: list[int], die: int, out: list[int]) -> None:
        depots = s.depots
        twin = self.t.twin
        for slot in slots:
            kind = depots[slot]
            if kind and kind != depots[twin[slot]]:
                out.append(TAKE << 24 | kind << 16 | (slot >> 2) << 8 | die)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, depot, die = m >> 16 & 255, m >> 8 & 255, m & 255
        if slot_of(s, kind, depot) < 0:
            return reason(DEPOT_LACKS_TILE, kind, depot)
        if f.arg == FREE_DIE:
            return reason(NO_DIE_NEEDED) if die else 0
        if die == 0:
            return reason(DIE_NEEDED)
        return check_die(s, f.seat, die, depot + 1, s.holds(f.seat, 12))

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        kind, depot, die = m >> 16 & 255, m >> 8 & 255, m & 255
        if die:
            use_die(s, f.seat, die, depot + 1, s.holds(f.seat, 12))
        take_tile(s, f.seat, kind, depot)
