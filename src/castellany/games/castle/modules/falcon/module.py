"""Falcon as an expansion of the game: what it brings, and which rules it fills."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.inventory import Inventory, Kept
from castellany.games.castle.modules.falcon.chapels import ChapelWorth
from castellany.games.castle.modules.falcon.courtiers import NotAtOnce, Prince
from castellany.games.castle.modules.falcon.kinds import (
    CHAPEL,
    CHAPELS,
    FALCONER,
    GATES,
    NEST,
    NESTS,
    NESTS_GAINED,
    NESTS_RETURNED,
    PRINCE,
)
from castellany.games.castle.modules.falcon.nests import MoreNests, NestRace, Nests, TakeNests
from castellany.games.castle.points import Agreed, CastleBuilder, CastleModule, Power

VERSION: Final = 2
"""2: tiles f1 and f2, and prince and falconer in meadows and unfinished areas."""
MOST_NESTS: Final = 9999

ON_STOCKS: Final = Agreed("prince-on-stocks", ("doubles", "stocks-only"))
"""CAS-R 10."""
GIFTS: Final = Agreed("courtiers", ("whenever-scored", "completed-only"))
"""CAS-R 11, 12, 14."""


class Falcon(CastleModule):
    def __init__(self) -> None:
        super().__init__(
            "falcon",
            groups=(("gates", "starts"), ("falcon", "tiles")),
            files=("gates", "tiles"),
            tiles=("falcon",),
            openings="gates",
            opening_spaces=GATES,
            options=(ON_STOCKS, GIFTS),
        )

    def declare(self, i: Inventory) -> None:
        i.figure(PRINCE)
        i.figure(FALCONER)
        i.mark(NEST)
        i.source(CHAPELS, after="pigsties", terrain=CHAPEL)
        i.source(NESTS, after="seat", final=True)
        i.event(NESTS_GAINED)
        i.event(NESTS_RETURNED)
        i.keep(Kept(NESTS, MOST_NESTS))

    def install(self, b: CastleBuilder) -> None:
        nests = Nests(b.inventory)
        on_stocks = b.agreed(ON_STOCKS) == "doubles"
        whenever_scored = b.agreed(GIFTS) == "whenever-scored"
        p = b.points
        p.powers += [Prince(on_stocks, whenever_scored, 450), Power(120)]
        p.filled[CHAPEL] = 13
        p.growth[CHAPEL] = 60
        p.worth.values.append(ChapelWorth())
        p.entering.permissions.append(NotAtOnce(b.new_refusal("scores-at-once", ("figure", "segment"))))
        p.scored.append(TakeNests(nests, whenever_scored))
        p.at_end.append(MoreNests(nests, p))
        p.races.append(NestRace(nests, whenever_scored))
        b.version = VERSION
