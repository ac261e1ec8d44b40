"""Paying: which payments a seat can make for a space of some colour, and making one (TUS 5)."""

from __future__ import annotations

from typing import Final

from castellany.core.reasons import reason
from castellany.games.tuscany.events import PAID
from castellany.games.tuscany.kinds import COLOURS
from castellany.games.tuscany.payment import (
    CARD_UNIT,
    FIRST_UNIT,
    PAIR_UNIT,
    PAYMENT_OF,
    SECOND_UNIT,
    UNITS,
    WORKER_UNIT,
)
from castellany.games.tuscany.refusals import PAIR_OF_OWN_COLOUR, TOO_FEW_CARDS, TOO_FEW_WORKERS
from castellany.games.tuscany.state import TuscanyState

PAIR: Final = 2
"""Cards that stand for one."""


def affordable(s: TuscanyState, seat: int, colour: int) -> list[int]:
    """Every payment for this colour that a seat can make."""
    base = seat * COLOURS
    units: list[int] = []
    twice: list[bool] = []
    """Whether the unit can be paid two times."""
    cards = s.hand[base + colour]
    if cards:
        units.append(CARD_UNIT)
        twice.append(cards >= 2)
    workers = s.workers[seat]
    if workers:
        units.append(WORKER_UNIT)
        twice.append(workers >= 2)
    for other in range(COLOURS):
        cards = s.hand[base + other]
        if cards >= PAIR and other != colour:
            units.append(PAIR_UNIT + other)
            twice.append(cards >= 2 * PAIR)
    payments: list[int] = []
    for i in range(len(units)):
        row = units[i] * UNITS
        if twice[i]:
            payments.append(PAYMENT_OF[row + units[i]])
        for j in range(i + 1, len(units)):
            payments.append(PAYMENT_OF[row + units[j]])
    return payments


def check_payment(s: TuscanyState, seat: int, colour: int, payment: int) -> int:
    """0, or the reason why a seat cannot make this payment."""
    first, second = FIRST_UNIT[payment], SECOND_UNIT[payment]
    if first == PAIR_UNIT + colour or second == PAIR_UNIT + colour:
        return reason(PAIR_OF_OWN_COLOUR, colour)
    if first == second:
        return check_unit(s, seat, colour, first, 2)
    return check_unit(s, seat, colour, first, 1) or check_unit(s, seat, colour, second, 1)


def check_unit(s: TuscanyState, seat: int, colour: int, unit: int, times: int) -> int:
    if unit == WORKER_UNIT:
        workers = s.workers[seat]
        return 0 if workers >= times else reason(TOO_FEW_WORKERS, times, workers)
    paid = colour if unit == CARD_UNIT else unit - PAIR_UNIT
    needed = times if unit == CARD_UNIT else times * PAIR
    held = s.hand[seat * COLOURS + paid]
    return 0 if held >= needed else reason(TOO_FEW_CARDS, paid, needed, held)


def pay(s: TuscanyState, seat: int, colour: int, payment: int) -> None:
    s.tell(PAID, seat, payment, colour)
    pay_unit(s, seat, colour, FIRST_UNIT[payment])
    pay_unit(s, seat, colour, SECOND_UNIT[payment])


def pay_unit(s: TuscanyState, seat: int, colour: int, unit: int) -> None:
    if unit == WORKER_UNIT:
        s.workers[seat] -= 1
        return
    paid = colour if unit == CARD_UNIT else unit - PAIR_UNIT
    cards = 1 if unit == CARD_UNIT else PAIR
    s.hand[seat * COLOURS + paid] -= cards
    s.hand_size[seat] -= cards
    s.discard[paid] += cards
