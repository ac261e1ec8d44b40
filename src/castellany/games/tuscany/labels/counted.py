"""Counted things as phrases: what is paid for a tile, and what a yield card brings."""

from __future__ import annotations

from castellany.core.phrase import Phrase
from castellany.games.tuscany.box import Yield
from castellany.games.tuscany.kinds import COLOURS
from castellany.games.tuscany.labels.names import both, colour_key
from castellany.games.tuscany.payment import CARD_UNIT, FIRST_UNIT, PAIR_UNIT, SECOND_UNIT, WORKER_UNIT


def payment(number: int, colour: int) -> Phrase:
    """The cards and workers that pay for a tile of a colour, its own cards first."""
    units = [FIRST_UNIT[number], SECOND_UNIT[number]]
    cards = [0] * COLOURS
    cards[colour] = units.count(CARD_UNIT)
    for unit in units:
        if unit >= PAIR_UNIT:
            cards[unit - PAIR_UNIT] += 2
    colours = sorted(range(COLOURS), key=lambda one: one != colour)
    parts = [cards_of(cards[one], one) for one in colours if cards[one]]
    workers = units.count(WORKER_UNIT)
    return both(parts + [Phrase("count-workers", {"workers": workers})] * (workers > 0))


def cards_of(count: int, colour: int) -> Phrase:
    return Phrase("count-cards-of", {"cards": count, "colour": colour_key(colour)})


def reward(card: Yield) -> Phrase:
    """All that a yield card brings."""
    counts = {
        "red": card.red,
        "green": card.green,
        "cards": card.cards,
        "marble": card.marble,
        "workers": card.workers,
        "hexagons": card.hexagons,
    }
    return both([Phrase(f"count-{what}", {what: count}) for what, count in counts.items() if count])
