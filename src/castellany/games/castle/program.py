"""The numbers of the program entries, in the order in which the rules add them; those of modules come after."""

from __future__ import annotations

from typing import Final

PLACING: Final = 0
"""Where the drawn tile goes."""
ENTERING: Final = 1
"""Whether a figure enters the tile just placed."""
ORDERING: Final = 2
"""Which completed area is scored next; arg OWN or OTHERS."""
DOUBLING: Final = 3
"""Whether to double the area of the cell in arg with a token."""
ANOTHER_TURN: Final = 4
"""Whether to give a token for one more turn."""
TURN: Final = 5
"""Effect: a turn begins, and tokens become usable."""
FITTING: Final = 6
"""Effect: a drawn tile that fits nowhere goes, and another is drawn."""
COMPLETING: Final = 7
"""Effect: once a figure has entered or not, what the tile completes is scored; not pending if that is nothing."""
SCORING: Final = 8
"""Effect: the next completed area of the group in arg, OWN or OTHERS, or the question which."""
PAYING_OUT: Final = 9
"""Effect: the area of the cell in arg scores; why is 1 if a token doubles it."""
TURN_END: Final = 10
"""Effect: one more turn, the other seat's, or the end."""
SETUP: Final = 11
FINAL: Final = 12
"""Effect: the final scoring."""
DRAWING: Final = 13
"""Chance: a tile for the seat in arg; why is INSTEAD if it follows one that fits nowhere."""
REVEALING: Final = 14
"""Chance: the token of the tower in why, for the seat in arg."""
DRAWING_STARTER: Final = 15

INSTEAD: Final = 1

OWN: Final = 0
OTHERS: Final = 1
"""Whom the areas of a group score for: the active seat first, then the other, then those that score for nobody."""
