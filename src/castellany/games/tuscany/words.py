"""Words: the vocabularies of Tuscany's notation and the numbers of its verbs (append-only)."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary, numbers
from castellany.games.tuscany.kinds import BONUS_COPIES, BONUS_NAMES, BONUSES, COLOUR_NAMES, COLOURS, KINDS, NAMES
from castellany.games.tuscany.payment import PAYMENTS, payment_word

DRAW: Final = 0
"""`draw[ without {left}]`: cards of the action; some of those that bonus tiles add may be left."""
TAKE: Final = 1
"""`take {tile}@{slot}[ over {stored}]`"""
PLACE: Final = 2
"""`place {tile}@{space} for {payment}`"""
SWEEP: Final = 3
"""`sweep {colour}`: put away every open tile of one colour because none fits."""
MARBLE: Final = 4
"""`marble`: one more action."""
END: Final = 5
PASS: Final = 6
CLAIM: Final = 7
"""`claim {tile}@{slot} to {space}`: what a castle allows."""
BONUS: Final = 8
"""`bonus {bonus}`"""
BUILD: Final = 9
"""`build {boards} {shifts} castle {space}`, such as `build AbC lr castle 14`: boards from the top, small if turned."""
CARD: Final = 10
"""`card {colour}`: chance draws a card into a hand."""
REVEAL: Final = 11
"""`reveal {tile}`: chance turns up a tile of a seat's own stacks."""
NEUTRAL: Final = 12
"""`neutral {tile}`: chance turns up a neutral tile."""
YIELD: Final = 13
"""`yield {yield}`: chance turns up a yield card."""
DEAL: Final = 14
"""`deal {letter}{number}`: chance deals an estate board, such as `deal B3`."""
STARTER: Final = 15
"""`starter {seat}`"""

OPEN_TILES: Final = 8
SPACES: Final = 30

TILE_WORDS: Final = Vocabulary("tile", {kind: NAMES[kind] for kind in range(1, KINDS)})
STORED_WORDS: Final = Vocabulary("stored", {kind: NAMES[kind] for kind in range(1, KINDS)})
SLOT_WORDS: Final = numbers("slot", 0, OPEN_TILES - 1, 1)
SPACE_WORDS: Final = numbers("space", 0, SPACES - 1, 1)
COLOUR_WORDS: Final = Vocabulary("colour", {colour: COLOUR_NAMES[colour] for colour in range(COLOURS)})
PAYMENT_WORDS: Final = Vocabulary("payment", {payment: payment_word(payment) for payment in range(PAYMENTS)})
BONUS_WORDS: Final = Vocabulary("bonus", {bonus: BONUS_NAMES[bonus] for bonus in range(BONUSES)})
LEFT_WORDS: Final = numbers("left", 1, BONUS_COPIES)
SEAT_WORDS: Final = numbers("seat", 0, 3, 1)

NONE: Final = range(1)
ALL_TILES: Final = range(1, KINDS)
"""What may lie in storage, the hexagon included."""
STORED_OR_NONE: Final = range(KINDS)
LEFT_OR_NONE: Final = range(BONUS_COPIES + 1)
ALL_SLOTS: Final = range(OPEN_TILES)
ALL_SPACES: Final = range(SPACES)
ALL_COLOURS: Final = range(COLOURS)
ALL_BONUSES: Final = range(BONUSES)
ALL_PAYMENTS: Final = range(PAYMENTS)
