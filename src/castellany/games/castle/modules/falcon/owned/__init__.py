"""An owner's gates and Falcon tiles: whether they are those of a box."""

from castellany.games.castle.modules.falcon.owned.gates import gate_faults, joining_faults
from castellany.games.castle.modules.falcon.owned.tiles import tile_faults

__all__ = ["gate_faults", "joining_faults", "tile_faults"]
