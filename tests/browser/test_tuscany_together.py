"""Two people in two browsers play a whole game of Tuscany, with all that may happen on the way."""

from __future__ import annotations

import os
import re
from random import Random

from playwright.async_api import Browser, expect
from tests.browser import tuscany
from tests.browser.builder import Builder
from tests.browser.cable import Cable
from tests.browser.house import House
from tests.browser.people import company
from tests.browser.playing import of_two
from tests.browser.table import Table
from tests.browser.together import TROUBLE, chat, cut, in_turn, reload_and_go_on
from tests.browser.waiting import until

LONG = bool(os.environ.get("CASTELLANY_SOAK"))


async def test_a_whole_game(chromium: Browser, house: House) -> None:
    random = Random(5)
    async with Cable(house.url) as cable, company(chromium, house.url) as come:
        ann, ben = await come("Ann"), await come("Ben", url=cable.url)
        ben.watch.allow(TROUBLE)
        tables = await of_two(ann, ben, game="tuscany")
        await build(*tables)
        for _ in tables:
            first = await in_turn(tables)
            assert first is not None
            await first.play_on_board("bonus marble")
        to_do = [chat, cut, undo, reload_in_the_midst]
        while (asked := await in_turn(tables)) is not None:
            other = tables[tables[0] is asked]
            for happening in to_do:
                if await happening(asked, other, cable):
                    to_do.remove(happening)
                    break
            else:
                play = asked.play_from_list if random.random() < 0.3 else asked.play_on_board
                # Once everything has happened that may happen, the rest is soon played.
                await play((tuscany.likely if to_do or LONG else tuscany.hurried)(asked.moves, random))
        assert to_do == []
        results = [table.told["result"] for table in tables]
        assert results[0] == results[1]
        assert results[0]["why"] == "finished"


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
    """Take back a tile that drew nothing after it, and find everything as before."""
    moves = asked.moves
    calm = [move for move in moves if re.match(r"place (village|quarry|agriculture)", move)]
    if not calm:
        return False
    await asked.play_on_board(calm[0])
    await other.reach(asked.number)
    assert asked.moves != moves
    await asked.undo()
    await other.reach(asked.number)
    assert asked.moves == moves
    await expect(other.log).to_contain_text("takes a move back")
    return True


async def reload_in_the_midst(asked: Table, other: Table, cable: Cable) -> bool:
    """In a turn that has begun: before a second action, or where a castle or a city has granted a question."""
    if "draw" in asked.moves or len(asked.moves) < 2:
        return False
    return await reload_and_go_on(asked, other, cable)
