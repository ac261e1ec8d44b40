"""Every scenario, in every edition that it names."""

from __future__ import annotations

import pytest
from tests.games.scenario import Scenario
from tests.games.tuscany.scenario import TUSCANY_GROUND

CASES = [(scenario, edition) for scenario in TUSCANY_GROUND.scenarios() for edition in scenario.editions]


@pytest.mark.both_forms
@pytest.mark.parametrize(
    ("scenario", "edition"), CASES, ids=[f"{scenario.name}-{edition}" for scenario, edition in CASES]
)
def test_scenario(scenario: Scenario, edition: str) -> None:
    scenario.play(edition)
