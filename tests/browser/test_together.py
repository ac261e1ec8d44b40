"""Two people in two browsers play a whole game, with all that may happen on the way."""

from __future__ import annotations

from random import Random

from playwright.async_api import Browser
from tests.browser.cable import Cable
from tests.browser.playing import hurried, likely
from tests.browser.server import PageServer
from tests.browser.table import Table
from tests.browser.together import chat, cut, play_to_the_end, reload_and_go_on, take_back, two_people


async def test_a_whole_game(chromium: Browser, server: PageServer) -> None:
    async with two_people(chromium, server) as (tables, cable):
        await play_to_the_end(tables, cable, [chat, undo, reload_in_the_midst, cut], likely, hurried, Random(5))


async def undo(asked: Table, other: Table, _cable: Cable) -> bool:
    """Take back a move that nothing has followed."""
    moves = asked.moves
    if "end" not in moves or len(moves) < 5:
        return False
    await take_back(asked, other, next(move for move in moves if move.startswith("workers")))
    return True


async def reload_in_the_midst(asked: Table, other: Table, cable: Cable) -> bool:
    """Where something that was placed has granted a question."""
    if "end" in asked.moves or len(asked.moves) < 2 or asked.told["scene"]["preparing"]:
        return False
    return await reload_and_go_on(asked, other, cable)
