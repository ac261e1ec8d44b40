"""Two people in two browsers play a whole game of The Castle, with all that may happen on the way."""

from __future__ import annotations

import os
from random import Random

from playwright.async_api import Browser, expect
from tests.browser import castle
from tests.browser.cable import Cable
from tests.browser.house import House
from tests.browser.people import company
from tests.browser.playing import of_two
from tests.browser.table import Table
from tests.browser.together import TROUBLE, chat, cut, in_turn, reload_and_go_on

LONG = bool(os.environ.get("CASTELLANY_SOAK"))


async def test_a_whole_game(chromium: Browser, house: House) -> None:
    random = Random(6)
    async with Cable(house.url) as cable, company(chromium, house.url) as come:
        ann, ben = await come("Ann"), await come("Ben", url=cable.url)
        ben.watch.allow(TROUBLE)
        tables = await of_two(ann, ben, game="castle", modules=["falcon"])
        to_do = [chat, undo, reload_before_entering, cut]
        while (asked := await in_turn(tables)) is not None:
            other = tables[tables[0] is asked]
            for happening in to_do:
                if await happening(asked, other, cable):
                    to_do.remove(happening)
                    break
            else:
                play = asked.play_from_list if random.random() < 0.3 else asked.play_on_board
                # Once everything has happened that may happen, the rest is soon played.
                await play((castle.likely if to_do or LONG else castle.hurried)(asked.moves, random))
        assert to_do == []
        results = [table.told["result"] for table in tables]
        assert results[0] == results[1]
        assert results[0]["why"] == "finished"
        assert tables[0].told["scene"]["board"] == tables[1].told["scene"]["board"]


async def undo(asked: Table, other: Table, _cable: Cable) -> bool:
    """Take back the tile before a figure is sent, and find everything as before; the other one sees it come and go."""
    moves = asked.moves
    laid = castle.of(moves, "place")
    if not laid:
        return False
    square = asked.hands.things(laid[-1])[1].removeprefix("square:")
    await asked.play_on_board(laid[-1])
    await other.reach(asked.number)
    assert castle.of(asked.moves, "put"), "to one of the first tiles somebody can always go"
    assert square in other.told["scene"]["board"]
    await asked.undo()
    await other.reach(asked.number)
    assert asked.moves == moves
    assert square not in other.told["scene"]["board"]
    await expect(asked.page.locator("[data-hand]")).to_be_visible()
    await expect(other.log).to_contain_text("takes a move back")
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
