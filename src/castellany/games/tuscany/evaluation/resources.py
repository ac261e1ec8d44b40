"""Resources: what actions, cards, workers and marble are worth to one seat in one position."""

from __future__ import annotations

from typing import Final

from castellany.games.tuscany.evaluation import weights as w
from castellany.games.tuscany.kinds import COLOUR, COLOURS, HEXAGON, NOTHING
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.tables import Tables

UNKNOWN: Final = -(1 << 30)
"""Not worked out yet."""
NO_SPACE: Final = 0
OUT_OF_REACH: Final = 1
IN_REACH: Final = 2
STORED: Final = 3
"""How much a seat wants cards of a colour."""


class Resources:
    """The turns are those that begin after now."""

    def __init__(self, t: Tables, s: TuscanyState, seat: int, turns: int) -> None:
        self.t = t
        self.s = s
        self.seat = seat
        self.turns = turns
        self.estate = t.estate_of(s, seat)
        self.filled = s.filled[seat]
        self.open = s.open[seat]
        self.action = w.ACTION + w.ACTION_TURN * min(turns, w.ACTION_TURNS) if turns else 0
        self.unit = self.action * w.UNIT // 100
        self.pairs = 0
        """Units that pairs of any colour give."""
        first = seat * COLOURS
        for colour in range(COLOURS):
            self.pairs += s.hand[first + colour] // 2
        self.wants = self.wanted()
        self.any_card = UNKNOWN

    def wanted(self) -> list[int]:
        """By colour, how much cards of it are wanted."""
        wants: list[int] = []
        for mask in self.estate.colour_mask:
            wants.append(NO_SPACE if not mask & ~self.filled else IN_REACH if mask & self.open else OUT_OF_REACH)
        first = self.seat * STORAGE
        for i in range(first, first + STORAGE):
            kind = self.s.storage[i]
            if kind != NOTHING and kind != HEXAGON and wants[COLOUR[kind]] == IN_REACH:
                wants[COLOUR[kind]] = STORED
        return wants

    def cards_worth(self, colour: int, cards: int) -> int:
        """So many cards of a colour."""
        good = min(cards, 2)
        worth = good * w.CARD[self.wants[colour]]
        spare = cards - good
        worth += spare * w.SPARE_CARD + cards // 2 * w.PAIR
        return worth * self.unit // 100

    def hand_worth(self) -> int:
        worth = 0
        size = 0
        first = self.seat * COLOURS
        for colour in range(COLOURS):
            cards = self.s.hand[first + colour]
            if cards:
                worth += self.cards_worth(colour, cards)
                size += cards
        if size > w.FULL_HAND:
            more = min(size - w.FULL_HAND, w.FULL_HAND) * w.SURPLUS
            worth = worth * (100 * w.FULL_HAND + more) // (100 * size)
        return worth + 100 * size // self.t.edition.cards_per_point

    def card_worth(self) -> int:
        """A card more, of an unknown colour."""
        if self.any_card == UNKNOWN:
            worth = 0
            first = self.seat * COLOURS
            for colour in range(COLOURS):
                cards = self.s.hand[first + colour]
                worth += w.CARD[self.wants[colour]] if cards < 2 else w.SPARE_CARD
                if cards & 1:
                    worth += w.PAIR
            worth = worth * self.unit // (100 * COLOURS)
            size = self.s.hand_size[self.seat]
            if size >= w.FULL_HAND:
                worth = worth * w.SURPLUS // 100 if size < 2 * w.FULL_HAND else 0
            self.any_card = worth + 100 // self.t.edition.cards_per_point
        return self.any_card

    def worker_worth(self, workers: int) -> int:
        percent = 0
        for i in range(min(workers, len(w.WORKER))):
            percent += w.WORKER[i]
        return 100 * workers + percent * self.unit // 100

    def workers_gain(self, workers: int) -> int:
        have = self.s.workers[self.seat]
        return self.worker_worth(have + workers) - self.worker_worth(have)

    def marble_worth(self, marble: int) -> int:
        """One is of use in a turn."""
        return 100 * marble + min(marble, self.turns) * self.action

    def marble_gain(self, marble: int) -> int:
        have = self.s.marble[self.seat]
        return self.marble_worth(have + marble) - self.marble_worth(have)

    def missing(self, colour: int) -> int:
        """Units that a payment for this colour lacks."""
        own = self.s.hand[self.seat * COLOURS + colour]
        units = min(own, 2) + self.pairs - own // 2 + self.s.workers[self.seat]
        return max(2 - units, 0)
