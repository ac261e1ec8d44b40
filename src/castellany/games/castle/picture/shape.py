"""Shape: one painted path. Its layer names a paint, so that a page can give it the colours of its own theme."""

from __future__ import annotations

from dataclasses import dataclass

from castellany.core.drawing.svg import number


@dataclass(frozen=True, slots=True)
class Shape:
    layer: str
    d: str


def ring(x: float, y: float, across: float, down: float | None = None) -> str:
    """A circle or an ellipse as a path."""
    rx, ry = number(across, 1), number(across if down is None else down, 1)
    wide = number(2 * across, 1)
    return f"M{number(x - across, 1)} {number(y, 1)}a{rx} {ry} 0 1 1 {wide} 0a{rx} {ry} 0 1 1-{wide} 0Z"


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x, 1)} {number(y, 1)}h{number(width, 1)}v{number(height, 1)}h-{number(width, 1)}Z"
