"""One person against a bot in Tuscany: a whole game with the pieces, from the joining of the boards on."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest
from tests.browser import tuscany
from tests.browser.alone import SOON_MS, one_click_to_the_first_question, play_by_clicking, weights
from tests.browser.builder import Builder
from tests.browser.people import Company
from tests.browser.playing import against_bots
from tests.soaking import in_soak

OTHERS = [(3, "revised", 2), (4, "revised", 3), (2, "first", 4), (4, "first", 5)]
GAMES = [(2, "revised", 1), *(in_soak(*game) for game in OTHERS)]
"""How many play, which edition, and by which chance; the shortest is the one whole game of every run."""
LATER_BYTES = 5_000
USUAL_BYTES = 1_500
"""Of one message to the page, compressed: of the heaviest, as a full hand pays in hundreds of ways, and of most."""


@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
async def test_a_whole_game_by_clicking(come: Company, players: int, edition: str, seed: int) -> None:
    table = await against_bots(await come("Ann"), players, game="tuscany", edition=edition)
    await table.my_turn()
    answer = await Builder(table).build()
    await play_by_clicking(table, tuscany.likely, Random(seed))
    later = weights(table)
    assert f"build {table.told['scene']['estates'][0]['built']}" == answer.partition(" castle")[0]
    assert max(later) < LATER_BYTES
    assert median(later) < USUAL_BYTES


async def test_one_click_from_the_shelf_to_the_boards(come: Company) -> None:
    """Somebody who has never been here."""
    visitor = await come(fresh=True)
    box = visitor.page.get_by_role("listitem").filter(has_text="Tuscany").get_by_role("button")
    assert await one_click_to_the_first_question(visitor, box, "tuscany") < SOON_MS
