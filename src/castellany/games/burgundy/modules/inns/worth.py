"""What an inn is worth to a bot: the space more that its area counts."""

from __future__ import annotations

from castellany.games.burgundy.boards import bits
from castellany.games.burgundy.evaluation.estate import EstateValue, ModuleWorth
from castellany.games.burgundy.tables import area_points


class InnWorth(ModuleWorth):
    def __init__(self, kind: int, largest: int) -> None:
        self.kind = kind
        self.largest = largest

    def lying(self, a: EstateValue, kind: int, space: int) -> int:
        if kind != self.kind:
            return 0
        area = a.board.area[space]
        colour, size, left = a.board.colour[space], a.size(space), bits(area & a.empty)
        larger = min(size + 1, self.largest)
        if left == 1:
            return 100 * (area_points(larger) - area_points(size))
        return a.expected(colour, larger, left - 1) - a.expected(colour, size, left - 1)
