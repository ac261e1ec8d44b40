"""The lesson of The Castle: found among the others, and clicked through to its end."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.async_api import Locator, expect
from tests.browser import castle
from tests.browser.lessons import begun, coach, press, taught
from tests.browser.people import MIDDLE, PHONE, WIDE, Company, Device
from tests.soaking import in_soak

WAY: Final = ["welcome", "tile", "fit", "lay", "send", "tools", "complete", "majority", "wall", "keep", "court", "end"]
TURNS: Final = 4
"""That the lesson takes."""


@pytest.mark.parametrize("device", [PHONE, in_soak(WIDE)], ids=str)
async def test_the_whole_lesson(come: Company, device: Device) -> None:
    table, random = await begun(await come(device=device), "castle"), Random(5)
    turns = 0

    async def play(_: str) -> None:
        nonlocal turns
        move = castle.likely(table.moves, random)
        turns += move.startswith("place")
        await table.play_on_board(move)

    assert await taught(table, WAY, play) == WAY
    assert turns <= TURNS


async def test_the_lesson_follows_what_is_taken_back(come: Company) -> None:
    """Laid before being told to, taken back, laid as told, taken back: each time comes the step that fits the table."""
    visitor = await come(device=MIDDLE)
    table = await begun(visitor, "castle")
    for step in ("welcome", "tile"):
        await expect(coach(visitor, step)).to_be_visible()
        await press(visitor, "next").click()
    for step in ("fit", "lay"):
        await table.my_turn()
        await expect(coach(visitor, step)).to_be_visible()
        await table.play_on_board(castle.of(table.moves, "place")[0])
        await expect(coach(visitor, "send")).to_be_visible()
        await table.undo()
        await expect(coach(visitor, step)).to_be_visible()
        if step == "fit":
            await press(visitor, "next").click()
    await expect(press(visitor, "next")).to_have_count(0)


def link(place: Locator, game: str) -> Locator:
    return place.locator(f'a[href="/learn/{game}"]')


async def test_ways_to_the_lesson(come: Company) -> None:
    """From the first screen in words and below the box, from the rules, and from the lesson of another game."""
    visitor = await come()
    main = visitor.page.locator("main")
    for path, count in (("/", 2), ("/rules/castle", 1), ("/learn", 1)):
        await visitor.open(path)
        await expect(link(main, "castle")).to_have_count(count)
        await link(main, "castle").first.click()
        await expect(visitor.heading).to_have_text("Learn Carcassonne: The Castle")


async def test_each_game_has_a_lesson_of_its_own(come: Company) -> None:
    """One that was begun waits while another is learnt."""
    visitor = await come()
    begun = {}
    for game in ("burgundy", "castle"):
        await visitor.open(f"/learn/{game}")
        await visitor.page.locator("main .button.primary").click()
        await expect(coach(visitor, "welcome")).to_be_visible()
        begun[game] = visitor.page.url
    for game, table in begun.items():
        await visitor.open(f"/learn/{game}")
        await visitor.page.locator("main a.button.primary").click()
        await expect(visitor.page).to_have_url(table)
        await expect(coach(visitor, "welcome")).to_be_visible()
