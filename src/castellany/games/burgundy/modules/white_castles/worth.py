"""What white castles and their monastery are worth to a bot."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.games.burgundy.evaluation.estate import EstateValue, ModuleWorth
from castellany.games.burgundy.evaluation.evaluate import action

WHITE_ACTION: Final = 430
"""An action with a die that is not yet rolled, in hundredths of a point."""
COUNTED: Final = 400
"""A white castle in a duchy with monastery 29."""
PER_TURN: Final = 21
"""What a turn to come adds to monastery 29, as to those that count other buildings."""


class WhiteCastleWorth(ModuleWorth):
    def __init__(self, tile: int, monastery: int, step: int) -> None:
        self.tile = tile
        self.monastery = monastery
        self.step = step

    def effect(self, a: EstateValue, kind: int) -> int:
        if kind == self.tile:
            return WHITE_ACTION + (COUNTED if a.s.holds(a.estate, a.t.kinds.monastery[self.monastery]) else 0)
        return self.counting(a) if kind == self.monastery else 0

    def counting(self, a: EstateValue) -> int:
        """Monastery 29 in the duchy."""
        return PER_TURN * a.turns + a.scoring_worth(a.t.kinds.monastery[self.monastery])

    def pending(self, a: EstateValue, f: Frame) -> int:
        return action(a, a.s.white) if f.step == self.step else 0

    def duchy(self, a: EstateValue) -> int:
        return self.counting(a) if a.s.holds(a.estate, a.t.kinds.monastery[self.monastery]) else 0
