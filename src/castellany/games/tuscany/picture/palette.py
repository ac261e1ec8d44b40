"""The colours of Tuscany's own pieces, beside those that all tables share."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import Terrain

TERRAINS: Final = (
    Terrain("K", "#2f6144", "#183a27", "#b3cfba", "#5f8f72", "#1d4f34"),
    Terrain("C", "#b83b33", "#701a18", "#efc3b8", "#c2685f", "#8f241d"),
    Terrain("I", "#3c79b0", "#23527d", "#bcd5e8", "#5b93c0", "#23527d"),
    Terrain("L", "#a3c65f", "#62832c", "#e0edbb", "#84a840", "#4a6a1d"),
    Terrain("Q", "#8b9198", "#50575f", "#d7dadb", "#80878e", "#4a5159"),
    Terrain("V", "#dd8139", "#93470e", "#f8d8b2", "#cb8340", "#87430c"),
    Terrain("M", "#ecc23c", "#a97f0f", "#f8e8a9", "#c79c22", "#7d5a06"),
    Terrain("W", "#dcc59e", "#8d6f43", "#ebdfc5", "#b2986a", "#6b5028"),
)
"""By colour."""

HEXAGON: Final = "#2f6fb3"
HEXAGON_DEEP: Final = "#163e6b"
HEXAGON_VEIN: Final = "#7fb0e0"
MARBLE: Final = "#fbfaf6"
MARBLE_SIDE: Final = "#d9dad8"
MARBLE_SHADE: Final = "#b4b7b8"
VEIN: Final = "#8b9093"
GREEN: Final = "#2f6b3a"
GREEN_DEEP: Final = "#1c4625"
GREEN_LINE: Final = "#8fc08f"
SMOCK: Final = "#d9742f"
BOARD: Final = "#f3ead4"
BOARD_DEEP: Final = "#a3946f"
YIELD_BACK: Final = "#c9ab78"
YIELD_INK: Final = "#5f4621"
NEUTRAL: Final = "#e6d8b4"
NEUTRAL_DEEP: Final = "#8d7a52"
NEUTRAL_MARK: Final = "#a8935f"
CARD_MARK: Final = "#f3dfb6"

PENNANT: Final = "#c8452f"
DOME: Final = "#d8793f"
WINDOW: Final = "#f4cf72"
SHUTTER: Final = "#4f7f52"
BAND: Final = "#4c6e58"
CYPRESS: Final = "#3f6a3c"
CYPRESS_DEEP: Final = "#2b4d2b"
CYPRESS_PALE: Final = "#6f9c55"
CYPRESS_PALE_DEEP: Final = "#55803f"
CLIFF: Final = "#c9cbca"
GRAPE: Final = "#74479c"
GRAPE_SHINE: Final = "#c9a9e3"
VINE: Final = "#5d8f3e"
VINE_VEIN: Final = "#d7e6a6"
OLIVE: Final = "#66701f"
OLIVE_SHINE: Final = "#cfd68a"
LEAF: Final = "#4f7a4d"
LEAF_PALE: Final = "#6d9463"
LEAF_VEIN: Final = "#dfe8b8"
EAR: Final = "#efbb3f"
STALK: Final = "#d9a02c"
OX: Final = "#fffdf6"
OX_SHADE: Final = "#ded4bd"
MUZZLE: Final = "#6b5d55"
