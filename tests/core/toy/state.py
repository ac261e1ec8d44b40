"""ToyState: a position of the village fair."""

from __future__ import annotations

from typing import Final

from castellany.core.areas import ALL, ANY, SUM, UNION, Areas, no_areas
from castellany.core.frames import Frame
from castellany.core.state import State

CARDS: Final = 5
"""Different cards; there are four of each."""
COPIES: Final = 4
PLACES: Final = 6
"""Of the field, in two rows of three."""
COLUMNS: Final = 3
EXTENT, SIZE, FLOWERS, WELL, FENCED = range(5)
"""Attributes of a planted area."""
POLICIES: Final = (UNION, SUM, UNION, ANY, ALL)
FLOWER: Final = (1, 2, 1, 2, 4, 4)
"""The flower of each place, as a bit."""
GREEN_THUMB: Final = 0
BARKER: Final = 1
NOBODY: Final = -1


class ToyState(State):
    def __init__(
        self,
        stack: list[Frame],
        sealed: list[int],
        players: int,
        active: int,
        actions: int,
        borrowed: int,
        deck: list[int],
        hands: list[int],
        discard: list[int],
        hidden: list[int],
        seen: list[int],
        bids: list[int],
        coins: list[int],
        toasts: list[int],
        abilities: list[int],
        field: Areas,
        joined: int,
        kept: list[int],
    ) -> None:
        super().__init__(stack, sealed)
        self.players = players
        self.active = active
        """The seat whose turn it is."""
        self.actions = actions
        """Left to the active seat."""
        self.borrowed = borrowed
        """Whose abilities the active seat uses beside its own."""
        self.deck = deck
        self.hands = hands
        self.discard = discard
        self.hidden = hidden
        """In a view: how many cards of each hand, and of the deck, are not known."""
        self.seen = seen
        """At (viewer * players + owner) * CARDS + card: what a seat has seen of another's hand."""
        self.bids = bids
        self.coins = coins
        self.toasts = toasts
        self.abilities = abilities
        self.field = field
        self.joined = joined
        """Who has joined the fair that is being called."""
        self.kept = kept
        """What modules remember."""

    def fields(self) -> tuple[object, ...]:
        return (
            self.stack,
            self.sealed,
            self.players,
            self.active,
            self.actions,
            self.borrowed,
            self.deck,
            self.hands,
            self.discard,
            self.hidden,
            self.seen,
            self.bids,
            self.coins,
            self.toasts,
            self.abilities,
            self.field,
            self.joined,
            self.kept,
        )

    def clone(self) -> ToyState:
        return ToyState(
            self.stack[:],
            self.sealed[:],
            self.players,
            self.active,
            self.actions,
            self.borrowed,
            self.deck[:],
            self.hands[:],
            self.discard[:],
            self.hidden[:],
            self.seen[:],
            self.bids[:],
            self.coins[:],
            self.toasts[:],
            self.abilities[:],
            self.field.clone(),
            self.joined,
            self.kept[:],
        )

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * CARDS : (seat + 1) * CARDS]

    def seen_at(self, viewer: int, owner: int, card: int) -> int:
        """Where what a seat has seen of another's cards is kept."""
        return (viewer * self.players + owner) * CARDS + card

    def play_card(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see; who had seen one of its kind takes it for that one."""
        self.hands[seat * CARDS + card] -= 1
        self.discard[card] += 1
        for viewer in range(self.players):
            at = self.seen_at(viewer, seat, card)
            self.seen[at] = max(0, self.seen[at] - 1)

    def holds(self, seat: int, ability: int) -> bool:
        """Whether a seat may use an ability, its own or a borrowed one."""
        own = self.abilities[seat]
        if self.borrowed != NOBODY and seat == self.active:
            own |= self.abilities[self.borrowed]
        return own >> ability & 1 == 1


def new_state(players: int, kept: list[int]) -> ToyState:
    return ToyState(
        [],
        [],
        players,
        NOBODY,
        0,
        NOBODY,
        [COPIES] * CARDS,
        [0] * (players * CARDS),
        [0] * CARDS,
        [0] * (players + 1),
        [0] * (players * players * CARDS),
        [0] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        no_areas(POLICIES, 1, PLACES),
        0,
        kept[:],
    )
