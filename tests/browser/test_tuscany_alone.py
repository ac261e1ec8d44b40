"""One person against a bot in Tuscany: a whole game with the pieces, from the joining of the boards on."""

from __future__ import annotations

import os
from random import Random
from statistics import median

import pytest
from playwright.async_api import expect
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.people import Company
from tests.browser.playing import against_bots
from tests.browser.table import Table

USUAL = [(2, "revised", 1)]
OTHERS = [(3, "revised", 2), (4, "revised", 3), (2, "first", 4), (4, "first", 5)]
GAMES = USUAL + OTHERS if os.environ.get("CASTELLANY_SOAK") else USUAL
"""How many play, which edition, and by which chance."""
FIRST_BYTES = 10_000
LATER_BYTES = 5_000
USUAL_BYTES = 1_500
"""Of one message to the page, compressed: of the heaviest, as a full hand pays in hundreds of ways, and of most."""
SOON_MS = 5_000
"""From opening the page until the first question of a quick game."""


@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
async def test_a_whole_game_by_clicking(come: Company, players: int, edition: str, seed: int) -> None:
    ann, random = await come("Ann"), Random(seed)
    table = await against_bots(ann, players, game="tuscany", edition=edition)
    await table.my_turn()
    answer = await Builder(table).build()
    while await table.my_turn():
        await table.play_on_board(tuscany.likely(table.moves, random))
    assert table.told["result"]["why"] == "finished"
    assert f"build {table.told['scene']['estates'][0]['built']}" == answer.partition(" castle")[0]
    await expect(table.page.locator("[data-final]")).to_be_visible()
    first, later = ann.wire.weights()
    assert len(first) == 1
    assert first[0] < FIRST_BYTES
    assert max(later) < LATER_BYTES
    assert median(later) < USUAL_BYTES


async def test_one_click_from_the_shelf_to_the_boards(come: Company) -> None:
    """Somebody who has never been here."""
    visitor = await come()
    await visitor.page.goto(visitor.url)
    await visitor.page.get_by_role("listitem").filter(has_text="Tuscany").get_by_role("button").click()
    table = Table(visitor, "", game="tuscany")
    await expect(table.prompt).not_to_be_empty()
    assert await table.my_turn()
    assert await visitor.page.evaluate("performance.now()") < SOON_MS
