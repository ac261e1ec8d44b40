"""Special tokens and seals: what a player holds, each about (0, 0) with a radius of 22."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, ON_WINE, TILE_INK, WINE
from castellany.core.drawing.svg import at, disc, group, inked, numeral, path
from castellany.games.castle.kinds import BONUS_POINTS, LARGER_SEAT, SHRINE, TOKEN_NAMES
from castellany.games.castle.picture.editions import EDITIONS, glyph
from castellany.games.castle.picture.paint import COLOURS, painted

_HOUSE: Final = inked(
    path("M-9 9V-1H9V9Z", CREAM),
    path("M-13 0L0-12L13 0Z", COLOURS["house-west"]),
    path("M-2.5 9V3H2.5V9Z", TILE_INK),
    width=1.8,
)
_PIGSTY: Final = inked(
    path("M-8 10V-5H-10V-12H-5.5V-8.5H-2V-12H2V-8.5H5.5V-12H10V-5H8V10Z", COLOURS["pigsty"]),
    path("M-2.5 10V4a2.5 2.5 0 0 1 5 0V10Z", TILE_INK),
    width=1.8,
)
_ROAD: Final = group(
    path("M-7 11C-9 2 7 1 5-11", stroke=TILE_INK, stroke_width=8.5),
    path("M-7 11C-9 2 7 1 5-11", stroke=COLOURS["path"], stroke_width=5),
)
_AGAIN: Final = path("M9-4A10 10 0 1 0 9.5 4M10.5-11V-3.5H3", stroke=WINE, stroke_width=3.4, stroke_linecap="round")
_SEAT: Final = inked(
    path("M-11 11V-6H-13V-13H-8V-9.5H-3V-13H3V-9.5H8V-13H13V-6H11V11Z", COLOURS["gold"]),
    path("M-3 11V4a3 3 0 0 1 6 0V11Z", TILE_INK),
    width=1.8,
)


def _points(amount: int) -> str:
    return disc(0, 0, 13, WINE) + numeral(amount, 0, 6.5, 18, ON_WINE)


def _faces(language: str, amounts: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """What is on each token, and what a badge says of it; pigsties and shrines look as they do on the tiles."""
    sty = at(0, 0, painted(EDITIONS[language]["turret"]), scale=0.8) if language in EDITIONS else _PIGSTY
    shrine = at(0, 0, painted(glyph("shrine", language)), scale=0.78)
    return (
        (_AGAIN, "+1"),
        (_HOUSE, "\u00d72"),
        (sty, "\u00d72"),
        (_unfinished(_ROAD), ""),
        (_unfinished(_HOUSE), ""),
        (_unfinished(sty), ""),
        (shrine, f"{amounts[SHRINE]}"),
        (_SEAT, f"+{amounts[LARGER_SEAT]}"),
        (_points(amounts[BONUS_POINTS]), ""),
    )


def _unfinished(terrain: str) -> str:
    return disc(0, 0, 18.5, "none", stroke=WINE, stroke_width=1.8, stroke_dasharray="6 4") + terrain


def _token(icon: str, badge: str) -> str:
    """A wooden disc."""
    sign = disc(13, 13, 9, WINE) + numeral(badge, 13, 17.5, 12.5, ON_WINE) if badge else ""
    return disc(0, 0, 22, CREAM, stroke=TILE_INK, stroke_width=2.2) + icon + sign


def drawings(language: str, amounts: tuple[int, ...]) -> dict[str, str]:
    """By name."""
    faces = _faces(language, amounts)
    return {f"token-{name}": _token(*face) for name, face in zip(TOKEN_NAMES, faces, strict=True)}
