"""One person against a bot in The Castle: a whole game with the pieces, quickly begun."""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.async_api import expect
from tests.browser import castle
from tests.browser.people import Company
from tests.browser.playing import against_bots
from tests.browser.table import Table

USUAL: list[tuple[list[str], int]] = [([], 1), (["falcon"], 2)]
OTHERS: list[tuple[list[str], int]] = [(["falcon", "halt"], 3), ([], 4)]
GAMES = USUAL + OTHERS if os.environ.get("CASTELLANY_SOAK") else USUAL
"""What is added to the game, and by which chance."""
FIRST_BYTES = 10_000
LATER_BYTES = 2_000
"""Of one message to the page, compressed."""
SOON_MS = 5_000
"""From opening the page until the first question of a quick game."""
TRIES = 2
"""Before the first game a server paints every tile, once."""


@pytest.mark.parametrize(("modules", "seed"), GAMES, ids=str)
async def test_a_whole_game_by_clicking(come: Company, modules: list[str], seed: int) -> None:
    ann, random = await come("Ann"), Random(seed)
    table = await against_bots(ann, game="castle", modules=modules)
    while await table.my_turn():
        await table.play_on_board(castle.likely(table.moves, random))
    assert table.told["result"]["why"] == "finished"
    assert table.told["scene"]["left"] == [0] * len(table.told["scene"]["left"])
    await expect(table.page.locator("[data-final]")).to_be_visible()
    first, later = ann.wire.weights()
    assert len(first) == 1
    assert first[0] < FIRST_BYTES
    assert max(later) < LATER_BYTES


async def test_one_click_from_the_shelf_to_the_first_tile(come: Company) -> None:
    """Somebody who has never been here."""
    took = []
    for _ in range(TRIES):
        visitor = await come()
        await visitor.page.goto(visitor.url)
        await visitor.page.get_by_role("listitem").filter(has_text="Carcassonne").get_by_role("button").click()
        table = Table(visitor, "", game="castle")
        await expect(table.prompt).not_to_be_empty()
        assert await table.my_turn()
        took.append(await visitor.page.evaluate("performance.now()"))
    assert min(took) < SOON_MS, took
