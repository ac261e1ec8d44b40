"""Two people in two browsers play a whole game of The Castle, with all that may happen on the way."""

from __future__ import annotations

from random import Random

from playwright.async_api import Browser, expect
from tests.browser import castle
from tests.browser.cable import Cable
from tests.browser.server import PageServer
from tests.browser.table import Table
from tests.browser.together import chat, cut, play_to_the_end, reload_and_go_on, take_back, two_people


async def test_a_whole_game(chromium: Browser, server: PageServer) -> None:
    happenings = [chat, undo, reload_before_entering, cut]
    async with two_people(chromium, server, game="castle") as (tables, cable):
        await play_to_the_end(tables, cable, happenings, castle.likely, castle.hurried, Random(6))
        assert tables[0].told["scene"]["board"] == tables[1].told["scene"]["board"]


async def undo(asked: Table, other: Table, _cable: Cable) -> bool:
    """Take back the tile before a figure is sent."""
    laid = castle.of(asked.moves, "place")
    if not laid:
        return False
    between = await take_back(asked, other, laid[-1])
    assert castle.of(between, "put"), "to one of the first tiles somebody can always go"
    await expect(asked.page.locator("[data-hand]")).to_be_visible()
    return True


async def reload_before_entering(asked: Table, other: Table, cable: Cable) -> bool:
    """Between laying a tile and sending a figure to it; whoever reloads can still send one."""
    if not castle.of(asked.moves, "put"):
        return False
    await reload_and_go_on(asked, other, cable)
    move = castle.of(asked.moves, "put")[-1]
    await asked.play_on_board(move)
    await other.reach(asked.number)
    return True
