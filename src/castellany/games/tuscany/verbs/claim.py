"""Claim an open tile for a castle's sake: straight into the estate, for nothing (TUS 7.5 to 7.8)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.tuscany.events import TAKEN
from castellany.games.tuscany.fitting import is_first
from castellany.games.tuscany.kinds import COLOUR, NOTHING
from castellany.games.tuscany.placing import check_space, put_tile
from castellany.games.tuscany.program import LANDING
from castellany.games.tuscany.refusals import SAME_TILE_EARLIER, SLOT_LACKS_TILE
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.supply import refill
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import (
    ALL_SLOTS,
    ALL_SPACES,
    ALL_TILES,
    CLAIM,
    OPEN_TILES,
    SLOT_WORDS,
    SPACE_WORDS,
    SPACES,
    TILE_WORDS,
)


class Claim(Verb[TuscanyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("claim {tile}@{slot} to {space}", (TILE_WORDS, SLOT_WORDS, SPACE_WORDS))
        super().__init__(CLAIM, form, (ALL_TILES, ALL_SLOTS, ALL_SPACES))
        self.t = t

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        estate, room = self.t.estate_of(s, f.seat), s.open[f.seat]
        for slot in range(OPEN_TILES):
            kind = s.display[slot]
            if kind != NOTHING and is_first(s, slot):
                for space in estate.spaces[COLOUR[kind]]:
                    if room >> space & 1:
                        out.append(CLAIM << 24 | kind << 16 | slot << 8 | space)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        kind, slot, space = m >> 16 & 255, m >> 8 & 255, m & 255
        if s.display[slot] != kind:
            return reason(SLOT_LACKS_TILE, kind, slot)
        if not is_first(s, slot):
            return reason(SAME_TILE_EARLIER, kind, slot)
        return check_space(s, self.t, f.seat, space, kind)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        kind, slot, space = m >> 16 & 255, m >> 8 & 255, m & 255
        s.tell(TAKEN, f.seat, kind, slot)
        put_tile(s, self.t, f.seat, space, kind, 1)
        s.push(LANDING, f.seat, space + SPACES * f.arg, kind)
        refill(s, f.seat, slot)
