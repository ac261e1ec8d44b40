"""The numbers of the base game's program entries, in the order in which the rules add them; those of modules follow."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
CASTLE_ACTION: Final = 1
CITY_HALL_PLACING: Final = 2
SALE: Final = 3
FETCHING: Final = 4
COLLECTING: Final = 5
DISCARDING: Final = 6
LOADING: Final = 7
LOADING_ALSO: Final = 8
STOWING: Final = 9
SHIP_EFFECT: Final = 10
SAIL_EFFECT: Final = 11
CASTLE_EFFECT: Final = 12
ANIMALS_EFFECT: Final = 13
WAREHOUSE_EFFECT: Final = 14
WATCHTOWER_EFFECT: Final = 15
FETCH_EFFECT: Final = 16
COLLECT_EFFECT: Final = 17
CITY_HALL_EFFECT: Final = 18
PHASE_EFFECT: Final = 19
ROUND_EFFECT: Final = 20
TURNS_EFFECT: Final = 21
PHASE_END_EFFECT: Final = 22
INCOME_EFFECT: Final = 23
FINISH_EFFECT: Final = 24
ROLLING: Final = 25
WHITE_DIE: Final = 26
FILLING: Final = 27
ROUND_GOODS: Final = 28
DEALING_GOODS: Final = 29
DEALING_BOARDS: Final = 30
DRAWING_STARTER: Final = 31
STARTER_DICE: Final = 32
SIDES: Final = 33
SIDE_IN_TURN: Final = 34
CASTLES: Final = 35
CASTLE_IN_TURN: Final = 36
SETUP_EFFECT: Final = 37
STARTER_EFFECT: Final = 38
OPENING_EFFECT: Final = 39

ANY_MOMENT: Final = 1
"""Family of the steps in which the active seat is asked something during its own turn."""

WHOLE_ACTION: Final = 2
"""Family of the steps that ask for a whole action, such as a die serves."""

OWN_DICE: Final = 0
FREE_DIE: Final = 1
"""Argument of a die action's frame: the offer of its die, the seat's own or one of any value; modules add theirs."""
