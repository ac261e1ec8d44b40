"""Posts and their tiles in the picture of an estate, in units of which a space has 100."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from castellany.core.drawing.hexes import ROW, WIDTH
from castellany.core.drawing.palette import CREAM, EDGE, HOLLOW, LIVERIES, POLE, SHADE, STONE, TILE_INK
from castellany.core.drawing.svg import at, flat, inked, path, rect, use
from castellany.core.drawing.tokens import points
from castellany.games.burgundy.state import NOBODY

MIDDLE_ROW: Final = 3
FOOT: Final = 44.0
"""From the middle of the notch that a post stands in down to its foot; the lower notch is less deep."""
LOWER_FOOT: Final = -4.0
CORNER: Final = (-336.0, -268.0)
"""The middle of the large tile, in the free corner upper left of a duchy."""
BESIDE: Final = 68.0

_KEEP: Final = "M-15-8V-44H15V-8Z"
_SHADOW: Final = "M6-8V-44H15V-8Z"
_CRENELS: Final = "M-20-43V-62H-11V-54H-5V-62H5V-54H11V-62H20V-43Z"
_PLINTH: Final = "M-21 0V-8H21V0Z"
_GATE: Final = "M-5.500-8V-19A5.500 5.500 0 0 1 5.500-19V-8Z"
_SLIT: Final = "M-1.800-38H1.800V-29H-1.800Z"
_FLAG: Final = "M0-97H30L22-87L30-77H0Z"
_TILE: Final = 56.0


def post(place: tuple[int, int], seat: int) -> str:
    """A tower at a place in half steps and rows, with the flag of the seat that has linked it."""
    step, row = place
    down = FOOT if row <= MIDDLE_ROW else LOWER_FOOT
    return at(step * WIDTH / 2, (row - MIDDLE_ROW) * ROW + down, tower(seat))


def tower(seat: int = NOBODY) -> str:
    """The tower itself, its foot at (0, 0)."""
    flag: tuple[str, ...] = ()
    if seat != NOBODY:
        flag = (path("M0-62V-98", stroke_width=4), path(_FLAG, LIVERIES[seat].field))
    stones = (path(_KEEP, CREAM), flat(_SHADOW, SHADE), path(_KEEP), path(_CRENELS, CREAM))
    return inked(*flag, path(_PLINTH, POLE), *stones, flat(_GATE, HOLLOW), flat(_SLIT, HOLLOW))


def prizes(holders: Sequence[int], worth: Sequence[int], seat: int) -> str:
    """The large and the small tile: free, with the flag of this seat, or gone to another."""
    x, y = CORNER
    return "".join(
        at(x + BESIDE * size, y, prize(holder, points_of, seat))
        for size, (holder, points_of) in enumerate(zip(holders, worth, strict=True))
    )


def prize(holder: int, worth: int, seat: int) -> str:
    half = _TILE / 2
    if holder not in (NOBODY, seat):
        gap = rect(-half, -half, _TILE, _TILE, "none", rx=7, stroke=EDGE, stroke_width=2.2, stroke_dasharray="6 5")
        return gap + use(f"shield-{holder}", 0, 0, 1.3)
    tile = rect(-half, -half, _TILE, _TILE, STONE, rx=7, stroke=TILE_INK, stroke_width=2.2)
    return tile + at(-6, half - 5, tower(holder), scale=0.62) + points(worth, half - 6, -half + 8, 15)
