"""Terrains in print: a pattern and a glyph for each colour, so that colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass

from castellany.core.drawing.hexes import hex_path
from castellany.core.drawing.palette import EDGE, PAPER_HIGH, Terrain
from castellany.core.drawing.svg import element, path, use


@dataclass(frozen=True, slots=True)
class Print:
    """A repeating pattern, its size, and the glyph of an empty space."""

    width: float
    height: float
    lines: str
    glyph: str


def _pattern(name: str, printed: Print, stroke: str, width: float, opacity: float, scale: float = 1) -> str:
    return element(
        "pattern",
        path(printed.lines, stroke=stroke, stroke_width=width, stroke_opacity=opacity),
        id=name,
        width=printed.width,
        height=printed.height,
        patternUnits="userSpaceOnUse",
        patternTransform=None if scale == 1 else f"scale({scale})",
    )


def patterns(terrain: Terrain, printed: Print, opacity: float = 0.42) -> dict[str, str]:
    """On a tile, on an empty space, and in the small."""
    letter = terrain.letter
    return {
        f"on-tile-{letter}": _pattern(f"on-tile-{letter}", printed, terrain.deep, 1.8, opacity),
        f"on-space-{letter}": _pattern(f"on-space-{letter}", printed, terrain.mark, 1.6, 0.6),
        f"fine-{letter}": _pattern(f"fine-{letter}", printed, terrain.deep, 2.4, 0.6, 0.5),
    }


def glyph(terrain: Terrain, printed: Print) -> str:
    return path(printed.glyph, terrain.glyph, fill_rule="evenodd")


def slot(terrain: Terrain | None) -> str:
    """An empty place of a depot: the terrain printed there, or a plain outline."""
    outline = hex_path((0, 0), 92)
    if terrain is None:
        return path(outline, PAPER_HIGH, fill_opacity=0.06, stroke=EDGE, stroke_width=2.4, stroke_dasharray="7 6")
    return (
        path(outline, terrain.tint)
        + path(outline, f"url(#on-space-{terrain.letter})")
        + path(outline, stroke=terrain.mark, stroke_width=2.4, stroke_dasharray="7 6")
        + element("ellipse", rx=22, ry=22, fill=terrain.tint, fill_opacity=0.88)
        + use(f"glyph-{terrain.letter}", scale=1.5)
    )
