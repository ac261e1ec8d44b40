"""Kinds: what Falcon brings, by the words of the notation."""

from __future__ import annotations

from typing import Final

from castellany.games.castle.kinds import new_terrain

CHAPEL: Final = new_terrain("chapel")
CHAPELS: Final = "chapels"
PRINCE: Final = "prince"
FALCONER: Final = "falconer"
NEST: Final = "nest"
NESTS: Final = "nests"
NESTS_GAINED: Final = "nests-gained"
"""Event, a: how many."""
NESTS_RETURNED: Final = "nests-returned"
"""Event, a: how many each seat gives back to the empty pool."""
GATES: Final = (27, 47, 69, 91)
"""The spaces after which a gate is put into the wall."""
