"""The faces of the games, by slug."""

from __future__ import annotations

from typing import Final

from castellany.cli.burgundy import BurgundyFace
from castellany.cli.face import Face
from castellany.games.burgundy import BURGUNDY

FACES: Final[dict[str, Face]] = {"burgundy": BurgundyFace(BURGUNDY.voice)}
