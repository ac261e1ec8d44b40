"""The estate's grid of hexes."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.hexes import ROW, SIDE, WIDTH, side_of
from castellany.games.burgundy.boards import ROWS, places

HEIGHT: Final = ROW * (len(ROWS) - 1) + 2 * SIDE

# Half-steps to the neighbour beyond each side, clockwise from the upper right.
_BEYOND: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
_PLACES: Final = places()
_SPACE_AT: Final = {place: space for space, place in enumerate(_PLACES)}

CENTRES: Final = tuple((step * WIDTH / 2, (row - 3) * ROW) for step, row in _PLACES)
"""The centre of each of the 37 spaces, the middle space at (0, 0)."""


def neighbour(space: int, side: int) -> int:
    """The space beyond a side, clockwise from the upper right; -1 outside the estate."""
    step, row = _PLACES[space]
    across, down = _BEYOND[side]
    return _SPACE_AT.get((step + across, row + down), -1)


def side_path(space: int, side: int) -> str:
    return side_of(CENTRES[space], side)
