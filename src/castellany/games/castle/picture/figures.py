"""Figures and castle seats, each with its foot at (0, 0), in its player's colours."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import IVORY, LIVERIES, TILE_INK
from castellany.core.drawing.svg import at, disc, element, group, path, place, use
from castellany.games.castle.picture.looks import ATTIRES, Attire

_BODY: Final = "M-12 0C-12.5-12-8-19-5-23H5C8-19 12.5-12 12 0Q0 4-12 0Z"
_HEAD: Final = (0.0, -29.0, 8.0)
_FACE: Final = "#f1cfa8"
_KEEP: Final = "M-15 0V-26H-18V-38H-11V-33H-4.5V-38H4.5V-33H11V-38H18V-26H15V0Q0 4-15 0Z"


def _outlined(halo: str, *shapes: str) -> str:
    """A light rim keeps a figure apart from what it stands on."""
    rim = path(halo, IVORY, stroke=IVORY, stroke_width=7, stroke_linejoin="round")
    return rim + group(*shapes, stroke=TILE_INK, stroke_width=2.2, stroke_linejoin="round")


def _head_path() -> str:
    x, y, radius = _HEAD
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1-{2 * radius} 0Z"


def figure(seat: int, kind: str) -> str:
    livery = LIVERIES[seat]
    attire = ATTIRES.get(kind, Attire("", ""))
    return _outlined(
        _BODY + _head_path() + attire.outline,
        path(_BODY, livery.field),
        path("M-6-21Q0-17 6-21L4.5-24H-4.5Z", livery.edge, stroke="none"),
        disc(_HEAD[0], _HEAD[1], _HEAD[2], _FACE),
        path("M-8-29C-8.5-35-4-37.5 0-37.5S8.5-35 8-29Q0-33-8-29Z", livery.field),
        attire.drawing,
        use(f"shield-{seat}", 0, -9, 0.46),
    )


def standing(seat: int, kind: int, x: float, y: float, lying: bool, scale: float = 1.0) -> str:
    """A figure with its foot at a spot; one on a meadow lies there."""
    drawing = use(f"figure-{seat}-{kind}")
    shadow = element("ellipse", cx=2, cy=0, rx=14, ry=5, fill=TILE_INK, opacity=0.25)
    if lying:
        return at(x, y, group(drawing, transform="translate(-17 6) rotate(90) scale(.86)"), scale=scale)
    return at(x, y, shadow, drawing, scale=scale)


def keep(seat: int, x: float, y: float) -> str:
    """A castle seat on its house."""
    return group(use(f"keep-{seat}"), transform=place(x, y, 1))


def _keep(seat: int) -> str:
    livery = LIVERIES[seat]
    return _outlined(
        _KEEP,
        path(_KEEP, livery.field),
        path("M-15-26H15", stroke_width=1.6),
        path("M-4.5 0V-7a4.5 4.5 0 0 1 9 0V0Z", livery.edge),
        use(f"shield-{seat}", 0, -18, 0.5),
    )


def drawings(kinds: tuple[str, ...]) -> dict[str, str]:
    """Of both players, by name."""
    found: dict[str, str] = {}
    for seat in range(2):
        found[f"keep-{seat}"] = _keep(seat)
        found |= {f"figure-{seat}-{kind}": figure(seat, name) for kind, name in enumerate(kinds)}
    return found
