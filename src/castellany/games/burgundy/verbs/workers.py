"""Take two workers with any die (BUR 10)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.games.burgundy.dice import NO_DIE
from castellany.games.burgundy.gains import gain_silver, gain_workers
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.words import ANY_DIE, DIE_WORDS, NONE, WORKERS


class TakeWorkers(Verb[BurgundyState]):
    def __init__(self, p: RulePoints) -> None:
        super().__init__(WORKERS, Form("workers[ with {die}]", (DIE_WORDS,)), (ANY_DIE, NONE, NONE))
        self.p = p

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        offer = self.p.offers[f.arg]
        first = offer.first(s, f.seat)
        if first != NO_DIE:
            out.append(WORKERS << 24 | first << 16)
        second = offer.second(s, f.seat)
        if second != NO_DIE:
            out.append(WORKERS << 24 | second << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return self.p.offers[f.arg].check(s, f.seat, m >> 16 & 255)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        self.p.offers[f.arg].spend(s, f.seat, m >> 16 & 255)
        estate = s.estate_of[f.seat]
        gain_workers(s, f.seat, workers_taken(s, estate))
        gain_silver(s, f.seat, silver_taken(s, estate))


def workers_taken(s: BurgundyState, estate: int) -> int:
    """Two, with monastery 14 four."""
    return 4 if s.holds(estate, 14) else 2


def silver_taken(s: BurgundyState, estate: int) -> int:
    """What monastery 13 adds."""
    return 1 if s.holds(estate, 13) else 0
