"""Terrains in print: a pattern and a glyph for each colour, so that colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from castellany.games.burgundy.picture.hexes import hex_path
from castellany.games.burgundy.picture.palette import PAPER_HIGH, Terrain
from castellany.games.burgundy.picture.svg import element, path


@dataclass(frozen=True, slots=True)
class Print:
    """A repeating pattern, its size, and the glyph of an empty space."""

    width: float
    height: float
    lines: str
    glyph: str


# Bricks and house, waves and boat, tufts and sheep, crosses and arch, lozenges and tower, chevrons and pick.
PRINTS: Final = {
    "B": Print(24, 20, "M0 .5H24M0 10.5H24M6 .5V10.5M18 10.5V20", "M-10 9V-1L0-10L10-1V9H3.5V2.5H-3.5V9Z"),
    "S": Print(24, 15, "M0 8q6-7 12 0t12 0", "M-11 3H11L7 10H-7ZM-1.5 1V-11L9 1ZM-3.5 1H-9L-3.5-7Z"),
    "A": Print(
        26,
        24,
        "M4 12l2.5-6l2.5 6M17 23l2.5-6l2.5 6",
        "M-10 1a4.6 4.6 0 0 1 2.4-7.6a5 5 0 0 1 8.6-1.4a4 4 0 0 1 3.8 1.6l2-2.6l1.2 2.8h3.5v3.6l-2.5 1.8h-2.2"
        "a5 5 0 0 1-2.3 4.8v6.5h-2.6v-5.5h-5.4v5.5h-2.6v-6.2a4.6 4.6 0 0 1-3.9-3.3Z",
    ),
    "Y": Print(
        20,
        20,
        "M5 2V8M2 5H8M15 12V18M12 15H18",
        "M-8 10V-2C-8-7-4-10 0-12C4-10 8-7 8-2V10ZM-1.5-6V-3H-4.5V0H-1.5V7H1.5V0H4.5V-3H1.5V-6Z",
    ),
    "C": Print(
        20, 20, "M0 10L10 0L20 10L10 20Z", "M-9 10V-10H-5V-6.5H-2V-10H2V-6.5H5V-10H9V10H3V4.5a3 3 0 0 0-6 0V10Z"
    ),
    "M": Print(
        26, 22, "M3 9l5-6l5 6M16 20l5-6l5 6", "M-11-2C-6-10 6-10 11-2C6-5 4-5.5 2-5.5V11H-2V-5.5C-4-5.5-6-5-11-2Z"
    ),
}


def _pattern(name: str, terrain: Terrain, stroke: str, width: float, opacity: float, scale: float = 1) -> str:
    printed = PRINTS[terrain.letter]
    return element(
        "pattern",
        path(printed.lines, stroke=stroke, stroke_width=width, stroke_opacity=opacity),
        id=name,
        width=printed.width,
        height=printed.height,
        patternUnits="userSpaceOnUse",
        patternTransform=None if scale == 1 else f"scale({scale})",
    )


def patterns(terrain: Terrain) -> dict[str, str]:
    """On a tile, on an empty space, and in the small."""
    letter = terrain.letter
    tile_opacity = 0.55 if letter == "C" else 0.42
    return {
        f"on-tile-{letter}": _pattern(f"on-tile-{letter}", terrain, terrain.deep, 1.8, tile_opacity),
        f"on-space-{letter}": _pattern(f"on-space-{letter}", terrain, terrain.mark, 1.6, 0.6),
        f"fine-{letter}": _pattern(f"fine-{letter}", terrain, terrain.deep, 2.4, 0.6, 0.5),
    }


def glyph(terrain: Terrain) -> str:
    return path(PRINTS[terrain.letter].glyph, terrain.glyph, fill_rule="evenodd")


def space_face(terrain: Terrain) -> str:
    """What an empty space shows under its number: a quiet patch and the glyph."""
    patch = element("ellipse", cy=7, rx=21, ry=33, fill=terrain.tint, fill_opacity=0.88)
    return patch + element("use", href=f"#glyph-{terrain.letter}", transform="translate(0 25)")


def slot(terrain: Terrain | None) -> str:
    """An empty place of a depot: the terrain printed there, or a plain outline."""
    outline = hex_path((0, 0), 92)
    if terrain is None:
        return path(outline, PAPER_HIGH, fill_opacity=0.06, stroke="#b7a278", stroke_width=2.4, stroke_dasharray="7 6")
    return (
        path(outline, terrain.tint)
        + path(outline, f"url(#on-space-{terrain.letter})")
        + path(outline, stroke=terrain.mark, stroke_width=2.4, stroke_dasharray="7 6")
        + element("ellipse", rx=22, ry=22, fill=terrain.tint, fill_opacity=0.88)
        + element("use", href=f"#glyph-{terrain.letter}", transform="scale(1.5)")
    )
