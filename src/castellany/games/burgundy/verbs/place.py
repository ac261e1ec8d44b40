"""Place a stored tile in the duchy (BUR 6), with everything that follows at once (BUR 8)."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.dice import check_die, reach, use_die
from castellany.games.burgundy.kinds import BUILDING, BUILDING_TYPES, COLOUR, NOTHING
from castellany.games.burgundy.placing import put_tile
from castellany.games.burgundy.program import FREE_DIE
from castellany.games.burgundy.refusals import (
    CITY_HAS_ONE,
    DIE_NEEDED,
    NO_DIE_NEEDED,
    NOT_ADJACENT,
    NOT_STORED,
    SPACE_TAKEN,
    WRONG_COLOUR,
)
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import STORAGE, Tables
from castellany.games.burgundy.words import ALL_KINDS, ALL_SPACES, ANY_DIE, DIE_WORDS, KIND_WORDS, PLACE, SPACE_WORDS

SHIFTING_MONASTERY: Final = (9, 10, 10, 11, 11, 11)
"""By colour, the monastery that shifts the die by one for nothing."""


class Place(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("place {kind}@{space}[ with {die}]", (KIND_WORDS, SPACE_WORDS, DIE_WORDS))
        super().__init__(PLACE, form, (ALL_KINDS, ALL_SPACES, ANY_DIE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        seat = f.seat
        base = seat * STORAGE
        storage = s.storage
        for i in range(base, base + STORAGE):
            kind = storage[i]
            if kind == NOTHING:
                return
            if (i > base and storage[i - 1] == kind) or (i > base + 1 and storage[base] == kind):
                continue
            room = self.room(s, seat, kind)
            if not room:
                continue
            if f.arg == FREE_DIE:
                add(kind, room, 0, out)
                continue
            d = reach(s, seat, s.held[seat] >> SHIFTING_MONASTERY[COLOUR[kind]] & 1)
            within = self.t.boards[s.board[seat]].within
            first = s.dice[2 * seat]
            if first:
                add(kind, room & within[first * 4 + d], first, out)
            second = s.dice[2 * seat + 1]
            if second and second != first:
                add(kind, room & within[second * 4 + d], second, out)

    def room(self, s: BurgundyState, seat: int, kind: int) -> int:
        """The mask of the spaces on which a tile may lie, whatever their number."""
        colour = COLOUR[kind]
        room = s.open[seat] & self.t.boards[s.board[seat]].colour_mask[colour]
        if colour == BUILDING and not s.held[seat] >> 1 & 1:
            room &= ~s.banned[seat * BUILDING_TYPES + kind - 1]
        return room

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, space, die = m >> 16 & 255, m >> 8 & 255, m & 255
        seat = f.seat
        board = self.t.boards[s.board[seat]]
        base = seat * STORAGE
        if kind not in s.storage[base : base + STORAGE]:
            return reason(NOT_STORED, kind)
        if s.filled[seat] >> space & 1:
            return reason(SPACE_TAKEN, space)
        if board.colour[space] != COLOUR[kind]:
            return reason(WRONG_COLOUR, kind, space, board.colour[space])
        if not s.open[seat] >> space & 1:
            return reason(NOT_ADJACENT, space)
        if not self.room(s, seat, kind) >> space & 1:
            return reason(CITY_HAS_ONE, kind, space)
        if f.arg == FREE_DIE:
            return reason(NO_DIE_NEEDED) if die else 0
        if die == 0:
            return reason(DIE_NEEDED)
        return check_die(s, seat, die, board.number[space], s.holds(seat, SHIFTING_MONASTERY[COLOUR[kind]]))

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        kind, space, die = m >> 16 & 255, m >> 8 & 255, m & 255
        seat = f.seat
        if die:
            number = self.t.boards[s.board[seat]].number[space]
            use_die(s, seat, die, number, s.holds(seat, SHIFTING_MONASTERY[COLOUR[kind]]))
        s.unstore(seat, kind)
        put_tile(s, self.t, seat, space, kind)


def add(kind: int, room: int, die: int, out: list[int]) -> None:
    base = PLACE << 24 | kind << 16 | die
    while room:
        low = room & -room
        out.append(base | (low.bit_length() - 1) << 8)
        room ^= low
