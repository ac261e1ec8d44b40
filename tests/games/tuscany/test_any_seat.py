"""No seat is special: every scenario that lays its own table holds with everybody moved one seat on."""

from __future__ import annotations

import re
from copy import copy
from typing import Any

import pytest
from tests.games.scenario import Scenario
from tests.games.tuscany.scenario import TUSCANY_GROUND
from tests.games.tuscany.scenario_table import ESTATES, OPEN

pytestmark = pytest.mark.both_forms

PLAYED = re.compile(r"((?:refuse |offered |not offered |only )?)(\d)(: .+)")
OF_A_SEAT = re.compile(
    r"(expect (?:gain )?(?:green|red|points|green-line|line|marble|workers|hand|hand-size|storage|storage-space|bonuses"
    r"|boards|build|space|filled|stock|opened|place|decided-by) )(\d)((?: .+)? = .+)"
)
SEATS = re.compile(r"(asked |expect (?:starter|back \d|winner|ranking|claimed \w+) = )(\d(?:, \d)*)()")

CASES = [scenario for scenario in TUSCANY_GROUND.scenarios() if scenario.data.get("start") != "new"]


class Moved:
    """A scenario's words with every seat one further on."""

    def __init__(self, players: int) -> None:
        self.players = players

    def seat(self, n: object) -> int:
        return int(str(n)) % self.players + 1

    def line(self, line: str) -> str:
        for pattern in (PLAYED, OF_A_SEAT, SEATS):
            if found := pattern.fullmatch(line):
                return found[1] + self.seats(line, found[2]) + found[3]
        return line

    def seats(self, line: str, text: str) -> str:
        """Seats that share a place are named in their own order."""
        moved = [self.seat(n) for n in text.split(", ")]
        return ", ".join(str(n) for n in (sorted(moved) if line.startswith("expect winner") else moved))

    def table(self, data: dict[str, Any]) -> dict[str, Any]:
        starter = data.get("starter", 1)
        moved = {**data, "starter": self.seat(starter), "turn": self.seat(data.get("turn", starter))}
        moved["hoarder"] = self.seat(data.get("hoarder", self.players))
        moved["seat"] = {}
        for n in range(1, self.players + 1):
            boards, build, castle = ESTATES[n - 1]
            entry = {"boards": boards, "build": build, "castle": castle, **data.get("seat", {}).get(str(n), {})}
            moved["seat"][str(self.seat(n))] = entry
        moved["open"] = [
            re.sub(r"\d$", lambda found: str(self.seat(found[0])), tile) for tile in data.get("open", OPEN)
        ]
        moved["claimed"] = {c: [self.seat(n) for n in seats] for c, seats in data.get("claimed", {}).items()}
        return moved


@pytest.mark.parametrize("scenario", CASES, ids=[scenario.name for scenario in CASES])
def test_a_scenario_holds_one_seat_further_on(scenario: Scenario) -> None:
    moved = Moved(scenario.data.get("players", 2))
    other = copy(scenario)
    other.data = moved.table(scenario.data)
    other.script = [(number, moved.line(line)) for number, line in scenario.script]
    other.play(other.editions[-1])
