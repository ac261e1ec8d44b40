"""Scoring: the sources of points, in the order in which a score sheet lists them; those of modules come after these."""

from __future__ import annotations

from typing import Final

AREA: Final = 0
PHASE: Final = 1
BONUS: Final = 2
ANIMALS: Final = 3
HERDS: Final = 4
"""Monastery 7."""
SALES: Final = 5
WATCHTOWERS: Final = 6
UNSOLD: Final = 7
SILVER: Final = 8
WORKERS: Final = 9
MONASTERY_15: Final = 10
"""Monastery n of 15 to 26 has source MONASTERY_15 + n - 15."""

BASE_SOURCES: Final = (
    "area",
    "phase",
    "bonus",
    "animals",
    "herds",
    "sales",
    "watchtowers",
    "unsold",
    "silver",
    "workers",
    *(f"monastery{n}" for n in range(15, 27)),
)
