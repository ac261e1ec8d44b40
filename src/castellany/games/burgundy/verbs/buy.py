"""The purchase from the black depot, at any moment of the own turn (BUR 11), and monastery 6 in both editions."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.editions.edition import PURCHASE_WITH_WORKERS
from castellany.games.burgundy.events import WORKERS_SPENT
from castellany.games.burgundy.kinds import BUILDING, BUILDING_TYPES, COLOUR
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
from castellany.games.burgundy.storing import no_room, slot_of, take_tile
from castellany.games.burgundy.tables import BLACK, FIRST_BLACK_SLOT, PRICE, Tables
from castellany.games.burgundy.words import (
    ALL_DEPOTS,
    ALL_KINDS,
    BUY,
    DEPOT_WORDS,
    HIRE,
    KIND_WORDS,
    NONE,
    WORKER_WORDS,
)


class Buy(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("buy {kind}@{depot}[ for {number} workers]", (KIND_WORDS, DEPOT_WORDS, WORKER_WORDS))
        super().__init__(BUY, form, (ALL_KINDS, range(BLACK + 1), range(PRICE + 1)), free=True)
        self.t = t
        self.workers_pay = t.edition.sixth_monastery == PURCHASE_WITH_WORKERS

    def may_pay_with_workers(self, s: BurgundyState, seat: int) -> bool:
        return self.workers_pay and s.holds(seat, 6)

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        if s.bought & BOUGHT:
            return
        seat = f.seat
        silver = s.silver[seat]
        if self.may_pay_with_workers(s, seat):
            if no_room(s, self.t, seat):
                return
            for workers in range(min(PRICE, s.workers[seat]) + 1):
                if silver + workers >= PRICE:
                    self.add(s, self.t.slots, workers, out)
                    self.add(s, self.t.black_slots, workers, out)
        elif silver >= PRICE and not no_room(s, self.t, seat):
            self.add(s, self.t.black_slots, 0, out)

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

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, depot, workers = m >> 16 & 255, m >> 8 & 255, m & 255
        seat = f.seat
        if s.bought & BOUGHT:
            return reason(ALREADY_BOUGHT)
        if not self.may_pay_with_workers(s, seat):
            if depot != BLACK:
                return reason(ONLY_BLACK_DEPOT)
            if workers:
                return reason(NO_WORKERS_AS_SILVER)
        if slot_of(s, kind, depot) < 0:
            return reason(DEPOT_LACKS_TILE, kind, depot)
        if workers > s.workers[seat]:
            return reason(TOO_FEW_WORKERS, workers, s.workers[seat])
        if s.silver[seat] + workers < PRICE:
            return reason(TOO_LITTLE_SILVER, PRICE - workers, s.silver[seat])
        return reason(STORAGE_FULL) if no_room(s, self.t, seat) else 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        kind, depot, workers = m >> 16 & 255, m >> 8 & 255, m & 255
        s.bought |= BOUGHT
        s.silver[f.seat] -= PRICE - workers
        if workers:
            s.workers[f.seat] -= workers
            s.tell(WORKERS_SPENT, f.seat, workers)
        take_tile(s, f.seat, kind, depot)


class Hire(Verb[BurgundyState]):
    """Monastery 6 of the Special Edition: once a turn two workers fetch a building."""

    def __init__(self, t: Tables) -> None:
        form = Form("hire {kind}@{depot}", (KIND_WORDS, DEPOT_WORDS))
        super().__init__(HIRE, form, (ALL_KINDS, ALL_DEPOTS, NONE), free=True)
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        seat = f.seat
        if not s.held[seat] >> 6 & 1 or s.bought & HIRED or s.workers[seat] < PRICE or no_room(s, self.t, seat):
            return
        for slot in self.t.slots:
            kind = s.depots[slot]
            if 0 < kind <= BUILDING_TYPES and kind != s.depots[self.t.twin[slot]]:
                out.append(HIRE << 24 | kind << 16 | (slot >> 2) << 8)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, depot = m >> 16 & 255, m >> 8 & 255
        seat = f.seat
        if not s.holds(seat, 6):
            return reason(LACKS_MONASTERY, 6)
        if s.bought & HIRED:
            return reason(ALREADY_HIRED)
        if s.workers[seat] < PRICE:
            return reason(TOO_FEW_WORKERS, PRICE, s.workers[seat])
        if COLOUR[kind] != BUILDING:
            return reason(NOT_A_BUILDING, kind)
        if slot_of(s, kind, depot) < 0:
            return reason(DEPOT_LACKS_TILE, kind, depot)
        return reason(STORAGE_FULL) if no_room(s, self.t, seat) else 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.bought |= HIRED
        s.workers[f.seat] -= PRICE
        s.tell(WORKERS_SPENT, f.seat, PRICE)
        take_tile(s, f.seat, m >> 16 & 255, m >> 8 & 255)
