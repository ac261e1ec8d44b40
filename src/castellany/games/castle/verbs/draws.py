"""What chance draws: tiles and tokens, from counts (CAS-R 24, 25), and the starter (CAS-R 23)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form, Vocabulary
from castellany.core.program import Draw
from castellany.core.reasons import reason
from castellany.games.castle.events import TILE_DRAWN, TOKEN_TAKEN, TURN_BEGAN
from castellany.games.castle.kinds import TOKENS
from castellany.games.castle.program import FITTING, INSTEAD, TURN
from castellany.games.castle.refusals import NOT_DRAWABLE
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import ALL_TOKENS, NONE, SEAT_WORDS, STARTER, TILE, TOKEN, TOKEN_WORDS


class Counted(Draw[CastleState]):
    """Draws one of the things that a list counts; subclasses say which and where it goes."""

    def __init__(self, number: int, word: str, vocabulary: Vocabulary, kinds: range) -> None:
        super().__init__(number, Form(word, (vocabulary,)), (kinds, NONE, NONE))

    def source(self, s: CastleState) -> list[int]:
        raise NotImplementedError

    def moves(self, s: CastleState, f: Frame, out: list[int]) -> None:
        source = self.source(s)
        for kind in range(len(source)):
            if source[kind]:
                out.append(self.number << 24 | kind << 16)

    def check(self, s: CastleState, f: Frame, m: int) -> int:
        return 0 if self.weight(s, f, m) else reason(NOT_DRAWABLE)

    def weight(self, s: CastleState, f: Frame, m: int) -> int:
        return self.source(s)[m >> 16 & 255]

    def total(self, s: CastleState, f: Frame) -> int:
        total = 0
        for count in self.source(s):
            total += count
        return total

    def pick(self, s: CastleState, f: Frame, r: int) -> int:
        source = self.source(s)
        kind = 0
        r -= source[kind]
        while r >= 0:
            kind += 1
            r -= source[kind]
        return self.number << 24 | kind << 16


class DrawTile(Counted):
    """A tile for the seat in the frame's arg.

    That a turn begins is told with its first draw: the first turn of all begins before anybody can listen.
    """

    def __init__(self, t: Tables) -> None:
        super().__init__(TILE, "tile {tile}", t.tile_words, range(len(t.faces)))

    def source(self, s: CastleState) -> list[int]:
        return s.bag

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        s.tile = m >> 16 & 255
        s.bag[s.tile] -= 1
        if f.why != INSTEAD:
            s.tell(TURN_BEGAN, f.arg, s.turn)
        s.tell(TILE_DRAWN, f.arg, s.tile)
        s.push(FITTING, f.arg)


class TakeToken(Counted):
    """The token of the tower in the frame's why, for the seat in its arg."""

    def __init__(self) -> None:
        super().__init__(TOKEN, "token {token}", TOKEN_WORDS, ALL_TOKENS)

    def source(self, s: CastleState) -> list[int]:
        return s.hidden

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        token = m >> 16 & 255
        s.hidden[token] -= 1
        s.towers &= ~(1 << f.why)
        s.fresh[f.arg * TOKENS + token] += 1
        s.tell(TOKEN_TAKEN, f.arg, token, f.why)


class Starter(Draw[CastleState]):
    """Either seat may begin."""

    def __init__(self, players: int) -> None:
        super().__init__(STARTER, Form("starter {seat}", (SEAT_WORDS,)), (range(players), NONE, NONE))
        self.players = players

    def moves(self, s: CastleState, f: Frame, out: list[int]) -> None:
        for seat in range(self.players):
            out.append(STARTER << 24 | seat << 16)

    def check(self, s: CastleState, f: Frame, m: int) -> int:
        return 0

    def weight(self, s: CastleState, f: Frame, m: int) -> int:
        return 1

    def total(self, s: CastleState, f: Frame) -> int:
        return self.players

    def pick(self, s: CastleState, f: Frame, r: int) -> int:
        return STARTER << 24 | r << 16

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        s.push(TURN, m >> 16 & 255)
