"""Paints: what each layer of a drawing is filled and drawn with, by the names of the page's colour tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from castellany.core.drawing.svg import path
from castellany.games.castle.kinds import SIDE_NAMES
from castellany.games.castle.picture.shape import Shape

COLOURS: Final = {
    "ink": "#2a1f17",
    "light": "#fff8e6",
    "shade": "#2a1f17",
    "court": "#bcd08c",
    "court-deep": "#aec57b",
    "court-high": "#c9da9d",
    "court-mark": "#86a350",
    "leaf": "#6f9142",
    "leaf-high": "#93b15c",
    "leaf-deep": "#56762f",
    "petal": "#fbf3da",
    "path": "#f6e8c8",
    "path-deep": "#ebd7ab",
    "path-mark": "#c0a272",
    "square": "#e6cf9f",
    "house-north": "#e39a6e",
    "house-west": "#d88a5c",
    "house-east": "#c57247",
    "house-south": "#b4613a",
    "house-eave": "#98502f",
    "house-ridge": "#f4bd97",
    "pigsty": "#d8dbda",
    "pigsty-deep": "#c6cbcd",
    "pigsty-mark": "#a8b0b5",
    "pigsty-high": "#f8f7f1",
    "pigsty-low": "#858e96",
    "cone": "#5c6a78",
    "cone-high": "#74838f",
    "cone-light": "#93a2ae",
    "gold": "#edc04a",
    "awning": "#c2462f",
    "twig": "#a5733c",
    "twig-deep": "#5f3d1d",
    "water": "#4b92c4",
    "water-high": "#a9d3ea",
    "door": "#8a5a33",
    "pig": "#eaa9a0",
    "yard": "#e3d3af",
    "yard-mark": "#b39a66",
    "wall": "#cfc6b4",
    "wall-high": "#e6dfd0",
    "wall-low": "#a59a86",
    "wall-line": "#9a8e78",
    "back": "#7d4a2c",
    "back-high": "#c99a6b",
}
"""By day; modules add theirs, here and to the paints."""


@dataclass(frozen=True, slots=True)
class Paint:
    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    opacity: float = 1.0


def slopes(terrain: str) -> dict[str, Paint]:
    """Of a roof."""
    return {f"{terrain}-{side}": Paint(f"{terrain}-{side}", f"{terrain}-{side}", 0.5) for side in SIDE_NAMES}


PAINTS: Final = {
    "court": Paint("court"),
    "court-deep": Paint("court-deep"),
    "court-high": Paint("court-high"),
    "tuft": Paint("none", "court-mark", 1.9),
    "petal": Paint("none", "petal", 2.4),
    "shade": Paint("shade", opacity=0.2),
    "road-shade": Paint("none", "shade", 25.0, 0.18),
    "road-ink": Paint("none", "ink", 23.0),
    "road": Paint("none", "path", 18.4),
    "road-worn": Paint("none", "path-deep", 7.5),
    "road-mark": Paint("none", "path-mark", 1.9),
    "plaza": Paint("square", "ink", 2.4),
    "plaza-inner": Paint("path", "path-mark", 1.2),
    "plaza-mark": Paint("none", "path-mark", 1.5),
    **slopes("house"),
    "house-mark": Paint("none", "ink", 1.3, 0.27),
    "house-glint": Paint("none", "house-ridge", 1.3, 0.55),
    "house-eave": Paint("house-eave"),
    "house-ridge": Paint("none", "house-ridge", 2.4),
    "house-valley": Paint("none", "house-eave", 1.8),
    "pigsty": Paint("pigsty", "pigsty", 0.5),
    "pigsty-block": Paint("pigsty-deep"),
    "pigsty-mark": Paint("none", "pigsty-mark", 1.5),
    "pigsty-walk": Paint("pigsty-low"),
    "merlon": Paint("pigsty-high", "ink", 1.3),
    "ink": Paint("none", "ink", 2.5),
    "hair": Paint("none", "ink", 1.4),
    "dark": Paint("ink"),
    "stone": Paint("pigsty-high", "ink", 1.8),
    "cone": Paint("cone", "ink", 2.2),
    "cone-high": Paint("cone-high"),
    "cone-light": Paint("cone-light"),
    "gold": Paint("gold", "ink", 1.8),
    "leaf": Paint("leaf", "ink", 1.9),
    "leaf-deep": Paint("leaf-deep"),
    "leaf-high": Paint("leaf-high"),
    "awning": Paint("awning"),
    "cloth": Paint("light"),
    "basin": Paint("pigsty-high", "ink", 2.2),
    "water": Paint("water", "ink", 1.5),
    "ripple": Paint("none", "water-high", 1.5),
    "twig": Paint("twig", "ink", 2.0),
    "twig-deep": Paint("twig-deep"),
    "twig-mark": Paint("none", "twig-deep", 1.4),
    "egg": Paint("light", "ink", 1.4),
    "door": Paint("door", "ink", 2.2),
    "pig": Paint("pig", "ink", 1.8),
    "yard": Paint("yard"),
    "yard-mark": Paint("none", "yard-mark", 2.2),
    "wall-shade": Paint("shade", opacity=0.2),
    "wall-cast": Paint("none", "shade", 13.0, 0.2),
    "wall": Paint("wall-low"),
    "seam": Paint("none", "ink", 1.0, 0.25),
    "wall-space": Paint("wall", "wall-line", 1.6),
    "wall-fifth": Paint("wall-high", "wall-line", 1.6),
    "wall-merlon": Paint("wall-high", "ink", 1.2),
    "wall-ink": Paint("none", "ink", 2.8),
    "wall-tower": Paint("wall-low", "ink", 3.0),
    "wall-floor": Paint("wall-high", "ink", 1.4),
    "wall-line": Paint("none", "wall-line", 2.0),
    "gatehouse": Paint("wall", "ink", 2.6),
    "token-back": Paint("back", "ink", 2.4),
    "token-rim": Paint("none", "back-high", 1.3),
}


def painted(shapes: list[Shape]) -> str:
    """Shapes as SVG with the colours inside."""
    return "".join(_painted(shape) for shape in shapes if shape.d)


def _painted(shape: Shape) -> str:
    paint = PAINTS[shape.layer]
    stroked = paint.stroke != "none"
    return path(
        shape.d,
        COLOURS.get(paint.fill, "none"),
        stroke=COLOURS[paint.stroke] if stroked else None,
        stroke_width=paint.width if stroked else None,
        stroke_linecap=None if not stroked or paint.width > 3 else "round",
        stroke_linejoin="round" if stroked else None,
        opacity=None if paint.opacity == 1 else paint.opacity,
    )
