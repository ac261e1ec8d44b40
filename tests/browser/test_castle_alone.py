"""One person against a bot in The Castle: a whole game with the pieces, quickly begun."""

from __future__ import annotations

from random import Random

import pytest
from tests.browser import castle
from tests.browser.alone import SOON_MS, one_click_to_the_first_question, play_by_clicking, play_some_moves, weights
from tests.browser.people import Company
from tests.browser.playing import against_bots

GAMES: list[tuple[list[str], int]] = [(["falcon"], 2), ([], 1), (["falcon", "halt"], 3), ([], 4)]
"""What is added to the game, and by which chance."""
LATER_BYTES = 2_000
"""Of one message to the page, compressed."""
TRIES = 2
"""Before the first game a server paints every tile, once."""


async def test_the_first_moves_by_clicking(come: Company) -> None:
    table = await against_bots(await come("Ann"), game="castle", modules=["falcon"])
    await play_some_moves(table, castle.likely, Random(2))
    assert max(weights(table)) < LATER_BYTES


@pytest.mark.soak
@pytest.mark.parametrize(("modules", "seed"), GAMES, ids=str)
async def test_a_whole_game_by_clicking(come: Company, modules: list[str], seed: int) -> None:
    table = await against_bots(await come("Ann"), game="castle", modules=modules)
    await play_by_clicking(table, castle.likely, Random(seed))
    assert max(weights(table)) < LATER_BYTES
    assert table.told["scene"]["left"] == [0] * len(table.told["scene"]["left"])


async def test_one_click_from_the_shelf_to_the_first_tile(come: Company) -> None:
    """Somebody who has never been here."""
    took = []
    for _ in range(TRIES):
        visitor = await come(fresh=True)
        box = visitor.page.get_by_role("listitem").filter(has_text="Carcassonne").get_by_role("button")
        took.append(await one_click_to_the_first_question(visitor, box, "castle"))
    assert min(took) < SOON_MS, took
