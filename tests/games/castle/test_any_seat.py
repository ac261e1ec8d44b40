"""No seat is special: every scenario that lays its own table holds with the two players changed round."""

from __future__ import annotations

import re
from copy import copy
from typing import Any, Final

import pytest
from tests.games.castle.scenario import CASTLE_GROUND
from tests.games.scenario import Scenario

pytestmark = pytest.mark.both_forms

OTHER: Final = {"1": "2", "2": "1"}
PLAYED: Final = re.compile(r"((?:refuse |offered |not offered |only )?)(\d)(: .+)")
OF_A_SEAT: Final = re.compile(
    r"(expect (?:gain )?(?:score|space|at-gate|line|supply|figures|tokens|fresh|seat|seat-at|nests|shown-nests) )(\d)"
    r"((?: .+)? = .+)"
)
SEATS: Final = re.compile(r"(asked |expect (?:active|winner|ranking) = )(\d(?:, \d)*)()")

CASES: Final = [scenario for scenario in CASTLE_GROUND.scenarios() if scenario.data.get("start") != "new"]


def line_changed(line: str) -> str:
    for pattern in (PLAYED, OF_A_SEAT, SEATS):
        if found := pattern.fullmatch(line):
            seats = [OTHER[seat] for seat in found[2].split(", ")]
            # Who wins together is named in the order of seats.
            return found[1] + ", ".join(sorted(seats) if line.startswith("expect winner") else seats) + found[3]
    return line


def table_changed(data: dict[str, Any]) -> dict[str, Any]:
    seats = {OTHER[seat]: entry for seat, entry in data.get("seat", {}).items()}
    return {**data, "turn": 3 - data.get("turn", 1), "seat": seats}


@pytest.mark.parametrize("scenario", CASES, ids=[scenario.name for scenario in CASES])
def test_a_scenario_holds_for_the_other_seat(scenario: Scenario) -> None:
    other = copy(scenario)
    other.data = table_changed(scenario.data)
    other.script = [(number, line_changed(line)) for number, line in scenario.script]
    other.play(other.editions[-1])
