"""Dice: which numbers a die reaches, and how many workers that takes (BUR 4)."""

from __future__ import annotations

from castellany.core.reasons import reason
from castellany.games.burgundy.boards import FURTHEST, distance
from castellany.games.burgundy.events import WORKERS_SPENT
from castellany.games.burgundy.refusals import NO_SUCH_DIE, TOO_FEW_WORKERS
from castellany.games.burgundy.state import BurgundyState


def reach(s: BurgundyState, seat: int, free: int) -> int:
    """How far the workers of a seat can shift a die, after `free` steps for nothing."""
    d = free + (s.workers[seat] << (s.held[seat] >> 8 & 1))
    return d if d < FURTHEST else FURTHEST


def price(s: BurgundyState, seat: int, die: int, number: int, free: int) -> int:
    """The fewest workers that shift a die to a number."""
    steps = distance(die, number) - free
    if steps <= 0:
        return 0
    return (steps + 1) // 2 if s.holds(seat, 8) else steps


def check_die(s: BurgundyState, seat: int, die: int, number: int, free: int) -> int:
    """0 if this seat has the die and the workers to use it as the number."""
    if s.dice[2 * seat] != die and s.dice[2 * seat + 1] != die:
        return reason(NO_SUCH_DIE, die)
    workers = price(s, seat, die, number, free)
    if workers > s.workers[seat]:
        return reason(TOO_FEW_WORKERS, workers, s.workers[seat])
    return 0


def use_die(s: BurgundyState, seat: int, die: int, number: int, free: int) -> None:
    """Spend the die, and the workers that turn it into the number."""
    workers = price(s, seat, die, number, free)
    if workers:
        s.workers[seat] -= workers
        s.tell(WORKERS_SPENT, seat, workers)
    spend_die(s, seat, die)


def spend_die(s: BurgundyState, seat: int, die: int) -> None:
    s.dice[2 * seat + (0 if s.dice[2 * seat] == die else 1)] = 0
