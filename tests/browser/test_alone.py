"""One person against a bot: a whole game with the pieces on the board, quickly begun."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.async_api import expect
from tests.browser.people import Company
from tests.browser.playing import against_bots, likely
from tests.browser.table import Table

USUAL = [(2, "special", 1)]
OTHERS = [(3, "special", 2), (4, "special", 3), (2, "2019", 4), (4, "2019", 5)]
GAMES = USUAL + OTHERS if os.environ.get("CASTELLANY_SOAK") else USUAL
"""How many play, which edition, and by which chance."""
FIRST_BYTES = 10_000
LATER_BYTES = 2_000
"""Of one message to the page, compressed."""
SOON_MS = 5_000
"""From opening the page until the first question of a quick game."""


@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
async def test_a_whole_game_by_clicking(come: Company, players: int, edition: str, seed: int) -> None:
    ann, random = await come("Ann"), Random(seed)
    table = await against_bots(ann, players, edition=edition)
    while await table.my_turn():
        await table.play_on_board(likely(table.moves, random))
    assert table.told["result"]["why"] == "finished"
    await expect(table.page.locator("[data-final]")).to_be_visible()
    first, later = ann.wire.weights()
    assert len(first) == 1
    assert first[0] < FIRST_BYTES
    assert max(later) < LATER_BYTES


async def test_one_click_from_the_home_page_to_the_first_question(come: Company) -> None:
    """Somebody who has never been here."""
    visitor = await come()
    await visitor.page.goto(visitor.url)
    await visitor.page.locator(".button.primary").first.click()
    table = Table(visitor, "")
    await expect(table.prompt).not_to_be_empty()
    assert await table.my_turn()
    assert await visitor.page.evaluate("performance.now()") < SOON_MS
