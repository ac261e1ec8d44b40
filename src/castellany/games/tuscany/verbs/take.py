"""Take an open tile into storage (TUS 4)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.tuscany.events import TAKEN
from castellany.games.tuscany.fitting import is_first, takeable_colours
from castellany.games.tuscany.kinds import COLOUR, NOTHING
from castellany.games.tuscany.refusals import (
    MUST_FIT,
    MUST_SWEEP,
    NOT_STORED,
    SAME_TILE_EARLIER,
    SLOT_LACKS_TILE,
    STORAGE_FULL,
    STORAGE_HAS_ROOM,
)
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.storing import free_space, remove, stored_at
from castellany.games.tuscany.supply import refill
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import (
    ALL_SLOTS,
    ALL_TILES,
    OPEN_TILES,
    SLOT_WORDS,
    STORED_OR_NONE,
    STORED_WORDS,
    TAKE,
    TILE_WORDS,
)


class Take(Verb[TuscanyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("take {tile}@{slot}[ over {stored}]", (TILE_WORDS, SLOT_WORDS, STORED_WORDS))
        super().__init__(TAKE, form, (ALL_TILES, ALL_SLOTS, STORED_OR_NONE))
        self.t = t

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        colours = takeable_colours(s, self.t, f.seat, f.step)
        if not colours:
            return
        leaving = [NOTHING]
        if free_space(s, self.t, f.seat) < 0:
            leaving = stored_kinds(s, f.seat)
        display = s.display
        for slot in range(OPEN_TILES):
            kind = display[slot]
            if kind != NOTHING and colours >> COLOUR[kind] & 1 and is_first(s, slot):
                for stored in leaving:
                    out.append(TAKE << 24 | kind << 16 | slot << 8 | stored)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        kind, slot, stored = m >> 16 & 255, m >> 8 & 255, m & 255
        if s.display[slot] != kind:
            return reason(SLOT_LACKS_TILE, kind, slot)
        if not is_first(s, slot):
            return reason(SAME_TILE_EARLIER, kind, slot)
        if free_space(s, self.t, f.seat) >= 0:
            if stored:
                return reason(STORAGE_HAS_ROOM)
        elif not stored:
            return reason(STORAGE_FULL)
        elif stored_at(s, f.seat, stored) < 0:
            return reason(NOT_STORED, stored)
        colours = takeable_colours(s, self.t, f.seat, f.step)
        if not colours:
            return reason(MUST_SWEEP)
        return 0 if colours >> COLOUR[kind] & 1 else reason(MUST_FIT, kind)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        kind, slot, stored = m >> 16 & 255, m >> 8 & 255, m & 255
        if stored:
            remove(s, f.seat, stored)
        s.storage[free_space(s, self.t, f.seat)] = kind
        s.tell(TAKEN, f.seat, kind, slot)
        refill(s, f.seat, slot)


def stored_kinds(s: TuscanyState, seat: int) -> list[int]:
    """The kinds of piece that a seat has in storage, each once."""
    kinds: list[int] = []
    for i in range(seat * STORAGE, (seat + 1) * STORAGE):
        kind = s.storage[i]
        if kind != NOTHING and kind not in kinds:
            kinds.append(kind)
    return kinds
