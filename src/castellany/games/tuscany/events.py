"""Events: what a listener of a Tuscany game is told, by number."""

from __future__ import annotations

from typing import Final

PHASE_BEGAN: Final = 0
"""a: which, from 0."""
ROUND_BEGAN: Final = 1
"""a: which, from 0, counted through the whole game."""
BUILT: Final = 2
"""a: arrangement, b: space of the start castle."""
BONUS_TAKEN: Final = 3
"""a: bonus."""
CARDS_DRAWN: Final = 4
"""a: how many; everybody sees that."""
CARD_DRAWN: Final = 5
"""a: colour; nobody but the seat is told."""
TAKEN: Final = 6
"""a: kind, b: slot."""
REMOVED: Final = 7
"""a: kind that leaves storage, and the game, for another."""
PLACED: Final = 8
"""a: kind, b: space; why: 1 if a castle brought it."""
PAID: Final = 9
"""a: payment, b: colour of its own cards."""
REVEALED: Final = 10
"""a: kind, b: slot; from the seat's own stacks."""
NEUTRAL_REVEALED: Final = 11
"""a: kind, b: slot; nobody's."""
STACK_EMPTY: Final = 12
"""a: which stack, from 0."""
SWEPT: Final = 13
"""a: colour, b: how many; by a seat for which nothing fits, or by nobody when five are alike."""
POINTS: Final = 14
"""a: source, b: how many."""
MARBLE_GAINED: Final = 15
WORKERS_GAINED: Final = 16
"""a: how many."""
MARBLE_SPENT: Final = 17
HEXAGON_GAINED: Final = 18
YIELDED: Final = 19
"""a: yield card."""
CARDS_SHUFFLED: Final = 20
YIELDS_SHUFFLED: Final = 21
NEUTRALS_SHUFFLED: Final = 22
"""A supply ran out, and what was discarded is the new one."""
COLOUR_FILLED: Final = 23
"""a: colour, b: 0 first, 1 second."""
SCORED: Final = 24
"""a: phase, b: how many green points become red."""
LAST_ROUND: Final = 25
GAME_ENDED: Final = 26

EVENT_KEYS: Final = (
    "phase-began",
    "round-began",
    "built",
    "bonus-taken",
    "cards-drawn",
    "card-drawn",
    "taken",
    "removed",
    "placed",
    "paid",
    "revealed",
    "neutral-revealed",
    "stack-empty",
    "swept",
    "points",
    "marble-gained",
    "workers-gained",
    "marble-spent",
    "hexagon-gained",
    "yielded",
    "cards-shuffled",
    "yields-shuffled",
    "neutrals-shuffled",
    "colour-filled",
    "scored",
    "last-round",
    "game-ended",
)
