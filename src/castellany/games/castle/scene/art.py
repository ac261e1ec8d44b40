"""How tiles are drawn, with their marks and the ends of their buildings, as data for a page."""

from __future__ import annotations

from castellany.games.castle.face import Face
from castellany.games.castle.kinds import TERRAIN_NAMES
from castellany.games.castle.picture.editions import EDITIONS
from castellany.games.castle.picture.glyphs import GLYPHS
from castellany.games.castle.picture.plan import Mark
from castellany.games.castle.picture.rims import rims
from castellany.games.castle.picture.shape import Shape
from castellany.games.castle.picture.tile import arts
from castellany.games.castle.scene.piece_shapes import Art, Path
from castellany.games.castle.scene.piece_shapes import Mark as MarkPiece


def art(face: Face) -> list[Art]:
    """One drawing for each turn that looks different."""
    return [
        {
            "paths": paths(one.shapes),
            "marks": marks(one.marks),
            "outlines": one.outlines,
            "spots": [list(spot) for spot in one.spots],
        }
        for one in arts(face)
    ]


def paths(shapes: list[Shape]) -> list[Path]:
    return [{"layer": shape.layer, "d": shape.d} for shape in shapes]


def marks(placed: list[Mark]) -> list[MarkPiece]:
    return [{"kind": mark.kind, "at": list(mark.at), "size": mark.size} for mark in placed]


def glyphs() -> dict[str, list[Path]]:
    """By kind; what the edition of a language draws otherwise is there again, such as `stocks.pl`."""
    drawings = dict(GLYPHS)
    for language, others in EDITIONS.items():
        drawings |= {f"{kind}.{language}": shapes for kind, shapes in others.items()}
    return {kind: paths(shapes) for kind, shapes in drawings.items()}


def ends() -> dict[str, list[list[Path]]]:
    return {TERRAIN_NAMES[terrain]: [paths(one) for one in sides] for terrain, sides in rims().items()}
