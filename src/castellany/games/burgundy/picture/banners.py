"""Bonus tiles as banners: a large one for the first to fill a colour, a small one for the second."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, EDGE, POLE, TILE_INK, Terrain
from castellany.core.drawing.svg import at, numeral, path, rect, use
from castellany.games.burgundy.picture.terrain import PRINTS

LARGE, SMALL = 0, 1
_CLOTH: Final = ("M-14-18H14V24L0 17.5L-14 24Z", "M-11-18H11V16L0 11L-11 16Z")
_POLES: Final = (33.0, 26.0)
_GLYPH_SIZES: Final = (0.64, 0.5)
_NUMERALS: Final = ((14.5, 17.0), (9.5, 14.0))
_LIGHT_ON_DARK: Final = frozenset("SCM")


def banner_name(colour: int, size: int) -> str:
    return f"banner-{colour}-{size}"


def _banner(terrain: Terrain, size: int, value: int) -> str:
    figure = CREAM if terrain.letter in _LIGHT_ON_DARK else TILE_INK
    baseline, height = _NUMERALS[size]
    pole = _POLES[size]
    return "".join(
        (
            at(0, 1.6, path(_CLOTH[size], TILE_INK, opacity=0.3)),
            path(_CLOTH[size], terrain.body, stroke=TILE_INK, stroke_width=1.5, stroke_linejoin="round"),
            rect(-pole / 2, -20.5, pole, 4.5, POLE, rx=2.2, stroke=TILE_INK, stroke_width=1.2),
            at(0, -8, path(PRINTS[terrain.letter].glyph, figure, fill_rule="evenodd"), scale=_GLYPH_SIZES[size]),
            numeral(value, 0, baseline, height, figure),
        )
    )


def _taken(size: int) -> str:
    return path(_CLOTH[size], "none", stroke=EDGE, stroke_width=1.3, stroke_dasharray="4 3")


def drawings(terrains: tuple[Terrain, ...], points: tuple[int, int]) -> dict[str, str]:
    """The twelve bonus tiles at this number of players, and the two gaps that they leave."""
    found = {f"taken-{size}": _taken(size) for size in (LARGE, SMALL)}
    for colour, terrain in enumerate(terrains):
        for size in (LARGE, SMALL):
            found[banner_name(colour, size)] = _banner(terrain, size, points[size])
    return found


def gap(holder: int, size: int, x: float, y: float) -> str:
    """Where a bonus tile hung: the shield of the player who has it now."""
    return use(f"taken-{size}", x, y) + use(f"shield-{holder}", x, y - 1, 0.62 if size == LARGE else 0.5)
