"""The colours of the day theme: paper and ink for the page, heraldic colour for the pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PAGE: Final = "#e6dabf"
PAPER: Final = "#f7f0e0"
PAPER_HIGH: Final = "#fffaf0"
PAPER_LOW: Final = "#eee3cb"
HAIRLINE: Final = "#d8c9a6"
EDGE: Final = "#b7a278"
INK: Final = "#2a1f17"
INK_SOFT: Final = "#54463a"
INK_FAINT: Final = "#6b5b49"
WINE: Final = "#7a1f38"
WINE_DEEP: Final = "#4c0f20"
WINE_LIGHT: Final = "#c26a80"
ON_WINE: Final = "#fff4e0"
GOLD: Final = "#c79a4b"

TILE_INK: Final = "#2a1f17"
CREAM: Final = "#fff4dd"
STONE: Final = "#e9dfca"
SHADE: Final = "#e3cfa9"
ROOF: Final = "#b5523a"
ROOF_DEEP: Final = "#8f3d2a"
WOOD: Final = "#a9713f"
POLE: Final = "#7d4f29"
HOLLOW: Final = "#33251b"
GLASS: Final = "#4a6c86"
STEEL: Final = "#dfe3e6"
STRAW: Final = "#e4c27a"
IVORY: Final = "#fdf6e6"
IVORY_EDGE: Final = "#a08a5e"
SILVER: Final = "#cfd3d6"
SILVER_DEEP: Final = "#555c62"
YELLOW: Final = "#e2b33a"


@dataclass(frozen=True, slots=True)
class Terrain:
    """A colour of the game: its tile, the tile's edge, the empty space, the marks and the glyph on that space."""

    letter: str
    body: str
    deep: str
    tint: str
    mark: str
    glyph: str


@dataclass(frozen=True, slots=True)
class Livery:
    """A player's colours: the field and the edge of shield and dice."""

    field: str
    edge: str


LIVERIES: Final = (
    Livery("#2a5ca0", "#173a6b"),
    Livery("#bf3b2e", "#7c1f16"),
    Livery("#d99a18", "#8a5c06"),
    Livery("#433a4a", "#1f1925"),
)
