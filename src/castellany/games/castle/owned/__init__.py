"""Owner's sets: groups that somebody has copied out of a box in the place of reconstructed ones."""

from castellany.games.castle.owned.replaceable import CastleReplaceable

__all__ = ["CastleReplaceable"]
