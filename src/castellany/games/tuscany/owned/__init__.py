"""Owner's sets: groups that somebody has copied out of a box in the place of reconstructed ones."""

from typing import Final

from castellany.core.owned.game import Replaceable
from castellany.games.tuscany.components import FILES, file_text
from castellany.games.tuscany.owned.checking import CHECKS, faults

REPLACEABLE: Final = Replaceable(
    ("castellany.core.owned", "castellany.games.tuscany.owned"),
    faults,
    CHECKS,
    lambda: "\n".join(file_text(name) for name in FILES),
)
