"""No seat is special: every scenario that lays its own table holds with everybody moved one seat on."""

from __future__ import annotations

import re
from copy import copy
from typing import Any

import pytest
from tests.games.burgundy.scenario import BURGUNDY_GROUND
from tests.games.scenario import Scenario

pytestmark = pytest.mark.both_forms

PLAYED = re.compile(r"((?:refuse |offered |not offered |only )?)(\d)(: .+)")
OF_A_SEAT = re.compile(
    r"(expect (?:gain )?"
    r"(?:points|silver|workers|storage|goods|sold|track|dice|board|space|filled|line|decided-by) )(\d)((?: .+)? = .+)"
)
SEATS = re.compile(r"(asked |expect (?:order|winner|ranking|bonus \w+|post-tiles) = )(\d(?:, \d)*)()")

CASES = [
    scenario
    for scenario in BURGUNDY_GROUND.scenarios()
    if scenario.data.get("start") != "new"
    and any(pattern.fullmatch(line) for _, line in scenario.script for pattern in (PLAYED, OF_A_SEAT, SEATS))
]


class Moved:
    """A scenario's words with every seat one further on."""

    def __init__(self, players: int) -> None:
        self.players = players

    def seat(self, n: object) -> int:
        return int(str(n)) % self.players + 1

    def by_seat(self, values: list[Any]) -> list[Any]:
        return [values[-1], *values[:-1]]

    def line(self, line: str) -> str:
        for pattern in (PLAYED, OF_A_SEAT, SEATS):
            if found := pattern.fullmatch(line):
                return found[1] + ", ".join(str(self.seat(n)) for n in found[2].split(", ")) + found[3]
        return line

    def table(self, data: dict[str, Any]) -> dict[str, Any]:
        seats = data.get("seat", {})
        tracks = {n: seats.get(str(n), {}).get("track", 0) for n in range(1, self.players + 1)}
        order = data.get("order", sorted(tracks, key=lambda n: -tracks[n]))
        moved = {**data, "turn": self.seat(data.get("turn", 1)), "order": [self.seat(n) for n in order]}
        moved["seat"] = {str(self.seat(n)): entry for n, entry in seats.items()}
        moved["bonus"] = {colour: [self.seat(n) for n in held] for colour, held in data.get("bonus", {}).items()}
        if "," in str(data.get("boards", "")):
            moved["boards"] = ",".join(self.by_seat(data["boards"].split(",")))
        if "castles" in data:
            moved["castles"] = self.by_seat(data["castles"])
        return moved


@pytest.mark.parametrize("scenario", CASES, ids=[scenario.name for scenario in CASES])
def test_a_scenario_holds_one_seat_further_on(scenario: Scenario) -> None:
    moved = Moved(scenario.data.get("players", 2))
    other = copy(scenario)
    other.data = moved.table(scenario.data)
    other.script = [(number, moved.line(line)) for number, line in scenario.script]
    other.play(other.editions[-1])
