"""What the box of the base game holds, for tests that count its pieces."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.components import board
from castellany.games.burgundy.kinds import Kinds, base_kinds

BASE: Final = Kinds(base_kinds())
KINDS: Final = BASE.count
NAMES: Final = BASE.names
COLOUR: Final = BASE.colour

DUCHY: Final = board("1").shape
"""All duchies of the base game have one shape."""
SPACES: Final = DUCHY.spaces
NEIGHBOURS: Final = DUCHY.neighbours
CENTRE: Final = DUCHY.centre
ROWS: Final = tuple(sum(at == row for _, at in DUCHY.places) for row in range(DUCHY.rows))
