"""The pieces of a Tuscany scenario: each is taken out of the supply in which the box has it."""

from __future__ import annotations

from typing import Final

from tests.games.scenario_words import ScenarioError

from castellany.games.tuscany.box import Yield
from castellany.games.tuscany.kinds import COLOUR_NAMES, COLOURS, HEXAGON, KINDS, NAMES
from castellany.games.tuscany.state import NEUTRAL_BACK, TuscanyState

KIND_OF: Final = {NAMES[kind]: kind for kind in range(1, KINDS)}
OWN_TILES: Final = 21


def kind_of(name: str) -> int:
    if name not in KIND_OF:
        raise ScenarioError(f"{name} is no tile")
    return KIND_OF[name]


class Pieces:
    """Takes from and fills the supplies of a new table."""

    def __init__(self, s: TuscanyState) -> None:
        self.s = s

    def tile(self, name: str, seat: int) -> int:
        """A tile in a seat's hands: a neutral one while there are any, else one of its own. Hexagons are for all."""
        kind = kind_of(name)
        if kind != HEXAGON:
            self.tile_with_back(name, NEUTRAL_BACK if self.s.neutral[kind] else seat + 1)
        return kind

    def tile_with_back(self, name: str, back: int) -> int:
        s, kind = self.s, kind_of(name)
        if back == NEUTRAL_BACK:
            if not s.neutral[kind]:
                raise ScenarioError(f"more neutral {name} tiles are used than there are")
            s.neutral[kind] -= 1
        else:
            if not s.stock[(back - 1) * KINDS + kind]:
                raise ScenarioError(f"seat {back} uses more {name} tiles than it has")
            s.stock[(back - 1) * KINDS + kind] -= 1
            s.revealed[back - 1] += 1
        return kind

    def opened(self, seat: int, count: int) -> None:
        """So many own tiles of a seat have been opened; those that lie nowhere are out of the game."""
        s = self.s
        while s.revealed[seat] < count:
            stock = s.stock[seat * KINDS : (seat + 1) * KINDS]
            kind = stock.index(max(stock))
            self.tile_with_back(NAMES[kind], seat + 1)
            s.boxed[kind] += 1
        if count and s.revealed[seat] != count:
            raise ScenarioError(f"seat {seat + 1} has opened {s.revealed[seat]} tiles on this table, not {count}")

    def stacks(self, seat: int, tiles: list[str]) -> None:
        """These own tiles of a seat are still face down; all others have been opened."""
        s = self.s
        left = [0] * KINDS
        for name in tiles:
            left[self.tile_with_back(name, seat + 1)] += 1
        for kind in range(KINDS):
            s.boxed[kind] += s.stock[seat * KINDS + kind]
        s.stock[seat * KINDS : (seat + 1) * KINDS] = left
        s.revealed[seat] = OWN_TILES - len(tiles)

    def neutrals(self, stacks: list[str] | None, discards: list[str]) -> None:
        """The face-down neutral tiles, if given, and the discarded ones; the others are out of the game."""
        s = self.s
        for name in discards:
            s.neutral_discard[self.tile_with_back(name, NEUTRAL_BACK)] += 1
        if stacks is None:
            return
        kept = [0] * KINDS
        for name in stacks:
            kept[self.tile_with_back(name, NEUTRAL_BACK)] += 1
        for kind in range(KINDS):
            s.boxed[kind] += s.neutral[kind]
        s.neutral = kept

    def cards(
        self, hands: list[dict[str, int]], deck: dict[str, int] | None, discard: dict[str, int] | None, hoarder: int
    ) -> None:
        """Hands, then deck or discards as given; of these the one that is not given has all the rest.

        With both given a hoarder has the rest. Whoever holds a card has drawn it; discards are the first seat's.
        """
        s = self.s
        s.shuffled = bytes(s.deck)
        for seat, hand in enumerate(hands):
            s.hand[seat * COLOURS : (seat + 1) * COLOURS] = self.pile(hand, s.deck)
        if discard is not None:
            s.discard = self.pile(discard, s.deck)
        if deck is not None:
            kept = self.pile(deck, s.deck)
            if discard is None:
                s.discard = s.deck
            else:
                for colour in range(COLOURS):
                    s.hand[hoarder * COLOURS + colour] += s.deck[colour]
            s.deck = kept
        s.deck_size = sum(s.deck)
        s.drawn = s.hand[:]
        for colour in range(COLOURS):
            s.drawn[colour] += s.discard[colour]
        for seat in range(s.players):
            s.hand_size[seat] = sum(s.hand[seat * COLOURS : (seat + 1) * COLOURS])
            s.drawn_size[seat] = sum(s.drawn[seat * COLOURS : (seat + 1) * COLOURS])

    def pile(self, given: dict[str, int], supply: list[int]) -> list[int]:
        cards = [0] * COLOURS
        for name, count in given.items():
            colour = COLOUR_NAMES.index(name)
            if supply[colour] < count:
                raise ScenarioError(f"more {name} cards are used than there are")
            supply[colour] -= count
            cards[colour] += count
        return cards

    def yields(self, kinds: list[Yield], given: dict[str, int] | None) -> None:
        """The yield cards still to come, if given; the others lie among the discards."""
        s = self.s
        if given is None:
            return
        names = [kind.name for kind in kinds]
        for name, count in given.items():
            if s.yields[names.index(name)] < count:
                raise ScenarioError(f"more {name} yield cards are used than there are")
        for i, name in enumerate(names):
            s.yield_discard[i] = s.yields[i] - given.get(name, 0)
            s.yields[i] = given.get(name, 0)
