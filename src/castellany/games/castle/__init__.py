"""Carcassonne: The Castle, and the expansions that may be played with it."""

from typing import Final

from castellany.games.castle.game import Castle
from castellany.games.castle.modules import MODULES

CASTLE: Final = Castle(MODULES)

__all__ = ["CASTLE"]
