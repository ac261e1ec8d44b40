"""ToyBuilder: the rule points of the village fair."""

from __future__ import annotations

from collections.abc import Callable

from tests.core.toy.state import ToyState
from tests.core.toy.words import ANY_MOMENT, FIRST, REFUSALS

from castellany.core.builder import Builder
from castellany.core.ext import Ext
from castellany.core.points import EventPoint, PermissionPoint, ReplacementPoint, ValuePoint


class ToyBuilder(Builder[ToyState]):
    def __init__(self) -> None:
        super().__init__()
        for refusal in REFUSALS:
            self.refusal(refusal)
        self.planting: PermissionPoint[ToyState] = PermissionPoint()
        self.instead_of_planting: ReplacementPoint[ToyState] = ReplacementPoint()
        self.fair_payment: ValuePoint[ToyState] = ValuePoint()
        self.extra_points: ValuePoint[ToyState] = ValuePoint()
        self.planted: EventPoint[ToyState] = self.event_point("planted", FIRST, ANY_MOMENT)
        self.exts: list[Callable[[int], Ext]] = []
        """Makers of the modules' data for a number of players."""
