"""The plain answers: end the turn, decline, discard, collect."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.gains import gain_silver, gain_workers
from castellany.games.burgundy.kinds import BANK, NOTHING
from castellany.games.burgundy.refusals import MUST_ACT, NOT_STORED
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.storing import box
from castellany.games.burgundy.tables import STORAGE, Tables
from castellany.games.burgundy.words import COLLECT, DISCARD, END, NONE, PASS

BANK_SILVER: Final = 2
BOARDING_HOUSE_WORKERS: Final = 4


class Always(Verb[BurgundyState]):
    """A verb without fields that is allowed whenever its step asks."""

    def __init__(self, number: int, word: str) -> None:
        super().__init__(number, Form(word), (NONE, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        out.append(self.number << 24)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0


class End(Always):
    """End the turn; dice may stay unused (BUR 4)."""

    def __init__(self) -> None:
        super().__init__(END, "end")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.dice[2 * f.seat] = s.dice[2 * f.seat + 1] = 0
        s.bought = 0
        s.stack.pop()


class Pass(Verb[BurgundyState]):
    """Decline what a rulebook words as "may"; `compulsory` is the bit set of steps that the edition does not."""

    def __init__(self) -> None:
        super().__init__(PASS, Form("pass"), (NONE, NONE, NONE), declines=True)
        self.compulsory = 0

    def require(self, step: int) -> None:
        """While the rules are built: this step's offer cannot be declined."""
        self.compulsory |= 1 << step

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        if not self.compulsory >> f.step & 1:
            out.append(PASS << 24)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return reason(MUST_ACT) if self.compulsory >> f.step & 1 else 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        return


class Collect(Always):
    """Take what a bank or a boarding house gives; the frame's why is the building."""

    def __init__(self) -> None:
        super().__init__(COLLECT, "collect")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        if f.why == BANK:
            gain_silver(s, f.seat, BANK_SILVER)
        else:
            gain_workers(s, f.seat, BOARDING_HOUSE_WORKERS)


class Discard(Verb[BurgundyState]):
    """Make room in storage for the tile in the frame's arg (BUR 5)."""

    def __init__(self, t: Tables) -> None:
        super().__init__(DISCARD, Form("discard {kind}", (t.kind_words,)), (t.all_kinds, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        base = s.estate_of[f.seat] * STORAGE
        before = NOTHING
        first = s.storage[base]
        for i in range(base, base + STORAGE):
            kind = s.storage[i]
            if kind != before and (i == base or kind != first):
                out.append(DISCARD << 24 | kind << 16)
            before = kind

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind = m >> 16 & 255
        base = s.estate_of[f.seat] * STORAGE
        return 0 if kind in s.storage[base : base + STORAGE] else reason(NOT_STORED, kind)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        box(s, f.seat, m >> 16 & 255)
        s.store(s.estate_of[f.seat], f.arg)
