"""Every drawing that may be used by name."""

from __future__ import annotations

from castellany.core.drawing import tokens
from castellany.core.drawing.svg import element
from castellany.core.drawing.terrain import glyph, patterns, slot
from castellany.games.burgundy.picture import banners, tiles
from castellany.games.burgundy.picture.animals import SPECIES
from castellany.games.burgundy.picture.dice import DICE
from castellany.games.burgundy.picture.emblems import EMBLEMS
from castellany.games.burgundy.picture.goods import PIECES
from castellany.games.burgundy.picture.model import AddedTile
from castellany.games.burgundy.picture.palette import ANY_LAND, terrains
from castellany.games.burgundy.picture.terrain import BOARDS, PRINTS, space_face
from castellany.games.burgundy.picture.tokens import TOKENS


def library(green_castles: bool, bonus_points: tuple[int, int], added: tuple[AddedTile, ...] = ()) -> dict[str, str]:
    """All definitions by name, for one edition and one number of players."""
    lands = terrains(green_castles)
    drawn: dict[str, str] = {
        **{f"e-{name}": emblem for name, emblem in (EMBLEMS | SPECIES).items()},
        **tokens.TOKENS,
        **TOKENS,
        **PIECES,
        **DICE,
        **tiles.drawings(lands),
        **tiles.added_drawings(added, lands),
        **banners.drawings(lands, bonus_points),
        "slot": slot(None),
    }
    for land in lands:
        drawn[f"glyph-{land.letter}"] = glyph(land, PRINTS[land.letter])
        drawn[f"space-{land.letter}"] = space_face(land)
        drawn[f"slot-{land.letter}"] = slot(land)
    found = {name: element("g", drawing, id=name) for name, drawing in drawn.items()} | patterns(ANY_LAND, BOARDS)
    for land in lands:
        found |= patterns(land, PRINTS[land.letter], 0.55 if land.letter == "C" else 0.42)
    return found
