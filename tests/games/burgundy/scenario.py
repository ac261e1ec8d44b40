"""The scenarios of Burgundy (see `tests.games.scenario`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.burgundy.scenario_table import lay
from tests.games.burgundy.scenario_things import read_thing
from tests.games.scenario import Ground

from castellany.games.burgundy.census import discrepancies
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scoring import SOURCES
from castellany.games.burgundy.state import BurgundyState


def faults(_: BurgundyRules, s: BurgundyState) -> list[str]:
    """Every piece is somewhere and every point has a source."""
    found = [f"the census fails: {wrong}" for wrong in discrepancies(s)]
    for seat in range(s.players):
        if s.points[seat] != sum(s.lines[seat * SOURCES : (seat + 1) * SOURCES]):
            found.append(f"the points of seat {seat + 1} are not the sum of their lines")
    return found


BURGUNDY_GROUND: Final = Ground(Path(__file__).parent / "scenarios", lay, read_thing, faults)
