"""Weights of the evaluation, in hundredths of a point unless they say otherwise; tuned by self-play."""

from __future__ import annotations

from typing import Final

PACE: Final = 9
"""Quarters of a round in which the fastest seat reveals a tile of its own, before anything is known of its pace."""
PACE_TILES: Final = 4
"""So many tiles revealed weigh as much as that expectation."""

REGION_PACE: Final = 5
"""The chance in percent that a turn brings a tile to a given region."""
COLOUR_PACE: Final = 7
"""The chance in percent that a turn brings a tile to a given colour."""
RACE: Final = 70
"""Percent of the first colour bonus that may be expected while nobody has it."""
FAR: Final = 85
"""Percent that a region is worth while no space of it can be reached."""
FRONTIER: Final = 20
"""An empty space next to a covered one."""
COLOUR_IN_REACH: Final = 30
"""A colour with such a space."""

ACTION: Final = 60
"""An action beyond the point that it brings at least."""
ACTION_TURN: Final = 7
"""So much more for each turn to come."""
ACTION_TURNS: Final = 30

UNIT: Final = 48
"""Percent of an action that a unit of payment is worth."""
CARD: Final = (20, 62, 75, 90)
"""Percent of a unit that a card is worth whose colour has no empty space, one out of reach, one within reach, or a
stored tile."""
SPARE_CARD: Final = 35
"""Percent of a unit that a card beyond the second of its colour is worth."""
PAIR: Final = 15
"""Percent of a unit that the second of two such cards is worth beyond that."""
FULL_HAND: Final = 8
SURPLUS: Final = 30
"""Percent of its worth that a card above a full hand keeps, and nothing above two."""

WORKER: Final = (110, 105, 100, 85, 70, 55, 40)
"""Percent of a unit that a worker is worth, the first one first."""

KEPT: Final = (46, 40, 33)
"""Percent of its placing that a stored tile is worth, by the units of its payment that are missing."""
KEPT_TURNS: Final = 4
"""With fewer turns to come it loses the rest in proportion."""
FAR_TILE: Final = 25
"""Percent of its placing that a tile is worth which no space in reach can hold."""
CLUTTER: Final = 60
"""What full storage costs."""

CASTLE: Final = 450
"""A tile for nothing."""
CARDS_TILE: Final = 36
"""Percent of an action that each turn to come adds to a bonus tile for cards."""
STORAGE_TILE: Final = 6
"""Percent of an action that each turn to come adds to a further storage space."""
PAID: Final = 170
"""Percent of a unit that a payment costs, seen from afar."""
QUARRIES: Final = 65
VILLAGES: Final = 65
CARTS: Final = 65
"""Percent of the spaces of a colour still empty that will be covered early enough for a bonus tile."""
