"""The numbers of Tuscany's program entries, in the order in which the rules add them."""

from __future__ import annotations

from typing import Final

ACTION: Final = 0
"""One of the three actions; arg FIRST or EXTRA."""
SPARE: Final = 1
"""Whether to give a marble for one more action."""
TAKING: Final = 2
"""After a sweep: take what fits, or sweep again."""
CASTLE_TAKING: Final = 3
"""An open tile for nothing, at once; optional; arg the storage space that the castle left."""
CITY_BONUS: Final = 4
"""A bonus tile; optional."""
FIRST_BONUS: Final = 5
"""A bonus tile before the first round."""
BUILDING: Final = 6
"""Everybody at once: boards and start castle."""
AFTER_ACTION: Final = 7
"""Effect: the first action is done; with a marble, ask for more."""
REFRESHING: Final = 8
"""Effect: five or more open tiles of one colour go."""
LANDING: Final = 9
"""Effect: points and effect of the tile just placed; arg space + 30 * storage space freed, why the kind."""
ROUND: Final = 10
"""Effect: begin a round."""
ROUND_END: Final = 11
"""Effect: perhaps a phase, or the game, is over."""
SETUP: Final = 12
"""Effect: lay out what is pending before the first round."""
DRAWING: Final = 13
"""Chance: a card into the hand of the seat in arg."""
REVEALING: Final = 14
"""Chance: a tile of one's own onto a slot; arg slot + 8 * seat."""
NEUTRAL_REVEALING: Final = 15
"""Chance: a neutral tile onto the slot in arg."""
YIELDING: Final = 16
"""Chance: a yield card for the seat in arg; why how many follow + 6 * storage space freed."""
DEALING: Final = 17
"""Chance: an estate board; arg letter + 3 * seat."""
DRAWING_STARTER: Final = 18

FIRST: Final = 0
EXTRA: Final = 1
"""Argument of an action's frame."""
