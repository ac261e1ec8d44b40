"""The scenarios of Burgundy (see `tests.games.scenario`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.burgundy.scenario_table import lay
from tests.games.burgundy.scenario_things import read_thing
from tests.games.scenario import Ground

from castellany.games.burgundy.census import discrepancies
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState


def faults(rules: BurgundyRules, s: BurgundyState) -> list[str]:
    """Every piece is somewhere and every point has a source."""
    found = [f"the census fails: {wrong}" for wrong in discrepancies(s, rules.tables, rules.rule_points)]
    for seat in range(s.players):
        if s.points[seat] != sum(s.lines[seat :: s.players]):
            found.append(f"the points of seat {seat + 1} are not the sum of their lines")
    return found


BURGUNDY_GROUND: Final = Ground(Path(__file__).parent / "scenarios", lay, read_thing, faults)
