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

LONG = bool(os.environ.get("CASTELLANY_SOAK"))
TROUBLE = r"^failed: |^socket: |^console error: WebSocket connection"


async def in_turn(tables: tuple[Table, Table]) -> Table | None:
    """The table before whoever is asked, once both have been told everything; None when the game is over."""
    last = max(table.number for table in tables)
    for table in tables:
        await table.reach(last)
    if tables[0].over:
        return None
    asked = next(table for table in tables if table.asked)
    await asked.my_turn()
    return asked


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


async def chat(asked: Table, other: Table, _cable: Cable) -> bool:
    await asked.say("Good evening!")
    await expect(other.chat.filter(has_text="Good evening!")).to_be_visible()
    await other.say("<b>Hello</b> & good luck")
    await expect(asked.chat.filter(has_text="<b>Hello</b> & good luck")).to_be_visible()
    return True


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


async def reload_in_the_midst(asked: Table, _other: Table, _cable: Cable) -> bool:
    """Come back to the same question, though something that was placed has granted it."""
    moves = asked.moves
    if "end" in moves or len(moves) < 2 or asked.told["scene"]["preparing"]:
        return False
    prompt = await asked.prompt.text_content()
    await asked.page.reload()
    await asked.my_turn()
    assert asked.moves == moves
    await expect(asked.prompt).to_have_text(str(prompt))
    return True


async def cut(asked: Table, other: Table, cable: Cable) -> bool:
    """Ben's line breaks while Ann plays; he is told, comes back by himself and has missed nothing."""
    if asked.person.name != "Ann" or asked.moves == ["end"] or "end" not in asked.moves:
        return False
    await cable.pull_out()
    await expect(other.connection).to_have_attribute("data-connection", "lost")
    await asked.play_from_list(asked.moves[0])
    await cable.plug_in()
    await expect(other.connection).to_have_attribute("data-connection", "open")
    await other.reach(asked.number)
    return True
