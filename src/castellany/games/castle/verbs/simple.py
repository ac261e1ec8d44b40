"""The plain answers: decline, double, one more turn, end (CAS 9.8 to 9.10)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.games.castle.events import DOUBLED, TOKEN_USED
from castellany.games.castle.kinds import EXTRA_TURN
from castellany.games.castle.program import PAYING_OUT
from castellany.games.castle.state import CastleState
from castellany.games.castle.tokens import doubling_token, use
from castellany.games.castle.turns import next_turn
from castellany.games.castle.words import AGAIN, DOUBLE, END, NONE, PASS


class Always(Verb[CastleState]):
    """A verb without fields that is allowed whenever its step asks."""

    def __init__(self, number: int, word: str, declines: bool = False) -> None:
        super().__init__(number, Form(word), (NONE, NONE, NONE), declines=declines)

    def moves(self, s: CastleState, f: Frame, out: list[int]) -> None:
        out.append(self.number << 24)

    def check(self, s: CastleState, f: Frame, m: int) -> int:
        return 0


class Pass(Always):
    """No figure, or no doubling."""

    def __init__(self) -> None:
        super().__init__(PASS, "pass", declines=True)

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        return


class Double(Always):
    """The area that is about to be paid out counts double."""

    def __init__(self) -> None:
        super().__init__(DOUBLE, "double")

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        token = doubling_token(s, s.areas.area[f.arg])
        use(s, f.seat, token)
        s.tell(DOUBLED, f.seat, token)
        s.stack.pop()
        s.push(PAYING_OUT, f.seat, f.arg, 1)


class Again(Always):
    """One more turn."""

    def __init__(self) -> None:
        super().__init__(AGAIN, "again")

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        use(s, f.seat, EXTRA_TURN)
        s.tell(TOKEN_USED, f.seat, EXTRA_TURN)
        next_turn(s, f.seat)


class End(Always):
    """The token is kept for another time."""

    def __init__(self) -> None:
        super().__init__(END, "end", declines=True)

    def apply(self, s: CastleState, f: Frame, m: int) -> None:
        next_turn(s, 1 - f.seat)
