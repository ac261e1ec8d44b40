"""Owner's sets: groups that somebody has copied out of a box in the place of reconstructed ones."""

from castellany.core.owned.game import Replaceable
from castellany.games.castle.components import all_groups, data_files
from castellany.games.castle.owned.checking import faults
from castellany.games.castle.show.half import shows


def castle_replaceable() -> Replaceable:
    """With the groups of installed modules."""
    more = [show.owned_package for show in shows() if show.owned_package]
    texts = ("castellany.core.owned", "castellany.games.castle.owned", *more)
    return Replaceable(texts, faults, all_groups(), lambda: "\n".join(data_files()))
