"""Two people in two browsers play, with all that may happen on the way; in the soak to the end."""

from __future__ import annotations

from random import Random

from tests.browser.cable import Cable
from tests.browser.people import Windows
from tests.browser.playing import likely
from tests.browser.server import PageServer
from tests.browser.table import Table
from tests.browser.together import (
    chat,
    cut,
    elsewhere,
    play_to_the_end,
    play_until_all_has_happened,
    reload_and_go_on,
    take_back,
    two_people,
)
from tests.soaking import SOAKING


async def test_all_that_may_happen(windows: Windows, server: PageServer) -> None:
    async with two_people(windows, server) as (tables, cable):
        await play_until_all_has_happened(tables, cable, HAPPENINGS, likely, Random(5))
        if SOAKING:
            await play_to_the_end(tables, likely, Random(5))


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


HAPPENINGS = [chat, undo, reload_in_the_midst, cut, elsewhere]
