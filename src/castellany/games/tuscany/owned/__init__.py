"""Owner's sets: whether groups that somebody has copied out of a box obey all that is known of it."""

from castellany.games.tuscany.owned.checking import faults
from castellany.games.tuscany.owned.writing import standard_file

__all__ = ["faults", "standard_file"]
