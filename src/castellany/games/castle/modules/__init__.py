"""The expansions of The Castle, in the order in which a set-up names them.

Each is a package with a rules half, `module.py`, and a show half, `show`, which is found by its slug.
"""

from typing import Final

from castellany.games.castle.modules.falcon.module import Falcon
from castellany.games.castle.modules.halt.module import Halt
from castellany.games.castle.points import CastleModule

MODULES: Final[list[CastleModule]] = [Falcon(), Halt()]
