"""The lesson of Tuscany: from the joining of the boards to its end, also by whoever does not do as told."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.async_api import expect
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.lessons import begun, coach, press, taught
from tests.browser.people import MIDDLE, PHONE, Company
from tests.browser.table import Table

WAY: Final = [
    *("welcome", "build", "bonus", "take", "tools", "draw"),
    *("place", "effects", "workers", "regions", "scoring", "end"),
]
ROUNDS: Final = 5
"""That the lesson takes."""


async def test_the_whole_lesson(come: Company) -> None:
    table, random = await begun(await come(device=PHONE), "tuscany"), Random(5)

    async def play(step: str) -> None:
        if table.composed:
            await Builder(table).seal()
        else:
            asked = tuscany.of(table.moves, step)
            await table.play_on_board(asked[0] if asked else tuscany.likely(table.moves, random))

    assert await taught(table, WAY, play) == WAY
    assert table.told["scene"]["round"] <= ROUNDS


async def test_the_lesson_follows_the_learner(come: Company) -> None:
    """The boards are joined, taken apart and joined again, and cards are drawn where a tile was to be taken."""
    visitor = await come(device=MIDDLE)
    table = await begun(visitor, "tuscany")
    await press(visitor, "next").click()
    await joined(table)
    await table.undo()
    await joined(table)
    await table.play_on_board("bonus card")
    for verb in ("draw", "take"):
        await table.my_turn()
        await expect(coach(visitor, "take")).to_be_visible()
        await table.play_on_board(tuscany.of(table.moves, verb)[0])
    await table.my_turn()
    await expect(coach(visitor, "tools")).to_be_visible()
    await press(visitor, "next").click()
    await expect(coach(visitor, "place")).to_be_visible()


async def joined(table: Table) -> None:
    """The boards as they were dealt; the first bonus tile comes next."""
    await expect(coach(table.person, "build")).to_be_visible()
    await Builder(table).seal()
    await table.my_turn()
    await expect(coach(table.person, "bonus")).to_be_visible()
