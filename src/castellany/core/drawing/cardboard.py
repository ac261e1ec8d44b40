"""Cardboard: a hexagonal tile without what is drawn on it."""

from __future__ import annotations

from castellany.core.drawing.hexes import tile_path
from castellany.core.drawing.palette import TILE_INK, Terrain
from castellany.core.drawing.svg import path


def blank(terrain: Terrain, outline: float) -> str:
    """Shadow, edge, face, pattern, light from above, outline."""
    face = tile_path(94)
    return "".join(
        (
            path(tile_path(94, down=5), TILE_INK, fill_opacity=0.3),
            path(tile_path(94, down=2.5), terrain.deep),
            path(face, terrain.body),
            path(face, f"url(#on-tile-{terrain.letter})"),
            path(tile_path(90.5, 6), stroke="#fff", stroke_opacity=0.38, stroke_width=2),
            path(face, stroke=TILE_INK, stroke_width=outline),
        )
    )
