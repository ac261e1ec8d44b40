"""Every scenario."""

from __future__ import annotations

import pytest
from tests.games.castle.scenario import CASTLE_GROUND
from tests.games.scenario import Scenario

CASES = [(scenario, edition) for scenario in CASTLE_GROUND.scenarios() for edition in scenario.editions]


@pytest.mark.both_forms
@pytest.mark.parametrize(("scenario", "edition"), CASES, ids=[scenario.name for scenario, _ in CASES])
def test_scenario(scenario: Scenario, edition: str) -> None:
    scenario.play(edition)
