"""Glyphs: the small drawings that stand upright on tiles, each around (0, 0)."""

from __future__ import annotations

import math
from typing import Final

from castellany.games.castle.picture.geometry import pair
from castellany.games.castle.picture.road import PLAZA
from castellany.games.castle.picture.shape import Shape, box, ring


def _point(radius: float, angle: float) -> str:
    return pair((radius * math.cos(angle), radius * math.sin(angle)))


def _polygon(radius: float, corners: int) -> str:
    angles = [math.pi * (2 * i + 1) / corners for i in range(corners)]
    return "M" + "L".join(_point(radius, angle) for angle in angles) + "Z"


def _facet(corner: int) -> str:
    return _point(12.4, math.pi * (2 * corner + 1) / 8)


def _spokes(inner: float, outer: float, count: int, offset: float = 0) -> str:
    angles = [2 * math.pi * (i + offset) / count for i in range(count)]
    return "".join(f"M{_point(inner, angle)}L{_point(outer, angle)}" for angle in angles)


_CROWN: Final = "M-8 1C-9.5-5-4-9 0-7.5C4-10 9.5-5 8 0C10 5 4 9 0 7C-4 9.5-9.5 6-8 1Z"
_TREE: Final = [
    Shape("shade", ring(2.2, 4.6, 8.8, 7)),
    Shape("leaf", _CROWN),
    Shape("leaf-deep", "M-7.2 2.5C-4 5.5 4 6 8 .5C9.2 4.7 4 8-.1 6C-4 8.4-8 6.2-7.2 2.5Z"),
    Shape("leaf-high", "M-5.5-1.5C-5.5-5-2-6.5 1-5.5C-1.5-4.5-3.5-3.5-5.5-1.5Z"),
]
_BUSH: Final = [
    Shape("shade", ring(2, 4, 11, 6)),
    Shape(
        "leaf",
        "M-10 2C-12-3-7-7-3.5-5C-1-8.5 5-8 6-4.5C10.5-5 12.5 0 10 3.5C8 7 3 6.5 1 5C-2 8-8 7-10 2Z",
    ),
    Shape(
        "leaf-deep",
        "M-9.4 2.8C-5 5 0 3 1 4.2C4 5.5 8 5 10.2 1.5C11 5 5 7 1.1 4.8C-2 7.4-8 6.4-9.4 2.8Z",
    ),
    Shape(
        "leaf-high",
        "M-7.5-.5C-7.2-3-5-4-3-3.2C-5-2.5-6.3-1.7-7.5-.5ZM1.2-3.5C2-5.2 4-5.6 5-4.2C3.6-4.3 2.4-4 1.2-3.5Z",
    ),
]
_SQUARE: Final = [
    Shape("shade", ring(1.5, 3, PLAZA + 1)),
    Shape("plaza", ring(0, 0, PLAZA)),
    Shape("plaza-mark", _spokes(11.5, PLAZA - 2, 14)),
    Shape("plaza-inner", ring(0, 0, 11.5)),
    Shape("hair", ring(0, 0, 11.5)),
    *_TREE,
]
_STOCKS: Final = [
    Shape("shade", ring(1.5, 3.2, 12.4)),
    Shape("basin", _polygon(12.4, 8)),
    Shape("water", _polygon(8.6, 8)),
    Shape("ripple", "M-5-2.5Q-2.5-5.5 1-5.2M5 2.5Q3 5.3-.5 5.3"),
    Shape("basin", ring(0, 0, 3)),
]
_SCALLOPS: Final = "".join("a3 2.8 0 0 1-6 0" for _ in range(5))
_SHRINE: Final = [
    Shape("shade", "M-13 8H17L19 15H-11Z"),
    Shape("twig", box(-12.5, 2, 25, 9.5)),
    Shape("twig-mark", "M-12 6.5H12"),
    Shape("cloth", f"M-15 1.5L-12-11.5H12L15 1.5{_SCALLOPS}Z"),
    Shape(
        "awning",
        "M-15 1.5L-12-11.5H-7.2L-9 1.5a3 2.8 0 0 1-6 0Z"
        "M-3 1.5L-2.4-11.5H2.4L3 1.5a3 2.8 0 0 1-6 0Z"
        "M9 1.5L7.2-11.5H12L15 1.5a3 2.8 0 0 1-6 0Z",
    ),
    Shape("hair", "M-15 1.5H15"),
    Shape("ink", f"M-15 1.5L-12-11.5H12L15 1.5{_SCALLOPS}Z"),
]
_CHIMNEY: Final = [
    Shape("shade", "M-2 3L8 3L11 9L1 9Z"),
    Shape("stone", box(-4.6, -5, 9.2, 9.6)),
    Shape("dark", box(-1.9, -2.6, 3.8, 4.2)),
]
_TURRET: Final = [
    Shape("shade", ring(2.2, 4.2, 12.4)),
    Shape("cone", _polygon(12.4, 8)),
    Shape("cone-high", f"M0 0L{_facet(7)}L{_facet(0)}ZM0 0L{_facet(2)}L{_facet(3)}Z"),
    Shape("cone-light", f"M0 0L{_facet(3)}L{_facet(4)}L{_facet(5)}L{_facet(6)}Z"),
    Shape("cone-high", f"M0 0L{_facet(4)}L{_facet(5)}Z"),
    Shape("ink", _polygon(12.4, 8)),
    Shape("gold", ring(0, 0, 2.2)),
]
GLYPHS: Final[dict[str, list[Shape]]] = {
    "tree": _TREE,
    "bush": _BUSH,
    "square": _SQUARE,
    "stocks": _STOCKS,
    "shrine": _SHRINE,
    "chimney": _CHIMNEY,
    "turret": _TURRET,
    "bastion": _TURRET,
}
"""Modules add theirs."""
