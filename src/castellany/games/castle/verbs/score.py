"""Score: which completed area comes next (CAS 7.9)."""

from __future__ import annotations

from castellany.core.areas import NO_AREA
from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.castle.area_worth import holder
from castellany.games.castle.completing import cell_of, word_of
from castellany.games.castle.ordering import group, settle
from castellany.games.castle.points import RulePoints
from castellany.games.castle.refusals import (
    ALREADY_SCORED,
    NAMED_OTHERWISE,
    NOT_COMPLETED,
    SCORES_FOR_NOBODY,
    SCORES_LATER,
)
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import ALL_AREAS, AREA_WORDS, NONE, SCORE


class Score(Verb[CastleState]):
    """The frame's arg is the group that is being scored."""

    def __init__(self, t: Tables, p: RulePoints) -> None:
        super().__init__(SCORE, Form("score {area}", (AREA_WORDS,)), (ALL_AREAS, NONE, NONE))
        self.t = t
        self.p = p

    def moves(self, s: CastleState, f: Frame, out: list[int]) -> None:
        for cell in group(s, f.arg):
            out.append(SCORE << 24 | word_of(s, self.t, cell) << 16)

    def check(self, s: CastleState, f: Frame, m: int) -> int:
        word = m >> 16 & 255
        cell = cell_of(s, self.t, word)
        if cell < 0:
            return reason(NOT_COMPLETED, word)
        area = s.areas.area[cell]
        if area == NO_AREA:
            return reason(ALREADY_SCORED, word)
        for named in s.completed:
            if s.areas.area[named] == area:
                if named not in group(s, f.arg):
                    return reason(SCORES_FOR_NOBODY if holder(s, area) == NOBODY else SCORES_LATER, word)
                return 0 if named == cell else reason(NAMED_OTHERWISE, word_of(s, self.t, named))
        return reason(NOT_COMPLETED, word)

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        settle(s, self.p, cell_of(s, self.t, m >> 16 & 255))
