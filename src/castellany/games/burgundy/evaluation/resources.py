"""Resources: what silver, workers and goods are worth to one seat in one position."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.editions.edition import OPTIONAL
from castellany.games.burgundy.evaluation import weights as w
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_SPACES, Tables
from castellany.games.burgundy.verbs.sell import sale_silver, sale_workers
from castellany.games.burgundy.verbs.workers import silver_taken, workers_taken

UNKNOWN: Final = -(1 << 30)
"""Not worked out yet."""
SILVER_EXTRA: Final = [sum(w.SILVER[:n]) for n in range(len(w.SILVER) + 1)]
WORKER_EXTRA: Final = [sum(w.WORKER[:n]) for n in range(len(w.WORKER) + 1)]
"""By how many, what all of them are worth beyond their final points."""


class Resources:
    """The turns are those that begin after now."""

    def __init__(self, t: Tables, s: BurgundyState, seat: int, turns: int) -> None:
        self.t = t
        self.s = s
        self.seat = seat
        self.estate = s.estate_of[seat]
        self.turns = turns
        self.held = s.held[self.estate]
        self.worker = self.worker_worth(s.workers[self.estate] + 1) - self.worker_worth(s.workers[self.estate])
        """One worker more."""
        self.silver = self.silver_worth(s.silver[self.estate] + 1) - self.silver_worth(s.silver[self.estate])
        """One silver more."""
        self.cargo = UNKNOWN

    def silver_worth(self, silver: int) -> int:
        extra = SILVER_EXTRA[min(silver, len(SILVER_EXTRA) - 1)]
        return 100 * silver + extra * min(self.turns, w.RESOURCE_TURNS) // w.RESOURCE_TURNS

    def worker_worth(self, workers: int) -> int:
        extra = WORKER_EXTRA[min(workers, len(WORKER_EXTRA) - 1)]
        return 50 * workers + extra * min(self.turns, w.RESOURCE_TURNS) // w.RESOURCE_TURNS

    def stack_worth(self, count: int) -> int:
        """A stack of unsold goods."""
        if not count:
            return 0
        chance = min(w.SALE_CHANCE * self.turns, w.MOST_SALE_CHANCE)
        return 100 * count + (count * (self.t.players - 1) * 100 + 60) * chance // 100

    def sale_gain(self, colour: int) -> int:
        """What selling a stack now would add."""
        count = self.s.goods[self.estate * GOODS + colour]
        if count == 0:
            return 0
        gain = 100 * count * self.t.players
        gain += self.silver * sale_silver(self.s, self.estate) + self.worker * sale_workers(self.s, self.estate)
        if self.held >> 25 & 1:
            gain += 100 * count
        if self.held >> 15 & 1 and not self.s.sold[self.estate * GOODS + colour]:
            gain += 200
        return gain - self.stack_worth(count)

    def best_sale(self) -> int:
        best = 0
        for colour in range(GOODS):
            gain = self.sale_gain(colour)
            if gain > best:
                best = gain
        return best

    def workers_gain(self) -> int:
        """What the action of taking workers would add."""
        return self.worker * workers_taken(self.s, self.estate) + self.silver * silver_taken(self.s, self.estate)

    def load_gain(self) -> int:
        """The best that a ship would load now."""
        if self.cargo == UNKNOWN:
            self.cargo = 0
            for depot in range(DEPOTS):
                goods = self.depot_goods(depot)
                if goods > self.cargo:
                    self.cargo = goods
        return self.cargo

    def also_gain(self, depot: int) -> int:
        """About what the second depot brings; where the first is not loaded yet, that one too."""
        beside = max(self.depot_goods((depot + 1) % DEPOTS), self.depot_goods((depot - 1) % DEPOTS))
        return beside if self.t.edition.neighbour_depot == OPTIONAL else beside + self.depot_goods(depot)

    def depot_goods(self, depot: int) -> int:
        goods, coming = self.s.goods, self.s.depot_goods
        own, there = self.estate * GOODS, depot * GOODS
        spaces = GOODS_SPACES
        worth = 0
        fresh = 0
        for colour in range(GOODS):
            have = goods[own + colour]
            come = coming[there + colour]
            if have:
                spaces -= 1
                if come:
                    worth += self.stack_worth(have + come) - self.stack_worth(have)
            elif come:
                fresh += self.stack_worth(come)
        return worth + (fresh if spaces else 0)
