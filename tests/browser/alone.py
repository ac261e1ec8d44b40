"""One person against bots: quickly begun, and played to the end with the pieces."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.async_api import Locator, expect
from tests.browser.people import Person
from tests.browser.table import Table

FIRST_BYTES: Final = 10_000
"""Of the first message to the page, compressed."""
SOME: Final = 6
"""Moves."""
SOON_MS: Final = 5_000
"""From opening the page until the first question of a quick game."""


async def play_by_clicking(table: Table, likely: Callable[[list[str], Random], str], random: Random) -> None:
    """A whole game from here."""
    while await table.my_turn():
        await table.play_on_board(likely(table.moves, random))
    assert table.told["result"]["why"] == "finished"
    await expect(table.page.locator("[data-final]")).to_be_visible()


async def play_some_moves(
    table: Table, likely: Callable[[list[str], Random], str], random: Random, moves: int = SOME
) -> None:
    """The first moves of a game."""
    for _ in range(moves):
        assert await table.my_turn()
        await table.play_on_board(likely(table.moves, random))


def weights(table: Table) -> list[int]:
    """The bytes of all messages to the page but the first, compressed; that one is light enough."""
    first, later = table.person.wire.weights()
    assert len(first) == 1
    assert first[0] < FIRST_BYTES
    return later


async def one_click_to_the_first_question(visitor: Person, begin: Locator, game: str) -> float:
    """How many milliseconds it takes, from opening the page on."""
    await visitor.page.goto(visitor.url)
    await begin.click()
    table = Table(visitor, "", game=game)
    await expect(table.prompt).not_to_be_empty()
    assert await table.my_turn()
    took: float = await visitor.page.evaluate("performance.now()")
    return took
