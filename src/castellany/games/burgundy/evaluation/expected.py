"""Prospects: what an unfinished area may still bring, by its size, its empty spaces and the turns to come."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.evaluation.weights import AREA_PACE, BONUS_PACE
from castellany.games.burgundy.tables import PHASE_POINTS, PHASES, ROUNDS, area_points

TURNS: Final = PHASES * ROUNDS
LARGEST: Final = 12
"""Empty spaces counted; a colour has no more."""
SIZES: Final = 11
"""Of areas, 0 included: the largest has eight spaces, and modules may let it count for more."""


def phase_after(turns: int) -> int:
    """The phase of the turn with which this many turns are left, itself included."""
    return (TURNS - turns) // ROUNDS


def finishing(pace: int) -> tuple[list[float], list[float]]:
    """At turns * (LARGEST + 1) + empty, the chance to fill what is empty and the phase points then."""
    width = LARGEST + 1
    chance = [0.0] * ((TURNS + 1) * width)
    phase = [0.0] * ((TURNS + 1) * width)
    p = pace / 100
    for turns in range(TURNS + 1):
        chance[turns * width] = 1.0
    for turns in range(1, TURNS + 1):
        for empty in range(1, width):
            here, later = turns * width + empty, (turns - 1) * width + empty
            chance[here] = (1 - p) * chance[later] + p * chance[later - 1]
            done = PHASE_POINTS[phase_after(turns)] if empty == 1 else phase[later - 1]
            phase[here] = (1 - p) * phase[later] + p * done
    return (chance, phase)


def area_expected(pace: int) -> list[int]:
    """Hundredths of a point at (turns * SIZES + empty) * SIZES + size; nothing for a complete area."""
    chance, phase = finishing(pace)
    table = [0] * ((TURNS + 1) * SIZES * SIZES)
    for turns in range(TURNS + 1):
        for empty in range(1, SIZES):
            at = turns * (LARGEST + 1) + empty
            for size in range(empty, SIZES):
                worth = 100 * (area_points(size) * chance[at] + phase[at])
                table[(turns * SIZES + empty) * SIZES + size] = round(worth)
    return table


AREA_EXPECTED: Final = [area_expected(pace) for pace in AREA_PACE]
"""By colour."""

BONUS_CHANCE: Final = [round(100 * chance) for chance in finishing(BONUS_PACE)[0]]
"""Percent at turns * (LARGEST + 1) + empty."""
