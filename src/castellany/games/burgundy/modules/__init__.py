"""The modules of Burgundy, in their declared order."""

from typing import Final

from castellany.games.burgundy.builder import BurgundyModule

MODULES: Final[list[BurgundyModule]] = []
