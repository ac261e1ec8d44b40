"""Take a tile from the depot with the die's number (BUR 5)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.dice import NO_DIE, check_die, reach, use_die
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.refusals import DEPOT_LACKS_TILE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.storing import slot_of, take_tile
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.words import ALL_DEPOTS, ANY_DIE, DEPOT_WORDS, DIE_WORDS, TAKE


class Take(Verb[BurgundyState]):
    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("take {kind}@{depot}[ with {die}]", (t.kind_words, DEPOT_WORDS, DIE_WORDS))
        super().__init__(TAKE, form, (t.all_kinds, ALL_DEPOTS, ANY_DIE))
        self.t = t
        self.p = p

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        offer = self.p.offers[f.arg]
        estate = s.estate_of[f.seat]
        d = reach(s, estate, s.held[estate] >> 12 & 1)
        first = offer.first(s, f.seat)
        if first != NO_DIE:
            self.add(s, self.t.slots_within[first * 4 + d], first, out)
        second = offer.second(s, f.seat)
        if second != NO_DIE:
            self.add(s, self.t.slots_within[second * 4 + d], second, out)

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
        return check_die(s, self.p.offers[f.arg], f.seat, die, depot + 1, s.holds(s.estate_of[f.seat], 12))

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        kind, depot, die = m >> 16 & 255, m >> 8 & 255, m & 255
        use_die(s, self.p.offers[f.arg], f.seat, die, depot + 1, s.holds(s.estate_of[f.seat], 12))
        take_tile(s, self.p, f.seat, kind, depot)
