"""The scenarios of Tuscany (see `tests.games.scenario`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.scenario import Ground
from tests.games.tuscany.scenario_table import lay
from tests.games.tuscany.scenario_things import read_thing

from castellany.games.tuscany.census import discrepancies
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCES
from castellany.games.tuscany.state import TuscanyState


def faults(rules: TuscanyRules, s: TuscanyState) -> list[str]:
    """Every piece is somewhere and every point has a source."""
    found = [f"the census fails: {wrong}" for wrong in discrepancies(s, rules.tables)]
    for seat in range(s.players):
        if s.red[seat] != sum(s.lines[seat * SOURCES : (seat + 1) * SOURCES]):
            found.append(f"the red points of seat {seat + 1} are not the sum of their lines")
        if s.green[seat] != sum(s.green_lines[seat * GREEN_SOURCES : (seat + 1) * GREEN_SOURCES]):
            found.append(f"the green points of seat {seat + 1} are not the sum of their lines")
    return found


TUSCANY_GROUND: Final = Ground(Path(__file__).parent / "scenarios", lay, read_thing, faults)
