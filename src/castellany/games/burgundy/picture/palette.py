"""The colours of Burgundy's own pieces, beside those that all tables share."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import Terrain

BLACK_DEPOT: Final = "#352a24"
BLACK_DEPOT_EDGE: Final = "#17100c"

BUILDING: Final = Terrain("B", "#d3a878", "#9a6b3d", "#e8d2b1", "#ab7f50", "#7d5228")
SHIP: Final = Terrain("S", "#3c79b0", "#23527d", "#bcd5e8", "#5b93c0", "#23527d")
ANIMAL: Final = Terrain("A", "#8eb457", "#5b7d2c", "#dbeabd", "#6c9433", "#4c6d20")
MONASTERY: Final = Terrain("Y", "#ecc23c", "#a97f0f", "#f8e8a9", "#c79c22", "#8a6508")
BURGUNDY_CASTLE: Final = Terrain("C", "#8c2a45", "#571527", "#e6bbc1", "#a04a60", "#7a2038")
GREEN_CASTLE: Final = Terrain("C", "#2f5d3e", "#17351f", "#a9c3ae", "#5c8467", "#17351f")
MINE: Final = Terrain("M", "#7d848c", "#4d545c", "#d6d9da", "#7a8188", "#4d545c")
ANY_LAND: Final = Terrain("N", "#e7d7b1", "#7d6038", "#f2e8cf", "#b59f6d", "#7d6038")
"""Of tiles that fit every space."""
GOODS: Final = ("#2b9c93", "#7a50a5", "#d9799c", "#b93227", "#86682c", "#e08322")


def terrains(green_castles: bool) -> tuple[Terrain, ...]:
    """The six terrains by colour number; the Special Edition's castles are burgundy, the 2019 edition's dark green."""
    castle = GREEN_CASTLE if green_castles else BURGUNDY_CASTLE
    return (BUILDING, SHIP, ANIMAL, MONASTERY, castle, MINE)
