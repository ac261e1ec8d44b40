"""The scenarios of The Castle (see `tests.games.scenario`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.castle.everything import sources
from tests.games.castle.scenario_table import lay
from tests.games.castle.scenario_things import read_thing
from tests.games.scenario import Ground

from castellany.games.castle.census import discrepancies
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState


def faults(rules: CastleRules, s: CastleState) -> list[str]:
    """Every piece is somewhere and every point has a source."""
    found = [f"the census fails: {wrong}" for wrong in discrepancies(s, rules.tables)]
    for seat in range(s.players):
        if s.score[seat] != sum(s.lines[seat * sources(s) : (seat + 1) * sources(s)]):
            found.append(f"the points of seat {seat + 1} are not the sum of their lines")
    return found


CASTLE_GROUND: Final = Ground(Path(__file__).parent / "scenarios", lay, read_thing, faults)
