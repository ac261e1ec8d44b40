"""Place a stored tile in the duchy (BUR 6), with everything that follows at once (BUR 8)."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.dice import NO_DIE, check_die, reach, use_die
from castellany.games.burgundy.kinds import EVERY_COLOUR, NOTHING
from castellany.games.burgundy.placing import put_tile, room_for
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.refusals import NOT_ADJACENT, NOT_STORED, SPACE_TAKEN, WRONG_COLOUR
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import STORAGE, Tables
from castellany.games.burgundy.words import ANY_DIE, DIE_WORDS, PLACE

NO_MONASTERY: Final = 0
SHIFTING_MONASTERY: Final = [9, 10, 10, 11, 11, 11, NO_MONASTERY]
"""By colour, the monastery that shifts the die by one for nothing."""


class Place(Verb[BurgundyState]):
    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("place {kind}@{space}[ with {die}]", (t.kind_words, t.space_words, DIE_WORDS))
        super().__init__(PLACE, form, (t.all_kinds, t.all_spaces, ANY_DIE))
        self.t = t
        self.p = p

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        seat = f.seat
        estate = s.estate_of[seat]
        base = estate * STORAGE
        storage = s.storage
        if storage[base] == NOTHING:
            return
        offer = self.p.offers[f.arg]
        first = offer.first(s, seat)
        second = offer.second(s, seat)
        within = self.t.boards[s.board[estate]].within
        for i in range(base, base + STORAGE):
            kind = storage[i]
            if kind == NOTHING:
                return
            if (i > base and storage[i - 1] == kind) or (i > base + 1 and storage[base] == kind):
                continue
            room = room_for(s, self.t, self.p, estate, kind, s.open[estate])
            if not room:
                continue
            d = reach(s, estate, s.held[estate] >> SHIFTING_MONASTERY[self.t.kinds.colour[kind]] & 1)
            if first != NO_DIE:
                add(kind, room & within[first * 4 + d], first, out)
            if second != NO_DIE:
                add(kind, room & within[second * 4 + d], second, out)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind, space, die = m >> 16 & 255, m >> 8 & 255, m & 255
        estate = s.estate_of[f.seat]
        board = self.t.boards[s.board[estate]]
        base = estate * STORAGE
        if kind not in s.storage[base : base + STORAGE]:
            return reason(NOT_STORED, kind)
        if s.filled[estate] >> space & 1:
            return reason(SPACE_TAKEN, space)
        colour = self.t.kinds.colour[kind]
        if colour not in (board.colour[space], EVERY_COLOUR):
            return reason(WRONG_COLOUR, kind, space, board.colour[space])
        if not s.open[estate] >> space & 1:
            return reason(NOT_ADJACENT, space)
        for each in self.p.rooms[kind]:
            if not each.narrow(s, estate, kind, 1 << space):
                return each.why_not(kind, space)
        offer = self.p.offers[f.arg]
        return check_die(s, offer, f.seat, die, board.number[space], s.holds(estate, SHIFTING_MONASTERY[colour]))

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        kind, space, die = m >> 16 & 255, m >> 8 & 255, m & 255
        estate = s.estate_of[f.seat]
        number = self.t.boards[s.board[estate]].number[space]
        free = s.holds(estate, SHIFTING_MONASTERY[self.t.kinds.colour[kind]])
        use_die(s, self.p.offers[f.arg], f.seat, die, number, free)
        s.unstore(estate, kind)
        put_tile(s, self.t, self.p, f.seat, space, kind)


def add(kind: int, room: int, die: int, out: list[int]) -> None:
    base = PLACE << 24 | kind << 16 | die
    while room:
        low = room & -room
        out.append(base | (low.bit_length() - 1) << 8)
        room ^= low
