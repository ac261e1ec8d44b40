"""What a listener of the village fair is told, and what of it a seat may know."""

from __future__ import annotations

from typing import Final

from tests.core.toy.state import ToyState

from castellany.core.events import Event

COINS, BID_WON, FIELD_FULL, DEALT, SHOWN = range(5)
"""Of a card that was dealt or shown, a is the card, and of one that was shown b whose it is."""

EVENT_KEYS: Final = ("coins", "bid-won", "field-full", "dealt", "shown")
HIDDEN: Final = -1
"""A card that is not known."""


def event_for(event: Event, seat: int) -> Event:
    """Everybody sees that a card is dealt or shown; which, only those concerned."""
    if event.kind == DEALT:
        concerned = [event.seat]
    elif event.kind == SHOWN:
        concerned = [event.seat, event.b]
    else:
        return event
    return event if seat in concerned else Event(event.kind, event.seat, HIDDEN, event.b, event.why)


def gain(s: ToyState, seat: int, coins: int) -> None:
    s.coins[seat] += coins
    s.tell(COINS, seat, coins)
