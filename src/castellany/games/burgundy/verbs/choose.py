"""The choices before phase A: the dealt board, its side, and the space of the starting castle (BUR 1)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form, Vocabulary
from castellany.core.program import Draw, Verb
from castellany.core.reasons import reason
from castellany.core.values import with_entry
from castellany.games.burgundy.opening import lay_castle
from castellany.games.burgundy.refusals import NO_CASTLE_SPACE, NOT_DEALT, NOT_DRAWABLE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.words import CASTLE, DEAL, NONE, SIDE


class Deal(Draw[BurgundyState]):
    """A board, as a rule two-sided, for the estate in the frame's arg."""

    def __init__(self, t: Tables) -> None:
        words = {i: sheet_name(t, i) for i in range(len(t.pairs))}
        form = Form("deal {board}", (Vocabulary("board", words),))
        super().__init__(DEAL, form, (range(len(t.pairs)), NONE, NONE))
        self.t = t

    def copies(self, s: BurgundyState, pair: int) -> int:
        return self.t.copies[pair] - s.dealt.count(pair)

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for pair in range(len(self.t.pairs)):
            if self.copies(s, pair):
                out.append(DEAL << 24 | pair << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0 if self.copies(s, m >> 16 & 255) else reason(NOT_DRAWABLE)

    def weight(self, s: BurgundyState, f: Frame, m: int) -> int:
        return self.copies(s, m >> 16 & 255)

    def total(self, s: BurgundyState, f: Frame) -> int:
        return sum(self.copies(s, pair) for pair in range(len(self.t.pairs)))

    def pick(self, s: BurgundyState, f: Frame, r: int) -> int:
        pair = 0
        r -= self.copies(s, 0)
        while r >= 0:
            pair += 1
            r -= self.copies(s, pair)
        return DEAL << 24 | pair << 16

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        pair = m >> 16 & 255
        s.dealt = with_entry(s.dealt, f.arg, pair)
        if not self.t.two_sided:
            s.board = with_entry(s.board, f.arg, self.t.pairs[pair][0])


def sheet_name(t: Tables, pair: int) -> str:
    """The names of its sides; one with a single side has one name."""
    one, other = t.pairs[pair]
    return t.boards[one].name if one == other else t.boards[one].name + "/" + t.boards[other].name


class ChooseSide(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        words = {i: board.name for i, board in enumerate(t.boards)}
        form = Form("side {board}", (Vocabulary("board", words),))
        super().__init__(SIDE, form, (range(len(t.boards)), NONE, NONE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        a, b = self.t.pairs[s.dealt[s.estate_of[f.seat]]]
        out.append(SIDE << 24 | a << 16)
        out.append(SIDE << 24 | b << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0 if m >> 16 & 255 in self.t.pairs[s.dealt[s.estate_of[f.seat]]] else reason(NOT_DEALT)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.board = with_entry(s.board, s.estate_of[f.seat], m >> 16 & 255)


class ChooseCastle(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        super().__init__(CASTLE, Form("castle {space}", (t.space_words,)), (t.all_spaces, NONE, NONE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        castles = self.t.boards[s.board[s.estate_of[f.seat]]].castles
        for space in self.t.all_spaces:
            if castles >> space & 1:
                out.append(CASTLE << 24 | space << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        space = m >> 16 & 255
        board = self.t.boards[s.board[s.estate_of[f.seat]]]
        return 0 if board.castles >> space & 1 else reason(NO_CASTLE_SPACE, space)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        lay_castle(s, self.t, s.estate_of[f.seat], m >> 16 & 255)
