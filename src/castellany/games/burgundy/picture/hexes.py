"""The grid of an estate's hexes, as its board lays them out."""

from __future__ import annotations

from functools import cache
from typing import Final

from castellany.core.drawing.hexes import ROW, WIDTH, side_of

# Half-steps to the neighbour beyond each side, clockwise from the upper right.
_BEYOND: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))


class Grid:
    """Where to draw spaces that lie at these half steps from the middle and rows from the top."""

    def __init__(self, places: tuple[tuple[int, int], ...]) -> None:
        self._places = places
        self._space_at = {place: space for space, place in enumerate(places)}
        middle = max(row for _, row in places) / 2
        self.centres = tuple((step * WIDTH / 2, (row - middle) * ROW) for step, row in places)
        """The centre of each space, the middle of the board at (0, 0)."""

    def neighbour(self, space: int, side: int) -> int:
        """The space beyond a side, clockwise from the upper right; -1 outside the estate."""
        step, row = self._places[space]
        across, down = _BEYOND[side]
        return self._space_at.get((step + across, row + down), -1)

    def side_path(self, space: int, side: int) -> str:
        return side_of(self.centres[space], side)


@cache
def grid(places: tuple[tuple[int, int], ...]) -> Grid:
    return Grid(places)
