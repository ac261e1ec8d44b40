"""Owner's sets: groups that somebody has copied out of a box in the place of reconstructed ones."""

from castellany.games.tuscany.owned.replaceable import TuscanyReplaceable

__all__ = ["TuscanyReplaceable"]
