"""Mutants of the rules against their proofs: the excuses of those that survive always, the attempts in the soak."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest
from tests.mutations.mutants import head, mutants_of, sites
from tests.mutations.survivors import excused

GAMES = ("burgundy", "castle", "tuscany")
SAMPLE = 150
"""Mutants of each game that are tried."""

CODE = """
class Rule:
    def apply(self, s, seat):
        if s.hand[seat] >= 2 and not s.over:
            s.hand[seat] -= 2
            s.tell(PAID, seat)
        return reason(TOO_FEW, s.hand[seat] + 1)
"""


def test_one_thing_is_changed_at_a_time() -> None:
    tree = ast.parse(CODE)
    whole = ast.unparse(tree)
    found = []
    for site in sites(tree):
        site.change.swap()
        found.append((site.function, head(site.statement) if site.statement in ast.walk(tree) else "nothing"))
        assert ast.unparse(tree) != whole
        site.change.swap()
        assert ast.unparse(tree) == whole
    assert {function for function, _ in found} == {"Rule.apply"}
    assert [text for _, text in found] == [
        "if not (s.hand[seat] >= 2 and (not s.over)):",
        "if s.hand[seat] >= 2 or not s.over:",
        "if s.hand[seat] > 2 and (not s.over):",
        "if s.hand[seat] >= 3 and (not s.over):",
        "if s.hand[seat] >= 2 and s.over:",
        "nothing",
        "s.hand[seat] += 2",
        "s.hand[seat] -= 3",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_excuse_is_for_a_mutant(game: str) -> None:
    assert excused(game).keys() <= {mutant.name for mutant in mutants_of(game)}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_without_an_excuse_is_noticed(game: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutations", game, str(SAMPLE)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
