"""The modules of Burgundy, in their declared order; what is shown of each is in its `show`."""

from typing import Final

from castellany.games.burgundy.builder import BurgundyModule
from castellany.games.burgundy.modules.border_posts.module import BorderPosts
from castellany.games.burgundy.modules.inns.module import Inns
from castellany.games.burgundy.modules.white_castles.module import WhiteCastles

MODULES: Final[list[BurgundyModule]] = [BorderPosts(), WhiteCastles(), Inns()]
