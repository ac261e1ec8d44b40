"""Every kind of tile on the 100-unit hex, and the faces of empty spaces."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.cardboard import blank
from castellany.core.drawing.hexes import tile_path
from castellany.core.drawing.palette import CREAM, TILE_INK
from castellany.core.drawing.svg import at, numeral, path, rect, use
from castellany.games.tuscany.kinds import (
    CART_TILE,
    CASTLE_TILE,
    CITY_TILE,
    COLOUR,
    COLOURS,
    CROP_NAMES,
    CROPS,
    HEXAGON,
    INN_TILE,
    KINDS,
    MONASTERY_TILE,
    NAMES,
    QUARRY_TILE,
    VILLAGE_TILE,
)
from castellany.games.tuscany.picture.palette import TERRAINS

_PLACES: Final = {
    CASTLE_TILE: (0, -7, 0.84),
    CITY_TILE: (0, -10, 0.88),
    INN_TILE: (0, -9, 0.86),
    QUARRY_TILE: (0, -10, 0.86),
    VILLAGE_TILE: (0, -9, 0.86),
    MONASTERY_TILE: (3, -8, 0.84),
    CART_TILE: (-1, -13, 0.92),
}
"""Where the emblem of a kind stands, and how large."""
_ALONE: Final = ((0, 2, 1.16), (-2, 4, 0.94), (0, 1, 1.12), (-2, 4, 1.02))
"""The same for a crop that has a tile to itself."""
_HALVES: Final = ((-7, -20), (9, 22))
_PAIRED: Final = (0.7, 0.62, 0.66, 0.64)
"""Where two crops stand, and how large each is then."""
_HEDGE: Final = "M-40 20L-22 6L0 0L22-8L40-22"


def tile(kind: int, colour: int, x: float, y: float, width: float) -> str:
    """A tile with its centre at (x, y); a wooden hexagon on land shows what it stands for there."""
    name = f"wood-{TERRAINS[colour].letter}" if kind == HEXAGON and colour >= 0 else f"tile-{kind}"
    return use(name, x, y, width / 100)


def _plaque(shown: str, half: float = 13) -> str:
    """What placing a tile brings, on its lower edge."""
    frame = rect(-half, -11.5, half * 2, 23, CREAM, rx=7, stroke=TILE_INK, stroke_width=2.2)
    return at(0, 33, frame, shown)


_GAINS: Final = {
    CASTLE_TILE: _plaque(
        path(tile_path(15, 2), "#b9d58c", stroke=TILE_INK, stroke_width=1.8)
        + path("M0-3.5V3.5M-3.5 0H3.5", stroke=TILE_INK, stroke_width=2)
    ),
    CITY_TILE: _plaque(
        rect(-7, -7, 14, 14, "#f3ead4", rx=3, stroke=TILE_INK, stroke_width=1.8)
        + path("M0-3.5V3.5M-3.5 0H3.5", stroke=TILE_INK, stroke_width=2)
    ),
    INN_TILE: _plaque(use("e-wood", 0, -1, 0.2)),
    QUARRY_TILE: _plaque(use("e-block", 0, 0, 0.74)),
    VILLAGE_TILE: _plaque(use("e-worker", 0, 0, 0.74)),
    MONASTERY_TILE: _plaque(use("e-card", 7, 0, 0.74) + numeral(3, -8, 6, 18), 18),
    CART_TILE: _plaque(use("e-yield", 0, 0, 0.74)),
}


def _crops(kind: int) -> str:
    shown = [crop for crop in range(len(CROP_NAMES)) if CROPS[kind] >> crop & 1]
    if len(shown) == 1:
        x, y, scale = _ALONE[shown[0]]
        return use(f"e-{CROP_NAMES[shown[0]]}", x, y, scale)
    hedge = path(_HEDGE, stroke="#62832c", stroke_width=4, stroke_dasharray=".1 7", stroke_linecap="round")
    halves = [use(f"e-{CROP_NAMES[crop]}", x, y, _PAIRED[crop]) for crop, (x, y) in zip(shown, _HALVES, strict=True)]
    return hedge + "".join(halves)


def _face(kind: int) -> str:
    if kind in _GAINS:
        x, y, scale = _PLACES[kind]
        return use(f"e-{NAMES[kind]}", x, y, scale) + _GAINS[kind]
    return _crops(kind)


def drawings() -> dict[str, str]:
    """Every kind, the cardboard of every colour, and a wooden hexagon on every colour."""
    found = {f"tile-{HEXAGON}": use("e-wood")}
    for kind in range(1, KINDS):
        if kind != HEXAGON:
            found[f"tile-{kind}"] = use(f"blank-{TERRAINS[COLOUR[kind]].letter}") + _face(kind)
    for colour in range(COLOURS):
        letter = TERRAINS[colour].letter
        found[f"blank-{letter}"] = blank(TERRAINS[colour], 1.8)
        sign = at(0, 0, use(f"sign-{letter}"), scale=2)
        found[f"wood-{letter}"] = use(f"blank-{letter}") + use("e-wood", 0, -2, 0.9) + sign
    return found
