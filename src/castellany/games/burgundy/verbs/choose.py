"""The choices before phase A: the dealt board, its side, and the space of the starting castle (BUR 1)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form, Vocabulary
from castellany.core.program import Draw, Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.boards import SPACES
from castellany.games.burgundy.opening import lay_castle
from castellany.games.burgundy.refusals import NO_CASTLE_SPACE, NOT_DEALT, NOT_DRAWABLE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import Tables
from castellany.games.burgundy.words import ALL_SPACES, CASTLE, DEAL, NONE, SIDE, SPACE_WORDS


class Deal(Draw[BurgundyState]):
    """A two-sided board for the seat in the frame's arg."""

    def __init__(self, t: Tables) -> None:
        words = {i: t.boards[a].name + "/" + t.boards[b].name for i, (a, b) in enumerate(t.pairs)}
        form = Form("deal {board}", (Vocabulary("board", words),))
        super().__init__(DEAL, form, (range(len(t.pairs)), NONE, NONE))
        self.t = t

    def copies(self, s: BurgundyState, pair: int) -> int:
        return self.t.edition.board_copies[pair] - s.dealt.count(pair)

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
        s.dealt[f.arg] = m >> 16 & 255


class ChooseSide(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        words = {i: board.name for i, board in enumerate(t.boards)}
        form = Form("side {board}", (Vocabulary("board", words),))
        super().__init__(SIDE, form, (range(len(t.boards)), NONE, NONE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        a, b = self.t.pairs[s.dealt[f.seat]]
        out.append(SIDE << 24 | a << 16)
        out.append(SIDE << 24 | b << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0 if m >> 16 & 255 in self.t.pairs[s.dealt[f.seat]] else reason(NOT_DEALT)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.board[f.seat] = m >> 16 & 255


class ChooseCastle(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        super().__init__(CASTLE, Form("castle {space}", (SPACE_WORDS,)), (ALL_SPACES, NONE, NONE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        castles = self.t.boards[s.board[f.seat]].castles
        for space in range(SPACES):
            if castles >> space & 1:
                out.append(CASTLE << 24 | space << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        space = m >> 16 & 255
        return 0 if self.t.boards[s.board[f.seat]].castles >> space & 1 else reason(NO_CASTLE_SPACE, space)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        lay_castle(s, self.t, f.seat, m >> 16 & 255)
