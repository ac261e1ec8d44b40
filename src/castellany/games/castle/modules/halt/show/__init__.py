"""How the variant is said and drawn."""

from typing import Final

from castellany.games.castle.modules.halt.show.half import HaltShow

SHOW: Final = HaltShow()
