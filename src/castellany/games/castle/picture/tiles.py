"""All tiles of a set on one sheet, with their names and how many there are of each, for comparing with real ones."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import INK_FAINT
from castellany.core.drawing.sheet import GAP, HEADING, sheet
from castellany.core.drawing.svg import at, path, rect, words
from castellany.games.castle.face import Face
from castellany.games.castle.picture.board import drawn
from castellany.games.castle.picture.tile import arts

ACROSS: Final = 10
WIDE: Final = 124.0
HIGH: Final = 146.0


def draw_tiles(title: str, subtitle: str, description: str, faces: list[Face], language: str) -> str:
    """The SVG text of the sheet, each tile with its top to the north."""
    rows = (len(faces) + ACROSS - 1) // ACROSS
    parts = [
        at(GAP + i % ACROSS * WIDE + 12, HEADING + GAP + i // ACROSS * HIGH, _cell(face, language))
        for i, face in enumerate(faces)
    ]
    size = (ACROSS * WIDE + 2 * GAP, HEADING + GAP * 2 + rows * HIGH)
    return sheet(title, subtitle, description, size, "".join(parts), {})


def _cell(face: Face, language: str) -> str:
    shadow = rect(1, 3, 100, 100, "#2a1f17", rx=3, opacity=0.3)
    count = f" \u00d7{face.copies}" if face.copies > 1 else ""
    name = words(face.name + count, 50, 120, 15, INK_FAINT, weight="700", anchor="middle", room=110)
    return shadow + drawn(arts(face)[0], language) + path("M0 0H100V100H0Z", stroke="#2a1f17", stroke_width=1.6) + name
