"""Build the estate: join the three boards and set the start castle, in one sealed answer (TUS 2.7 to 2.11)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.core.values import with_entry
from castellany.games.tuscany.boards import BOARD_WORDS, ORDERS, SHIFT_WORDS, SHIFTS, TURNS, arrangement_of
from castellany.games.tuscany.events import BUILT
from castellany.games.tuscany.kinds import CASTLE, CASTLE_TILE
from castellany.games.tuscany.placing import cover
from castellany.games.tuscany.refusals import NOT_A_CASTLE_SPACE, REGION_TOO_LARGE
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import ALL_SPACES, BUILD, SPACE_WORDS


class Build(Verb[TuscanyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("build {boards} {shifts} castle {space}", (BOARD_WORDS, SHIFT_WORDS, SPACE_WORDS))
        super().__init__(BUILD, form, (range(len(ORDERS) * TURNS), range(SHIFTS), ALL_SPACES))
        self.t = t

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        out.extend(self.t.estates.builds(self.t.deal_of(s, f.seat)))

    def count(self, s: TuscanyState, f: Frame) -> int:
        return self.t.estates.count(self.t.deal_of(s, f.seat))

    def nth(self, s: TuscanyState, f: Frame, i: int) -> int:
        return self.t.estates.nth(self.t.deal_of(s, f.seat), i)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        space = m & 255
        deal = self.t.deal_of(s, f.seat)
        arrangement = arrangement_of(m >> 16 & 255, m >> 8 & 255)
        if arrangement not in self.t.legal(deal):
            return reason(REGION_TOO_LARGE)
        return 0 if self.t.estate(deal, arrangement).colour[space] == CASTLE else reason(NOT_A_CASTLE_SPACE, space)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        s.arrangement = with_entry(s.arrangement, f.seat, arrangement_of(m >> 16 & 255, m >> 8 & 255))
        cover(s, self.t, f.seat, m & 255, CASTLE_TILE)
        s.tell(BUILT, f.seat, s.arrangement[f.seat], m & 255)
