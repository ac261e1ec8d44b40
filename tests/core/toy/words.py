"""The numbers and words of the village fair."""

from __future__ import annotations

from typing import Final

from tests.core.toy.state import CARDS, PLACES

from castellany.core.notation import numbers
from castellany.core.reasons import Refusal

BID, DEAL, PLANT, PEEK, SHOW, FAIR, JOIN, DECLINE, LEARN, BORROW, TOAST, END, DOUBLE, GRIND = range(14)
"""Verbs."""

CARD_WORDS: Final = numbers("card", 0, CARDS - 1, 1)
PLACE_WORDS: Final = numbers("place", 0, PLACES - 1, 1)
SEAT_WORDS: Final = numbers("seat", 0, 3, 1)
ABILITY_WORDS: Final = numbers("ability", 0, 1, 1)

NONE: Final = range(1)
ALL_CARDS: Final = range(CARDS)
ALL_PLACES: Final = range(PLACES)
ALL_SEATS: Final = range(4)
ALL_ABILITIES: Final = range(2)

ANY_MOMENT: Final = 1
"""Family of the questions to the active seat."""
ACTION: Final = 2
"""Family of the steps that perform an action."""

NO_ACTIONS, NO_SUCH_CARD, TAKEN, NOT_ADJACENT, NO_COINS, NOT_THAT_SEAT, KNOWN, FLOODED = range(16, 24)

REFUSALS: Final = (
    Refusal(NO_ACTIONS, "no-actions"),
    Refusal(NO_SUCH_CARD, "no-such-card", ("card",)),
    Refusal(TAKEN, "taken", ("place",)),
    Refusal(NOT_ADJACENT, "not-adjacent", ("place",)),
    Refusal(NO_COINS, "no-coins"),
    Refusal(NOT_THAT_SEAT, "not-that-seat", ("seat",)),
    Refusal(KNOWN, "known", ("ability",)),
    Refusal(FLOODED, "flooded", ("place",)),
)
