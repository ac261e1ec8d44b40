"""TuscanyState: a position of The Castles of Tuscany."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.state import State

NOBODY: Final = -1
NEUTRAL_BACK: Final = 0
STORAGE: Final = 8
"""Entries of a seat in `storage`; how many of them are spaces, its bonus tiles say."""


class TuscanyState(State):
    """Per-seat lists are flat: entry i of a seat with n entries is at `seat * n + i`.

    What changes less often than positions are copied is kept in bytes and tuples, which clones share.
    """

    def __init__(
        self,
        stack: list[Frame],
        sealed: list[int],
        players: int,
        phase: int,
        round: int,
        starter: int,
        latched: int,
        last: int,
        dealt: tuple[int, ...],
        arrangement: tuple[int, ...],
        tiles: bytes,
        filled: list[int],
        open: list[int],
        hand: list[int],
        hand_size: list[int],
        drawn: list[int],
        drawn_size: list[int],
        deck: list[int],
        deck_size: int,
        shuffled: bytes,
        discard: list[int],
        storage: list[int],
        bonuses: list[int],
        bonus_left: bytes,
        marble: list[int],
        workers: list[int],
        green: list[int],
        red: list[int],
        green_lines: list[int],
        lines: list[int],
        display: list[int],
        backs: list[int],
        stock: list[int],
        revealed: list[int],
        neutral: list[int],
        neutral_discard: list[int],
        boxed: list[int],
        yields: list[int],
        yield_discard: list[int],
        claimed: tuple[int, ...],
    ) -> None:
        super().__init__(stack, sealed)
        self.players = players
        self.phase = phase
        """From 0."""
        self.round = round
        """From 0, counted through the whole game."""
        self.starter = starter
        self.latched = latched
        """1 once somebody has emptied the stack that ends this phase."""
        self.last = last
        """1 during the one round after the third stack."""
        self.dealt = dealt
        """Board of each letter dealt to each seat; NOBODY before."""
        self.arrangement = arrangement
        """How each seat has joined its boards; NOBODY before."""
        self.tiles = tiles
        self.filled = filled
        """Bit mask of the covered spaces."""
        self.open = open
        """Bit mask of the empty spaces next to a covered one."""
        self.hand = hand
        """Cards by colour; in a view blank for the others."""
        self.hand_size = hand_size
        self.drawn = drawn
        """Cards by colour drawn since the deck was last shuffled; in a view blank for the others."""
        self.drawn_size = drawn_size
        self.deck = deck
        """Cards by colour; in a view blank."""
        self.deck_size = deck_size
        self.shuffled = shuffled
        """What the deck held when it was last shuffled: everybody knows that."""
        self.discard = discard
        self.storage = storage
        """Kinds on each seat's storage spaces; a piece keeps its space."""
        self.bonuses = bonuses
        """Bonus tiles of each seat, by kind."""
        self.bonus_left = bonus_left
        self.marble = marble
        self.workers = workers
        self.green = green
        self.red = red
        self.green_lines = green_lines
        """Green points by source."""
        self.lines = lines
        """Red points by source; green ones have come over at the scorings so far."""
        self.display = display
        """Kinds of the open tiles."""
        self.backs = backs
        """Whose they were: NEUTRAL_BACK or seat + 1."""
        self.stock = stock
        """Face-down tiles of each seat, by kind; all three stacks, for nobody knows their order."""
        self.revealed = revealed
        """How many of them each seat has turned up."""
        self.neutral = neutral
        """Face-down neutral tiles by kind."""
        self.neutral_discard = neutral_discard
        self.boxed = boxed
        """Tiles that are out of the game, and discarded ones with a player's back."""
        self.yields = yields
        """Yield cards in the deck, by kind."""
        self.yield_discard = yield_discard
        self.claimed = claimed
        """Who filled a colour first and second."""

    def clone(self) -> TuscanyState:
        return TuscanyState(
            self.stack[:],
            self.sealed[:],
            self.players,
            self.phase,
            self.round,
            self.starter,
            self.latched,
            self.last,
            self.dealt,
            self.arrangement,
            self.tiles,
            self.filled[:],
            self.open[:],
            self.hand[:],
            self.hand_size[:],
            self.drawn[:],
            self.drawn_size[:],
            self.deck[:],
            self.deck_size,
            self.shuffled,
            self.discard[:],
            self.storage[:],
            self.bonuses[:],
            self.bonus_left,
            self.marble[:],
            self.workers[:],
            self.green[:],
            self.red[:],
            self.green_lines[:],
            self.lines[:],
            self.display[:],
            self.backs[:],
            self.stock[:],
            self.revealed[:],
            self.neutral[:],
            self.neutral_discard[:],
            self.boxed[:],
            self.yields[:],
            self.yield_discard[:],
            self.claimed,
        )

    def fields(self) -> tuple[object, ...]:
        return (
            self.stack,
            self.sealed,
            self.players,
            self.phase,
            self.round,
            self.starter,
            self.latched,
            self.last,
            self.dealt,
            self.arrangement,
            self.tiles,
            self.filled,
            self.open,
            self.hand,
            self.hand_size,
            self.drawn,
            self.drawn_size,
            self.deck,
            self.deck_size,
            self.shuffled,
            self.discard,
            self.storage,
            self.bonuses,
            self.bonus_left,
            self.marble,
            self.workers,
            self.green,
            self.red,
            self.green_lines,
            self.lines,
            self.display,
            self.backs,
            self.stock,
            self.revealed,
            self.neutral,
            self.neutral_discard,
            self.boxed,
            self.yields,
            self.yield_discard,
            self.claimed,
        )
