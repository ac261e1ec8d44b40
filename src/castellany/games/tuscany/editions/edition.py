"""Edition: switches with meaning; each names the clause of the rules ledger that it comes from."""

from __future__ import annotations

from typing import Final

MORE_GREEN: Final = 0
FEWER_GREEN: Final = 1
"""Fewer green points, then fewer cards in hand."""


class Edition:
    """What one print decides; options of a table may change each switch."""

    def __init__(self, slug: str, draw_cards: int, cards_per_point: int, second_tie: int, take_must_fit: bool) -> None:
        self.slug = slug
        self.draw_cards = draw_cards
        """Cards of a draw, before bonus tiles."""
        self.cards_per_point = cards_per_point
        """Cards in hand that are worth a point at the end."""
        self.second_tie = second_tie
        """What decides where empty spaces do not."""
        self.take_must_fit = take_must_fit
        """Whether a tile that fits must be taken where one lies open."""
