"""The purchase from the black depot, at any moment of the own turn (BUR 11), and monastery 6 in both editions."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.editions.edition import PURCHASE_WITH_WORKERS
from castellany.games.burgundy.events import WORKERS_SPENT
from castellany.games.burgundy.kinds import BUILDING
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.refusals import (
    ALREADY_BOUGHT,
    ALREADY_HIRED,
    DEPOT_LACKS_TILE,
    LACKS_MONASTERY,
    NO_WORKERS_AS_SILVER,
    NOT_A_BUILDING,
    ONLY_BLACK_DEPOT,
    STORAGE_FULL,
    TOO_FEW_WORKERS,
    TOO_LITTLE_SILVER,
)
from castellany.games.burgundy.state import BOUGHT, HIRED, BurgundyState
from castellany.games.burgundy.storing import for_sale, no_room, slot_of, take_tile
from castellany.games.burgundy.tables import BLACK, FIRST_BLACK_SLOT, PRICE, Tables
from castellany.games.burgundy.words import ALL_DEPOTS, BUY, DEPOT_WORDS, HIRE, NONE, WORKER_WORDS


class Buy(Verb[BurgundyState]):
    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("buy {kind}@{depot}[ for {number} workers]", (t.kind_words, DEPOT_WORDS, WORKER_WORDS))
        super().__init__(BUY, form, (t.all_kinds, range(BLACK + 1), range(PRICE + 1)), free=True)
        self.t = t
        self.p = p
        self.workers_pay = t.edition.sixth_monastery == PURCHASE_WITH_WORKERS

    def may_pay_with_workers(self, s: BurgundyState, estate: int) -> bool:
        return self.workers_pay and s.holds(estate, 6)

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        if s.bought & BOUGHT:
            return
        estate = s.estate_of[f.seat]
        silver = s.silver[estate]
        if self.may_pay_with_workers(s, estate):
            if no_room(s, self.t, f.seat):
                return
            for workers in range(min(PRICE, s.workers[estate]) + 1):
                if silver + workers >= PRICE:
                    self.add(s, self.t.slots, workers, out)
                    self.add(s, self.t.black_slots, workers, out)
                    self.add_stalls(s, workers, out)
        elif silver >= PRICE and not no_room(s, self.t, f.seat):
            self.add(s, self.t.black_slots, 0, out)
            self.add_stalls(s, 0, out)

    def add(self, s: BurgundyState, slots: list[int], workers: int, out: list[int]) -> None:
        depots = s.depots
        seen = 0
        depot = -1
        for slot in slots:
            kind = depots[slot]
            at = slot >> 2 if slot < FIRST_BLACK_SLOT else BLACK
            if at != depot:
                depot = at
                seen = 0
            if kind and not seen >> kind & 1:
                seen |= 1 << kind
                out.append(BUY << 24 | kind << 16 | depot << 8 | workers)

    def add_stalls(self, s: BurgundyState, workers: int, out: list[int]) -> None:
        for stall in self.p.stalls:
            if stall.left(s):
                out.append(BUY << 24 | stall.kind << 16 | BLACK << 8 | workers)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, depot, workers = m >> 16 & 255, m >> 8 & 255, m & 255
        estate = s.estate_of[f.seat]
        if s.bought & BOUGHT:
            return reason(ALREADY_BOUGHT)
        if not self.may_pay_with_workers(s, estate):
            if depot != BLACK:
                return reason(ONLY_BLACK_DEPOT)
            if workers:
                return reason(NO_WORKERS_AS_SILVER)
        if not for_sale(s, self.p, kind, depot):
            return reason(DEPOT_LACKS_TILE, kind, depot)
        if workers > s.workers[estate]:
            return reason(TOO_FEW_WORKERS, workers, s.workers[estate])
        if s.silver[estate] + workers < PRICE:
            return reason(TOO_LITTLE_SILVER, PRICE - workers, s.silver[estate])
        return reason(STORAGE_FULL) if no_room(s, self.t, f.seat) else 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        kind, depot, workers = m >> 16 & 255, m >> 8 & 255, m & 255
        estate = s.estate_of[f.seat]
        s.bought |= BOUGHT
        s.silver[estate] -= PRICE - workers
        if workers:
            s.workers[estate] -= workers
            s.tell(WORKERS_SPENT, f.seat, workers)
        take_tile(s, self.p, f.seat, kind, depot)


class Hire(Verb[BurgundyState]):
    """Monastery 6 of the Special Edition: once a turn two workers fetch a building."""

    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("hire {kind}@{depot}", (t.kind_words, DEPOT_WORDS))
        super().__init__(HIRE, form, (t.all_kinds, ALL_DEPOTS, NONE), free=True)
        self.t = t
        self.p = p

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        estate = s.estate_of[f.seat]
        if not s.held[estate] >> 6 & 1 or s.bought & HIRED or s.workers[estate] < PRICE or no_room(s, self.t, f.seat):
            return
        for slot in self.t.slots:
            kind = s.depots[slot]
            if kind and self.t.kinds.colour[kind] == BUILDING and kind != s.depots[self.t.twin[slot]]:
                out.append(HIRE << 24 | kind << 16 | (slot >> 2) << 8)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, depot = m >> 16 & 255, m >> 8 & 255
        estate = s.estate_of[f.seat]
        if not s.holds(estate, 6):
            return reason(LACKS_MONASTERY, 6)
        if s.bought & HIRED:
            return reason(ALREADY_HIRED)
        if s.workers[estate] < PRICE:
            return reason(TOO_FEW_WORKERS, PRICE, s.workers[estate])
        if self.t.kinds.colour[kind] != BUILDING:
            return reason(NOT_A_BUILDING, kind)
        if slot_of(s, kind, depot) < 0:
            return reason(DEPOT_LACKS_TILE, kind, depot)
        return reason(STORAGE_FULL) if no_room(s, self.t, f.seat) else 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.bought |= HIRED
        s.workers[s.estate_of[f.seat]] -= PRICE
        s.tell(WORKERS_SPENT, f.seat, PRICE)
        take_tile(s, self.p, f.seat, m >> 16 & 255, m >> 8 & 255)
