"""What the ledger says of the notation is what the game reads and writes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.games.castle.small import rules_for

LEDGER: Final = Path(__file__).parents[3] / "docs" / "rules" / "castle.md"
SECTION: Final = LEDGER.read_text(encoding="utf-8").partition("## 16. In the notation")[2]
MOVES: Final = SECTION.partition("The text of a position")[0]
POSITIONS: Final = Path(__file__).parents[3] / "docs" / "positions.md"
POSITION: Final = POSITIONS.read_text(encoding="utf-8").partition("## The lines of The Castle")[2].partition("\n## ")[0]


def test_the_moves_of_the_ledger_are_all_there_are() -> None:
    rules = rules_for("falcon")
    moves = re.findall(r"^\| `([^`]+)` \|", MOVES, re.M)
    assert [rules.write(rules.read(move)) for move in moves] == moves
    assert {move.partition(" ")[0] for move in moves} == set(rules.verbs_by_word)


def test_the_lines_that_are_told_are_the_lines_of_a_position() -> None:
    rules = rules_for("falcon", "halt")
    lines = rules.write_position(rules.begin()).splitlines()
    told = re.findall("`([a-z]{2,})(?: N)?`", "".join(re.findall(r"^\| (`.*?) \|", POSITION, re.M)))
    written = {re.split("[ :]", line)[0] for line in lines}
    assert set(told) == written - {
        "castellany",
        "game",
        "edition",
        "players",
        "modules",
        "components",
        "option",
        "stack",
    }
