"""The faces of the games, by slug."""

from __future__ import annotations

from typing import Final

from castellany.cli.burgundy import BurgundyFace
from castellany.cli.castle import CastleFace
from castellany.cli.face import Face
from castellany.cli.tuscany import TuscanyFace
from castellany.games.burgundy import BURGUNDY
from castellany.games.castle import CASTLE
from castellany.games.tuscany import TUSCANY

FACES: Final[dict[str, Face]] = {
    "burgundy": BurgundyFace(BURGUNDY.voice),
    "tuscany": TuscanyFace(TUSCANY.voice),
    "castle": CastleFace(CASTLE.voice),
}
