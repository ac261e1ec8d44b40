"""Two people in two browsers play Tuscany, with what is its own on the way; in the soak with all, to the end."""

from __future__ import annotations

import re
from random import Random

from playwright.async_api import expect
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.cable import Cable
from tests.browser.people import Windows
from tests.browser.server import PageServer
from tests.browser.table import Table
from tests.browser.together import (
    chat,
    cut,
    in_turn,
    play_to_the_end,
    play_until_all_has_happened,
    reload_and_go_on,
    take_back,
    two_people,
)
from tests.browser.waiting import until
from tests.soaking import SOAKING


async def test_what_may_happen(windows: Windows, server: PageServer) -> None:
    happenings = [undo, reload_in_the_midst, *([chat, cut] if SOAKING else [])]
    async with two_people(windows, server, game="tuscany") as (tables, cable):
        await build(*tables)
        for _ in tables:
            first = await in_turn(tables)
            assert first is not None
            await first.play_on_board("bonus marble")
        await play_until_all_has_happened(tables, cable, happenings, tuscany.likely, Random(5))
        if SOAKING:
            await play_to_the_end(tables, tuscany.likely, Random(5))


async def build(hers: Table, his: Table) -> None:
    """What is laid and what is sealed outlasts a reload; a sealed answer can be changed until the last one has come."""
    for table in (hers, his):
        await table.my_turn()
    builder = Builder(hers)
    await builder.join("bAC", "lr")
    laid = builder.answer
    await hers.page.reload()
    await hers.my_turn()
    await builder.lies(laid)
    await expect(hers.act("seal")).to_be_enabled()
    sealed = await builder.seal()
    assert sealed == laid
    await hers.page.reload()
    await expect(hers.act("seal")).to_be_disabled()
    await builder.lies(sealed)
    await builder.join("bcA", "lr")
    changed = await builder.seal()
    await Builder(his).build()
    built = changed.split(maxsplit=1)[1].partition(" castle")[0]
    await until(lambda: hers.told["scene"]["estates"][0]["built"] == built)


async def undo(asked: Table, other: Table, _cable: Cable) -> bool:
    """Take back a tile that drew nothing after it."""
    calm = [move for move in asked.moves if re.match(r"place (village|quarry|agriculture)", move)]
    if not calm:
        return False
    await take_back(asked, other, calm[0])
    return True


async def reload_in_the_midst(asked: Table, other: Table, cable: Cable) -> bool:
    """In a turn that has begun: before a second action, or where a castle or a city has granted a question."""
    if "draw" in asked.moves or len(asked.moves) < 2:
        return False
    return await reload_and_go_on(asked, other, cable)
