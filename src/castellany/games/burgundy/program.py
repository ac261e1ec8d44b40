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
NEIGHBOUR_EFFECT: Final = 11
SAIL_EFFECT: Final = 12
CASTLE_EFFECT: Final = 13
ANIMALS_EFFECT: Final = 14
WAREHOUSE_EFFECT: Final = 15
WATCHTOWER_EFFECT: Final = 16
FETCH_EFFECT: Final = 17
COLLECT_EFFECT: Final = 18
CITY_HALL_EFFECT: Final = 19
PHASE_EFFECT: Final = 20
ROUND_EFFECT: Final = 21
TURNS_EFFECT: Final = 22
PHASE_END_EFFECT: Final = 23
INCOME_EFFECT: Final = 24
FINISH_EFFECT: Final = 25
ROLLING: Final = 26
WHITE_DIE: Final = 27
FILLING: Final = 28
ROUND_GOODS: Final = 29
DEALING_GOODS: Final = 30
DEALING_BOARDS: Final = 31
DRAWING_STARTER: Final = 32
STARTER_DICE: Final = 33
SIDES: Final = 34
SIDE_IN_TURN: Final = 35
CASTLES: Final = 36
CASTLE_IN_TURN: Final = 37
SETUP_EFFECT: Final = 38
STARTER_EFFECT: Final = 39
OPENING_EFFECT: Final = 40

ANY_MOMENT: Final = 1
"""Family of the steps in which the active seat is asked something during its own turn."""

WHOLE_ACTION: Final = 2
"""Family of the steps that ask for a whole action, such as a die serves."""

OWN_DICE: Final = 0
FREE_DIE: Final = 1
"""Argument of a die action's frame: the offer of its die, the seat's own or one of any value; modules add theirs."""
