"""Soundness of cards: hands and deck are known whole, or as far as one seat sees them."""

from __future__ import annotations

from castellany.core.position import NO_FAULT, Fault
from castellany.games.tuscany.census import hidden_cards
from castellany.games.tuscany.kinds import COLOURS
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables


def card_fault(s: TuscanyState, t: Tables) -> Fault:
    known = [seat for seat in range(s.players) if sees(s, seat)]
    blank = [seat for seat in range(s.players) if not any(cards_of(s, seat))]
    if hidden_cards(s) or sum(s.drawn) != sum(s.drawn_size):
        if any(s.deck) or len([seat for seat in range(s.players) if seat not in blank]) > 1:
            return ("deck", "either all cards are known, or those of one seat")
        for seat in range(s.players):
            if seat not in known and seat not in blank:
                return (f"hand {seat + 1}", "a hand is known whole or not at all")
        if could_lie_in_deck(s, t) < s.deck_size:
            return ("deck-size", "the cards that are left do not fill the deck")
    elif sum(s.deck) != s.deck_size:
        return ("deck-size", "the deck has another size")
    else:
        for seat in range(s.players):
            if seat not in known:
                return (f"hand-size {seat + 1}", "the hand has another size")
    return NO_FAULT


def cards_of(s: TuscanyState, seat: int) -> list[int]:
    """What is known of a seat's hand and of what it has drawn since the last shuffle."""
    first, after = seat * COLOURS, (seat + 1) * COLOURS
    return s.hand[first:after] + s.drawn[first:after]


def sees(s: TuscanyState, seat: int) -> bool:
    """Whether all cards of a seat are known."""
    cards = cards_of(s, seat)
    return sum(cards[:COLOURS]) == s.hand_size[seat] and sum(cards[COLOURS:]) == s.drawn_size[seat]


def could_lie_in_deck(s: TuscanyState, t: Tables) -> int:
    """How many cards of the last shuffle nobody is known to have drawn or discarded."""
    cards = 0
    for colour in range(COLOURS):
        unseen = t.components.card_counts[colour] - s.discard[colour] - sum(s.hand[colour::COLOURS])
        cards += min(unseen, s.shuffled[colour] - sum(s.drawn[colour::COLOURS]))
    return cards
