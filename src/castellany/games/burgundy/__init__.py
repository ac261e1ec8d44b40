"""The Castles of Burgundy: 2019 edition and Special Edition."""

from typing import Final

from castellany.games.burgundy.game import Burgundy
from castellany.games.burgundy.modules import MODULES

BURGUNDY: Final = Burgundy(MODULES)

__all__ = ["BURGUNDY"]
