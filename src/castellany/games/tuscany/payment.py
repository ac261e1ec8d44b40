"""Payment: the two units that a placed tile costs, each a card, a worker or a pair (TUS 5)."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.kinds import COLOUR_NAMES, COLOURS

CARD_UNIT: Final = 0
"""A card of the tile's own colour."""
WORKER_UNIT: Final = 1
PAIR_UNIT: Final = 2
"""Two cards of colour c have unit PAIR_UNIT + c."""
UNITS: Final = PAIR_UNIT + COLOURS

UNIT_PAIRS: Final = [(first, second) for first in range(UNITS) for second in range(first, UNITS)]
"""A payment is a number of this list; the cheapest ways come first."""
PAYMENTS: Final = len(UNIT_PAIRS)

FIRST_UNIT: Final = [first for first, _ in UNIT_PAIRS]
SECOND_UNIT: Final = [second for _, second in UNIT_PAIRS]


def unit_word(unit: int) -> str:
    return ("card", "worker")[unit] if unit < PAIR_UNIT else f"{COLOUR_NAMES[unit - PAIR_UNIT]}-pair"


def payment_word(payment: int) -> str:
    """
    >>> payment_word(0), payment_word(1), payment_word(UNIT_PAIRS.index((0, 3)))
    ('card+card', 'card+worker', 'card+city-pair')
    """
    first, second = UNIT_PAIRS[payment]
    return f"{unit_word(first)}+{unit_word(second)}"


def payment_of(first: int, second: int) -> int:
    """The number of a payment, whichever unit is named first."""
    return PAYMENT_OF[min(first, second) * UNITS + max(first, second)]


PAYMENT_OF: Final = [0] * (UNITS * UNITS)
for _number, (_first, _second) in enumerate(UNIT_PAIRS):
    PAYMENT_OF[_first * UNITS + _second] = _number
