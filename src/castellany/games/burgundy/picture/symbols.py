"""Every drawing that may be used by name, and the choice of those that a picture needs."""

from __future__ import annotations

import re
from typing import Final

from castellany.games.burgundy.picture import banners, tiles
from castellany.games.burgundy.picture.animals import SPECIES
from castellany.games.burgundy.picture.dice import DICE
from castellany.games.burgundy.picture.emblems import EMBLEMS
from castellany.games.burgundy.picture.goods import PIECES
from castellany.games.burgundy.picture.palette import terrains
from castellany.games.burgundy.picture.svg import element
from castellany.games.burgundy.picture.terrain import glyph, patterns, slot, space_face
from castellany.games.burgundy.picture.tokens import TOKENS

_REFERENCE: Final = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


def library(green_castles: bool, bonus_points: tuple[int, int]) -> dict[str, str]:
    """All definitions by name, for one edition and one number of players."""
    lands = terrains(green_castles)
    drawn: dict[str, str] = {
        **{f"e-{name}": emblem for name, emblem in (EMBLEMS | SPECIES).items()},
        **TOKENS,
        **PIECES,
        **DICE,
        **tiles.drawings(lands),
        **banners.drawings(lands, bonus_points),
        "slot": slot(None),
    }
    for land in lands:
        drawn[f"glyph-{land.letter}"] = glyph(land)
        drawn[f"space-{land.letter}"] = space_face(land)
        drawn[f"slot-{land.letter}"] = slot(land)
    found = {name: element("g", drawing, id=name) for name, drawing in drawn.items()}
    for land in lands:
        found |= patterns(land)
    return found


def definitions(body: str, names: dict[str, str]) -> str:
    """The definitions that a body uses, directly or through others, in the library's order."""
    wanted: set[str] = set()
    pending = [body]
    while pending:
        for match in _REFERENCE.finditer(pending.pop()):
            name = match[1] or match[2]
            if name not in wanted:
                wanted.add(name)
                pending.append(names[name])
    return element("defs", *(drawing for name, drawing in names.items() if name in wanted))
