"""One person against a bot: a whole game with the pieces on the board, quickly begun."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.async_api import expect
from tests.browser.people import Company
from tests.browser.playing import against_bots, likely
from tests.browser.table import Table

LONG = bool(os.environ.get("CASTELLANY_SOAK"))
SEEDS = range(1, 6) if LONG else [1]
OTHER_TABLES = [(3, "special"), (4, "special"), (2, "2019"), (4, "2019")]
FIRST_BYTES = 10_000
LATER_BYTES = 2_000
"""Of one message to the page, compressed."""
SOON_MS = 5_000
"""From opening the page until the first question of a quick game."""


async def play_to_the_end(table: Table, random: Random) -> None:
    while await table.my_turn():
        await table.play_on_board(likely(table.moves, random))
    assert table.told["result"]["why"] == "finished"
    await expect(table.page.locator("[data-final]")).to_be_visible()


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_whole_game_by_clicking(come: Company, seed: int) -> None:
    ann = await come("Ann")
    await play_to_the_end(await against_bots(ann), Random(seed))
    first, later = ann.wire.weights()
    assert len(first) == 1
    assert first[0] < FIRST_BYTES
    assert max(later) < LATER_BYTES


@pytest.mark.skipif(not LONG, reason="a long version")
@pytest.mark.parametrize(("players", "edition"), OTHER_TABLES)
async def test_a_whole_game_at_another_table(come: Company, players: int, edition: str) -> None:
    table = await against_bots(await come("Ann"), players, edition=edition)
    await play_to_the_end(table, Random(players))


async def test_one_click_from_the_home_page_to_the_first_question(come: Company) -> None:
    """Somebody who has never been here."""
    visitor = await come()
    await visitor.page.goto(visitor.url)
    await visitor.page.locator(".button.primary").first.click()
    table = Table(visitor, "")
    await expect(table.prompt).not_to_be_empty()
    assert await table.my_turn()
    assert await visitor.page.evaluate("performance.now()") < SOON_MS
