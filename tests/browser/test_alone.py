"""One person against a bot: a whole game with the pieces on the board, quickly begun."""

from __future__ import annotations

from random import Random

import pytest
from tests.browser.alone import SOON_MS, one_click_to_the_first_question, play_by_clicking, play_some_moves, weights
from tests.browser.people import Company
from tests.browser.playing import against_bots, likely

GAMES = [(2, "special", 1), (3, "special", 2), (4, "special", 3), (2, "2019", 4), (4, "2019", 5)]
"""How many play, which edition, and by which chance."""
LATER_BYTES = 2_000
"""Of one message to the page, compressed."""


async def test_the_first_moves_by_clicking(come: Company) -> None:
    table = await against_bots(await come("Ann"), 2)
    await play_some_moves(table, likely, Random(1))
    assert max(weights(table)) < LATER_BYTES


@pytest.mark.soak
@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
async def test_a_whole_game_by_clicking(come: Company, players: int, edition: str, seed: int) -> None:
    table = await against_bots(await come("Ann"), players, edition=edition)
    await play_by_clicking(table, likely, Random(seed))
    assert max(weights(table)) < LATER_BYTES


async def test_one_click_from_the_home_page_to_the_first_question(come: Company) -> None:
    """Somebody who has never been here."""
    visitor = await come(fresh=True)
    begin = visitor.page.locator(".button.primary").first
    assert await one_click_to_the_first_question(visitor, begin, "burgundy") < SOON_MS
