"""Drawing: how chapels, nests, princes and falconers look."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import TILE_INK
from castellany.core.drawing.svg import disc, path
from castellany.games.castle.modules.falcon.kinds import CHAPEL, FALCONER, NEST, PRINCE
from castellany.games.castle.picture.glyphs import GLYPHS
from castellany.games.castle.picture.looks import ATTIRES, BUILDINGS, Attire, Look
from castellany.games.castle.picture.paint import COLOURS, PAINTS, Paint, slopes
from castellany.games.castle.picture.shape import Shape, ring
from castellany.games.castle.picture.sites import ROOM

_CROWN: Final = "M-8-34L-9.5-45L-4.5-40L0-47L4.5-40L9.5-45L8-34Z"
_FALCON: Final = "M8-16C13-15 16-19 15-25C18-27 17-31 13.5-31C10-31 9-28 9.5-25C8-22 8-19 8-16Z"
_NEST: Final = [
    Shape("shade", ring(1.5, 3.5, 13, 10)),
    Shape("twig", "M-13 0C-13-6-7.5-9.5-.5-9.5C7.5-9.7 13-6 13 0C13 6.2 7 10 0 10C-7.5 10-13 6-13 0Z"),
    Shape(
        "twig-mark",
        "M-11.5-3L-6-7M-2-8.8L4-7M8-6.5L12-1M12 3L7 7.3M3 9L-4 7.6M-8 7.5L-12 2M-10 4L-4.5 8.6M5-8.7L10-3.5",
    ),
    Shape("twig-deep", ring(0, -0.3, 8, 5.4)),
    Shape(
        "egg",
        "M-6.6 1C-6.6-2-5-4.3-3.2-4.3C-1.3-4.3 0-2 0 1C0 3-1.4 4.2-3.3 4.2C-5.2 4.2-6.6 3-6.6 1Z",
    ),
    Shape(
        "egg",
        "M-.2 1C-.2-2 1.4-4.3 3.2-4.3C5.1-4.3 6.6-2 6.6 1C6.6 3 5.1 4.2 3.2 4.2C1.3 4.2-.2 3-.2 1Z",
    ),
]
_CROSS: Final = [
    Shape("shade", "M.2-8h4.6v5h5v4.6h-5v11h-4.6v-11h-5v-4.6h5Z"),
    Shape("gold", "M-2.3-11h4.6v6h5.5v4.6h-5.5v11.4h-4.6v-11.4h-5.5v-4.6h5.5Z"),
]


def add_drawings() -> None:
    """To those of the base game."""
    COLOURS.update(
        {
            "chapel-north": "#957fb4",
            "chapel-west": "#8670a6",
            "chapel-east": "#725b92",
            "chapel-south": "#644e83",
            "chapel-eave": "#4b3767",
        }
    )
    PAINTS.update(
        {
            **slopes("chapel"),
            "chapel-mark": Paint("none", "light", 1.2, 0.3),
            "chapel-glint": Paint("none", "ink", 1.2, 0.25),
            "chapel-eave": Paint("chapel-eave"),
            "chapel-ridge": Paint("none", "gold", 2.4),
            "chapel-valley": Paint("none", "chapel-eave", 1.8),
        }
    )
    GLYPHS.update({NEST: _NEST, "cross": _CROSS})
    ROOM.update({NEST: 12.0, "cross": 9.0})
    BUILDINGS[CHAPEL] = Look("chapel", lozenges=True, crest="cross")
    ATTIRES[PRINCE] = Attire(_CROWN, path(_CROWN, "#edc04a"))
    ATTIRES[FALCONER] = Attire(_FALCON, path(_FALCON, "#8a5a33") + disc(14, -28, 1.3, TILE_INK, stroke="none"))
