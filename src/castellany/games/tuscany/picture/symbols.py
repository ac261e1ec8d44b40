"""Every drawing that may be used by name."""

from __future__ import annotations

from castellany.core.drawing import tokens as shared
from castellany.core.drawing.palette import CREAM
from castellany.core.drawing.svg import element, path, use
from castellany.core.drawing.terrain import glyph, patterns, slot
from castellany.games.tuscany.picture import tiles
from castellany.games.tuscany.picture.crops import CROPS
from castellany.games.tuscany.picture.emblems import EMBLEMS
from castellany.games.tuscany.picture.palette import TERRAINS
from castellany.games.tuscany.picture.prints import PRINTS
from castellany.games.tuscany.picture.tokens import TOKENS


def library() -> dict[str, str]:
    """All definitions by name."""
    drawn: dict[str, str] = {
        **{f"e-{name}": emblem for name, emblem in (EMBLEMS | CROPS).items()},
        **shared.TOKENS,
        **TOKENS,
        **tiles.drawings(),
        "slot": slot(None),
    }
    for land, printed in zip(TERRAINS, PRINTS, strict=True):
        drawn[f"glyph-{land.letter}"] = glyph(land, printed)
        drawn[f"sign-{land.letter}"] = path(printed.glyph, CREAM, fill_rule="evenodd")
        patch = element("circle", r=24, fill=land.tint, fill_opacity=0.88)
        drawn[f"space-{land.letter}"] = patch + use(f"glyph-{land.letter}", scale=1.5)
    found = {name: element("g", drawing, id=name) for name, drawing in drawn.items()}
    for land, printed in zip(TERRAINS, PRINTS, strict=True):
        found |= patterns(land, printed)
    return found
