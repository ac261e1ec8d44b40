"""How tiles are drawn, remembered for as long as the process lives: the same tiles lie on every table."""

from __future__ import annotations

from castellany.games.castle.face import Face
from castellany.games.castle.picture.tile import arts
from castellany.games.castle.scene.shapes import Art

_drawn: dict[Face, list[Art]] = {}


def art(face: Face) -> list[Art]:
    """One drawing for each turn that looks different."""
    if face not in _drawn:
        _drawn[face] = [
            {
                "paths": [{"layer": shape.layer, "d": shape.d} for shape in one.shapes],
                "marks": [{"kind": mark.kind, "at": list(mark.at), "size": mark.size} for mark in one.marks],
                "outlines": one.outlines,
                "spots": [list(spot) for spot in one.spots],
            }
            for one in arts(face)
        ]
    return _drawn[face]
