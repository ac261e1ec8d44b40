"""Box: the components of a game, whether as published, reconstructed or copied out by an owner."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.boards import Board, Outline
from castellany.games.tuscany.estates import Estates

GROUPS: Final = ("tiles", "storage", "boards", "cards", "yields", "crops", "bonuses")
"""What a set consists of; each group has its own provenance."""
PUBLISHED: Final = "published"
RECONSTRUCTED: Final = "reconstructed"

REWARDS: Final = ("red", "green", "cards", "marble", "workers", "hexagons")
"""What a yield card may give."""


class Yield:
    """A kind of yield card."""

    def __init__(
        self, name: str, red: int, green: int, cards: int, marble: int, workers: int, hexagons: int, copies: int
    ) -> None:
        self.name = name
        """In notation, such as `2-red` or `2-cards+1-marble`."""
        self.red = red
        self.green = green
        self.cards = cards
        self.marble = marble
        self.workers = workers
        self.hexagons = hexagons
        self.copies = copies


class Components:
    """Shared, immutable but for the estates that it remembers."""

    def __init__(
        self,
        name: str,
        outline: Outline,
        boards: list[list[Board]],
        card_counts: list[int],
        yields: list[Yield],
        own_tiles: list[int],
        neutral_tiles: list[int],
        first_bonus: list[int],
        second_bonus: list[int],
        storage_base: int,
        provenance: dict[str, str],
    ) -> None:
        self.name = name
        """STANDARD, or the name of an owner's set."""
        self.outline = outline
        self.boards = boards
        """By letter."""
        self.estates = Estates(outline, boards)
        self.card_counts = card_counts
        self.yields = yields
        self.own_tiles = own_tiles
        """The tiles of one seat's stacks, by kind; the start castle is none of them."""
        self.neutral_tiles = neutral_tiles
        self.first_bonus = first_bonus
        self.second_bonus = second_bonus
        self.storage_base = storage_base
        self.provenance = provenance
        """By group: PUBLISHED, RECONSTRUCTED or OWNED."""
