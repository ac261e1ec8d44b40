"""Take two workers with any die (BUR 10)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.dice import spend_die
from castellany.games.burgundy.gains import gain_silver, gain_workers
from castellany.games.burgundy.program import FREE_DIE
from castellany.games.burgundy.refusals import DIE_NEEDED, NO_DIE_NEEDED, NO_SUCH_DIE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.words import ANY_DIE, DIE_WORDS, NONE, WORKERS


class TakeWorkers(Verb[BurgundyState]):
    def __init__(self) -> None:
        super().__init__(WORKERS, Form("workers[ with {die}]", (DIE_WORDS,)), (ANY_DIE, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        if f.arg == FREE_DIE:
            out.append(WORKERS << 24)
            return
        first = s.dice[2 * f.seat]
        if first:
            out.append(WORKERS << 24 | first << 16)
        second = s.dice[2 * f.seat + 1]
        if second and second != first:
            out.append(WORKERS << 24 | second << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        die = m >> 16 & 255
        if f.arg == FREE_DIE:
            return reason(NO_DIE_NEEDED) if die else 0
        if die == 0:
            return reason(DIE_NEEDED)
        if s.dice[2 * f.seat] != die and s.dice[2 * f.seat + 1] != die:
            return reason(NO_SUCH_DIE, die)
        return 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        die = m >> 16 & 255
        if die:
            spend_die(s, f.seat, die)
        gain_workers(s, f.seat, workers_taken(s, f.seat))
        gain_silver(s, f.seat, silver_taken(s, f.seat))


def workers_taken(s: BurgundyState, seat: int) -> int:
    """Two, with monastery 14 four."""
    return 4 if s.holds(seat, 14) else 2


def silver_taken(s: BurgundyState, seat: int) -> int:
    """What monastery 13 adds."""
    return 1 if s.holds(seat, 13) else 0
