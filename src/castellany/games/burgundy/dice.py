"""Dice: who offers the die of an action, which numbers it reaches, and how many workers that takes (BUR 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from castellany.core.reasons import reason
from castellany.games.burgundy.boards import FURTHEST, distance
from castellany.games.burgundy.events import WORKERS_SPENT
from castellany.games.burgundy.refusals import DIE_NEEDED, NO_DIE_NEEDED, NO_SUCH_DIE, TOO_FEW_WORKERS
from castellany.games.burgundy.state import BurgundyState

NO_DIE: Final = -1
ANY_VALUE: Final = 0
"""The value of a die that counts as every number; a move leaves it out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DieOffer:
    """Where the die of an action comes from; the arg of an action's frame is the number of its offer."""

    def __init__(self, name: str) -> None:
        self.name = name

    def first(self, s: BurgundyState, seat: int) -> int:
        """The value of a die, or NO_DIE."""
        raise NotImplementedError

    def second(self, s: BurgundyState, seat: int) -> int:
        """Another value, or NO_DIE."""
        return NO_DIE

    def check(self, s: BurgundyState, seat: int, die: int) -> int:
        """0 if a die of this value is offered, else the reason why not."""
        raise NotImplementedError

    def spend(self, s: BurgundyState, seat: int, die: int) -> None:
        """The die has served."""


class OwnDice(DieOffer):
    """The two dice that a seat rolled."""

    def first(self, s: BurgundyState, seat: int) -> int:
        die = s.dice[2 * seat]
        return die if die else NO_DIE

    def second(self, s: BurgundyState, seat: int) -> int:
        die = s.dice[2 * seat + 1]
        return die if die and die != s.dice[2 * seat] else NO_DIE

    def check(self, s: BurgundyState, seat: int, die: int) -> int:
        if die == ANY_VALUE:
            return reason(DIE_NEEDED)
        if s.dice[2 * seat] != die and s.dice[2 * seat + 1] != die:
            return reason(NO_SUCH_DIE, die)
        return 0

    def spend(self, s: BurgundyState, seat: int, die: int) -> None:
        s.dice[2 * seat + (0 if s.dice[2 * seat] == die else 1)] = 0


class FreeDie(DieOffer):
    """A die of any value, as a castle brings."""

    def first(self, s: BurgundyState, seat: int) -> int:
        return ANY_VALUE

    def check(self, s: BurgundyState, seat: int, die: int) -> int:
        return reason(NO_DIE_NEEDED) if die else 0


def reach(s: BurgundyState, estate: int, free: int) -> int:
    """How far the workers of an estate can shift a die, after `free` steps for nothing."""
    d = free + (s.workers[estate] << (s.held[estate] >> 8 & 1))
    return d if d < FURTHEST else FURTHEST


def price(s: BurgundyState, estate: int, die: int, number: int, free: int) -> int:
    """The fewest workers that shift a die to a number."""
    if die == ANY_VALUE:
        return 0
    steps = distance(die, number) - free
    if steps <= 0:
        return 0
    return (steps + 1) // 2 if s.holds(estate, 8) else steps


def check_die(s: BurgundyState, offer: DieOffer, seat: int, die: int, number: int, free: int) -> int:
    """0 if this die is offered and the seat has the workers to use it as the number."""
    wrong = offer.check(s, seat, die)
    if wrong:
        return wrong
    estate = s.estate_of[seat]
    workers = price(s, estate, die, number, free)
    if workers > s.workers[estate]:
        return reason(TOO_FEW_WORKERS, workers, s.workers[estate])
    return 0


def use_die(s: BurgundyState, offer: DieOffer, seat: int, die: int, number: int, free: int) -> None:
    """Spend the die, and the workers that turn it into the number."""
    estate = s.estate_of[seat]
    workers = price(s, estate, die, number, free)
    if workers:
        s.workers[estate] -= workers
        s.tell(WORKERS_SPENT, seat, workers)
    offer.spend(s, seat, die)
