"""Place a stored tile or hexagon in the estate (TUS 5)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.tuscany.kinds import COLOUR, COLOURS, HEXAGON, NOTHING
from castellany.games.tuscany.paying import affordable, check_payment, pay
from castellany.games.tuscany.placing import check_space, land, put_tile
from castellany.games.tuscany.refusals import NOT_STORED
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.storing import stored_at
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.verbs.take import stored_kinds
from castellany.games.tuscany.words import (
    ALL_PAYMENTS,
    ALL_SPACES,
    ALL_TILES,
    PAYMENT_WORDS,
    PLACE,
    SPACE_WORDS,
    TILE_WORDS,
)


class Place(Verb[TuscanyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("place {tile}@{space} for {payment}", (TILE_WORDS, SPACE_WORDS, PAYMENT_WORDS))
        super().__init__(PLACE, form, (ALL_TILES, ALL_SPACES, ALL_PAYMENTS))
        self.t = t

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        for kind in stored_kinds(s, f.seat):
            if kind == HEXAGON:
                for colour in range(COLOURS):
                    self.add(s, f.seat, kind, colour, out)
            else:
                self.add(s, f.seat, kind, COLOUR[kind], out)

    def add(self, s: TuscanyState, seat: int, kind: int, colour: int, out: list[int]) -> None:
        """Every way of placing a piece on a colour."""
        estate, room = self.t.estate_of(s, seat), s.open[seat]
        if not room & estate.colour_mask[colour]:
            return
        payments = affordable(s, seat, colour)
        for space in estate.spaces[colour]:
            if room >> space & 1:
                base = PLACE << 24 | kind << 16 | space << 8
                for payment in payments:
                    out.append(base | payment)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        kind, space, payment = m >> 16 & 255, m >> 8 & 255, m & 255
        if stored_at(s, f.seat, kind) < 0:
            return reason(NOT_STORED, kind)
        refused = check_space(s, self.t, f.seat, space, kind)
        if refused:
            return refused
        return check_payment(s, f.seat, self.t.estate_of(s, f.seat).colour[space], payment)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        kind, space, payment = m >> 16 & 255, m >> 8 & 255, m & 255
        seat = f.seat
        pay(s, seat, self.t.estate_of(s, seat).colour[space], payment)
        left = stored_at(s, seat, kind)
        s.storage[left] = NOTHING
        put_tile(s, self.t, seat, space, kind, 0)
        land(s, self.t, seat, space, kind, left - seat * STORAGE)
