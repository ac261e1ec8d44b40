"""How Falcon is said and drawn."""

from typing import Final

from castellany.games.castle.modules.falcon.show.half import FalconShow

SHOW: Final = FalconShow()
