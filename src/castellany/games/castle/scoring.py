"""Scoring: where points come from, in the order in which a score sheet lists them."""

from __future__ import annotations

from typing import Final

ROADS: Final = 0
HOUSES: Final = 1
PIGSTIES: Final = 2
CHAPELS: Final = 3
LARGEST_SEAT: Final = 4
MOST_NESTS: Final = 5
MEADOWS: Final = 6
UNFINISHED: Final = 7
TOKEN_POINTS: Final = 8
SOURCES: Final = 9
SOURCE_NAMES: Final = (
    "roads",
    "houses",
    "pigsties",
    "chapels",
    "seat",
    "nests",
    "meadows",
    "unfinished",
    "token-points",
)

TRACK: Final = 100
"""Spaces of the track on the wall."""
