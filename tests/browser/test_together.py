"""Two people in two browsers play a whole game, with all that may happen on the way."""

from __future__ import annotations

import os
from random import Random

from playwright.async_api import Browser, expect
from tests.browser.cable import Cable
from tests.browser.house import House
from tests.browser.people import company
from tests.browser.playing import hurried, likely, of_two
from tests.browser.table import Table
from tests.browser.together import TROUBLE, chat, cut, in_turn, reload_and_go_on

LONG = bool(os.environ.get("CASTELLANY_SOAK"))


async def test_a_whole_game(chromium: Browser, house: House) -> None:
    random = Random(5)
    async with Cable(house.url) as cable, company(chromium, house.url) as come:
        ann, ben = await come("Ann"), await come("Ben", url=cable.url)
        ben.watch.allow(TROUBLE)
        tables = await of_two(ann, ben)
        to_do = [chat, undo, reload_in_the_midst, cut]
        while (asked := await in_turn(tables)) is not None:
            other = tables[tables[0] is asked]
            if to_do and await to_do[0](asked, other, cable):
                to_do.pop(0)
                continue
            play = asked.play_from_list if random.random() < 0.3 else asked.play_on_board
            # Once everything has happened that may happen, the rest is soon played.
            await play((likely if to_do or LONG else hurried)(asked.moves, random))
        assert to_do == []
        results = [table.told["result"] for table in tables]
        assert results[0] == results[1]
        assert results[0]["why"] == "finished"


async def undo(asked: Table, other: Table, _cable: Cable) -> bool:
    """Take back a move that nothing has followed, and find everything as before."""
    moves = asked.moves
    if "end" not in moves or len(moves) < 5:
        return False
    await asked.play_on_board(next(move for move in moves if move.startswith("workers")))
    await other.reach(asked.number)
    assert asked.moves != moves
    await asked.undo()
    await other.reach(asked.number)
    assert asked.moves == moves
    await expect(other.log).to_contain_text("takes a move back")
    return True


async def reload_in_the_midst(asked: Table, other: Table, cable: Cable) -> bool:
    """Where something that was placed has granted a question."""
    if "end" in asked.moves or len(asked.moves) < 2 or asked.told["scene"]["preparing"]:
        return False
    return await reload_and_go_on(asked, other, cable)
