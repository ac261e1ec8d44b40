"""The two tracks: a rule of fifty for green points and one for red ones, with a pin for every player."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from castellany.core.drawing.palette import INK_FAINT, WINE
from castellany.core.drawing.svg import line, number, numeral, rect, use
from castellany.games.tuscany.picture.model import TablePicture
from castellany.games.tuscany.picture.palette import GREEN

LAP: Final = 50
HEIGHT: Final = 62.0
_NEAR: Final = 30.0
"""Shields closer to each other than this are spread."""


def draw_tracks(picture: TablePicture, width: float) -> str:
    """Green above red, each in a strip of HEIGHT."""
    green = [estate.green for estate in picture.estates]
    red = [estate.red for estate in picture.estates]
    return _track(green, width, 0, GREEN, "e-foil") + _track(red, width, HEIGHT, WINE, "e-seal")


def _track(points: list[int], width: float, y: float, paint: str, sign: str) -> str:
    left, step = 40.0, (width - 60.0) / LAP
    base = y + 36
    parts = [use(sign, 16, base + 5, 1.05), rect(left - 8, base, width - 44, 10, paint, rx=5, fill_opacity=0.18)]
    ticks = "".join(f"M{number(left + step * at)} {number(base + 2)}v6" for at in range(LAP + 1))
    parts.append(line(ticks, 1, paint))
    parts += [numeral(at, left + step * at, base + 24, 12, INK_FAINT) for at in range(0, LAP + 1, 10)]
    ends = [left + step * (value % LAP) for value in points]
    places = _spread(ends)
    for seat, value in enumerate(points):
        pin = f"M{number(places[seat])} {number(base - 8)}L{number(ends[seat])} {number(base + 4)}"
        parts.append(line(pin, 1.6, INK_FAINT))
        parts.append(use(f"shield-{seat}", places[seat], base - 18, 0.62))
        if value >= LAP:
            parts.append(numeral(f"+{value // LAP * LAP}", places[seat], base - 31, 11, INK_FAINT))
    return "".join(parts)


def _spread(ends: list[float]) -> list[float]:
    """Places near these that do not overlap, in the same order."""
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat], seat))
    places = list(ends)
    for before, after in pairwise(order):
        places[after] = max(places[after], places[before] + _NEAR * 0.72)
    return places
