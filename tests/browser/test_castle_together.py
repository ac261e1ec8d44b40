"""Two people in two browsers play The Castle, with what is its own on the way; in the soak with all, to the end."""

from __future__ import annotations

from random import Random

from playwright.async_api import expect
from tests.browser import castle
from tests.browser.cable import Cable
from tests.browser.people import Windows
from tests.browser.server import PageServer
from tests.browser.table import Table
from tests.browser.together import (
    chat,
    cut,
    play_to_the_end,
    play_until_all_has_happened,
    reload_and_go_on,
    take_back,
    two_people,
)
from tests.soaking import SOAKING


async def test_what_may_happen(windows: Windows, server: PageServer) -> None:
    happenings = [undo, reload_before_entering, *([chat, cut] if SOAKING else [])]
    async with two_people(windows, server, game="castle") as (tables, cable):
        await play_until_all_has_happened(tables, cable, happenings, castle.likely, Random(6))
        if SOAKING:
            await play_to_the_end(tables, castle.likely, Random(6))
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
