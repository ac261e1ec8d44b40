"""The plain answers: give a marble, end the turn, decline (TUS 3)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.games.tuscany.events import MARBLE_SPENT
from castellany.games.tuscany.program import ACTION, EXTRA
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import END, MARBLE, NONE, PASS


class Always(Verb[TuscanyState]):
    """A verb without fields that is allowed whenever its step asks."""

    def __init__(self, number: int, word: str, declines: bool = False) -> None:
        super().__init__(number, Form(word), (NONE, NONE, NONE), declines=declines)

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        out.append(self.number << 24)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        return 0


class GiveMarble(Always):
    """One more action, once a turn; asked only of a seat that has marble."""

    def __init__(self) -> None:
        super().__init__(MARBLE, "marble")

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        s.marble[f.seat] -= 1
        s.tell(MARBLE_SPENT, f.seat)
        s.push(ACTION, f.seat, EXTRA)


class End(Always):
    """No further action."""

    def __init__(self) -> None:
        super().__init__(END, "end")

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        return


class Pass(Always):
    """Decline what a castle or a city offers (TUS-R 39)."""

    def __init__(self) -> None:
        super().__init__(PASS, "pass", declines=True)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        return
