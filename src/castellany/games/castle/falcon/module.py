"""Falcon as an expansion of the game."""

from __future__ import annotations

from castellany.games.castle.falcon.chapels import ChapelWorth
from castellany.games.castle.falcon.courtiers import NotAtOnce, PrinceDoubles
from castellany.games.castle.falcon.nests import MoreNests, TakeNests
from castellany.games.castle.kinds import FALCONER_PLACE, PRINCE_PLACE
from castellany.games.castle.points import CastleBuilder, CastleModule
from castellany.games.castle.refusals import FALCON_REFUSALS


class Falcon(CastleModule):
    def __init__(self) -> None:
        super().__init__("falcon", enlarges=True)

    def install(self, b: CastleBuilder) -> None:
        for refusal in FALCON_REFUSALS:
            b.refusal(refusal)
        b.points.figures += [PRINCE_PLACE, FALCONER_PLACE]
        b.points.worth.values.append(ChapelWorth())
        b.points.factor.values.append(PrinceDoubles())
        b.points.entering.permissions.append(NotAtOnce())
        b.points.scored.append(TakeNests())
        b.points.at_end.append(MoreNests())
