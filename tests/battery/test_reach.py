"""The random games of the battery reach every question that a game can ask, so that its laws mean something."""

from __future__ import annotations

from random import Random

import pytest
from tests.battery.tables import TABLES
from tests.battery.walk import walk

from castellany.core.program import DO

GAMES = 15
"""Of each table."""


@pytest.mark.compiled_form
@pytest.mark.parametrize("slug", sorted({table.game.slug for table in TABLES}))
def test_random_games_meet_every_question(slug: str) -> None:
    known: set[str] = set()
    met: set[str] = set()
    for table in TABLES:
        if table.game.slug == slug:
            program = table.rules.program
            known |= {entry.name for entry in program if entry.kind != DO}
            for game in range(GAMES):
                for s in walk(table.rules, Random(f"reach {table} {game}")):
                    if s.stack:
                        met.add(program[s.stack[-1].step].name)
    assert met == known
