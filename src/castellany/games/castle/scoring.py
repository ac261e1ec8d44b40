"""Scoring: where points come from, in the order in which a score sheet lists them; modules add to it."""

from __future__ import annotations

from typing import Final

ROADS: Final = 0
HOUSES: Final = 1
PIGSTIES: Final = 2
LARGEST_SEAT: Final = 3
MEADOWS: Final = 4
UNFINISHED: Final = 5
TOKEN_POINTS: Final = 6
SOURCE_NAMES: Final = (
    "roads",
    "houses",
    "pigsties",
    "seat",
    "meadows",
    "unfinished",
    "token-points",
)

FINAL_SOURCES: Final = (LARGEST_SEAT, MEADOWS, UNFINISHED, TOKEN_POINTS)
"""Those of the final scoring."""

TRACK: Final = 100
"""Spaces of the track on the wall."""
