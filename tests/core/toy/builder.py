"""ToyBuilder: the rule points of the village fair."""

from __future__ import annotations

from tests.core.toy.state import ToyState
from tests.core.toy.words import REFUSALS

from castellany.core.builder import Builder
from castellany.core.points import PermissionPoint, ValuePoint
from castellany.core.program import Effect


class ToyBuilder(Builder[ToyState]):
    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        for refusal in REFUSALS:
            self.refusal(refusal)
        self.planting: PermissionPoint[ToyState] = PermissionPoint()
        self.fair_payment: ValuePoint[ToyState] = ValuePoint()
        self.extra_points: ValuePoint[ToyState] = ValuePoint()
        self.planted: list[Effect[ToyState]] = []
        """What follows when something is planted, in this order."""
        self.kept: list[int] = []
        """What modules remember, as it is when a game begins."""

    def remember(self, values: list[int]) -> int:
        """Places for what a module remembers; gives the first."""
        self.kept += values
        return len(self.kept) - len(values)
