"""What there is in a game of The Castle with all its modules, and where positions keep it."""

from __future__ import annotations

from typing import Final

from tests.games.castle.setups import setup_of

from castellany.games.castle.assembly import inventory_for
from castellany.games.castle.state import CastleState

FALCON: Final = ("falcon",)
INVENTORY: Final = inventory_for(setup_of("halt"))
"""Games with fewer modules have the same numbers, fewer of them."""
FIGURE_NAMES: Final = tuple(INVENTORY.figures)
PRINCE: Final = INVENTORY.kind("prince")
PRINCES: Final = INVENTORY.presence[PRINCE]
NESTS: Final = INVENTORY.marks["nest"]
SOURCE_NAMES: Final = tuple(INVENTORY.sources)
EVENT_KEYS: Final = tuple(INVENTORY.events)
NESTS_GAINED: Final = EVENT_KEYS.index("nests-gained")
NESTS_RETURNED: Final = EVENT_KEYS.index("nests-returned")
STOPPED: Final = EVENT_KEYS.index("stopped")
AT_NESTS: Final = INVENTORY.place_of("nests")
AT_GATES: Final = INVENTORY.place_of("gate")


def nests(s: CastleState) -> list[int]:
    """Of both seats, none without Falcon."""
    return s.extra[AT_NESTS : AT_NESTS + 2] or [0, 0]


def at_gate(s: CastleState) -> list[int]:
    return s.extra[AT_GATES : AT_GATES + 2] or [0, 0]


def sources(s: CastleState) -> int:
    """How many lines a score sheet of this game has for a seat."""
    return len(s.lines) // s.players
