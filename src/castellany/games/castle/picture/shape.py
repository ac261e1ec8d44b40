"""Shape: one painted path. Its layer names a paint, so that a page can give it the colours of its own theme."""

from __future__ import annotations

from dataclasses import dataclass

from castellany.games.castle.picture.geometry import tenths


@dataclass(frozen=True, slots=True)
class Shape:
    layer: str
    d: str


def ring(x: float, y: float, across: float, down: float | None = None) -> str:
    """A circle or an ellipse as a path."""
    rx, ry = tenths(across), tenths(across if down is None else down)
    wide = tenths(2 * across)
    return f"M{tenths(x - across)} {tenths(y)}a{rx} {ry} 0 1 1 {wide} 0a{rx} {ry} 0 1 1-{wide} 0Z"


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{tenths(x)} {tenths(y)}h{tenths(width)}v{tenths(height)}h-{tenths(width)}Z"
