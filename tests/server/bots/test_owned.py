"""A worker plays with an owner's set that only the server has read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.bots.asking import ask, running

from castellany.core.owned import sets
from castellany.core.setup import Setup
from castellany.games.registry import rules_for
from castellany.games.tuscany import components
from castellany.match import Match

pytestmark = pytest.mark.anyio
NAME = "mine-00000000"


@pytest.fixture(autouse=True)
def _set() -> Iterator[None]:
    sets.put("tuscany", NAME, {"storage": {"spaces": 2}})
    yield
    sets.SETS.clear()
    components.named.cache_clear()


async def test_a_worker_is_lent_the_set_of_the_table() -> None:
    match = Match(rules_for(Setup("tuscany", "revised", 2, (), {"components": NAME})), 3)
    async with running() as pool:
        choice = await ask(pool, "random", match, seed=1)
        assert not choice.fallback
        assert choice.move in match.moves(match.turn)
        assert (pool.answered, pool.fallbacks) == (1, 0)
