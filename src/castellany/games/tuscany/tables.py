"""Tables: everything about one Tuscany game that is settled before it begins."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary
from castellany.games.tuscany.boards import BOARDS, deal_of
from castellany.games.tuscany.box import Components
from castellany.games.tuscany.editions.edition import Edition
from castellany.games.tuscany.estate import Estate
from castellany.games.tuscany.kinds import BONUS_COPIES
from castellany.games.tuscany.state import TuscanyState

START_HAND: Final = 5
MONASTERY_CARDS: Final = 3
STACKS: Final = 3
STACK: Final = 7
"""Tiles of each of a seat's stacks."""
MOST_YIELDS: Final = 1 + BONUS_COPIES
"""Yield cards that one cart turns up, at most."""
REFRESH: Final = 5
"""So many open tiles of one colour make room for new ones."""


class Tables:
    """Shared, immutable: player count, edition switches and components."""

    def __init__(self, players: int, edition: Edition, components: Components) -> None:
        self.players = players
        self.edition = edition
        self.components = components
        self.yield_words = Vocabulary("yield", {i: kind.name for i, kind in enumerate(components.yields)})
        self.estates = components.estates

    def deal_of(self, s: TuscanyState, seat: int) -> int:
        first = seat * BOARDS
        return deal_of(s.dealt[first], s.dealt[first + 1], s.dealt[first + 2])

    def estate_of(self, s: TuscanyState, seat: int) -> Estate:
        """The land that a seat has built."""
        return self.estates.estate(self.deal_of(s, seat), s.arrangement[seat])

    def estate(self, deal: int, arrangement: int) -> Estate:
        return self.estates.estate(deal, arrangement)

    def legal(self, deal: int) -> list[int]:
        """The arrangements without a region that is too large."""
        return self.estates.legal(deal)
