"""Play-outs that the reconstructed tiles are tuned to: nearly always there is a place for every one of them."""

from __future__ import annotations

from random import Random

import pytest

from castellany.core.playout import play_at_random
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE

GAMES = 100
FEW = 2


@pytest.mark.compiled_form
@pytest.mark.proves("CAS-R 20")
@pytest.mark.parametrize(("modules", "all_placed"), [((), 90), (("falcon",), 80)])
def test_nearly_every_tile_finds_a_place_in_random_games(modules: tuple[str, ...], all_placed: int) -> None:
    rules = CASTLE.rules(Setup("castle", "standard", 2, modules))
    gone = []
    for seed in range(GAMES):
        s = rules.begin()
        play_at_random(rules, s, Random(seed))
        gone.append(sum(s.gone))
    assert gone.count(0) >= all_placed
    assert sum(tiles <= FEW for tiles in gone) >= 98
