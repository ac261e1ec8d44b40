"""Two people who play, and what may happen on the way: they talk, reload the page, lose their line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from playwright.async_api import expect
from tests.browser.cable import Cable
from tests.browser.people import Windows, company
from tests.browser.playing import of_two
from tests.browser.server import PageServer
from tests.browser.table import Table
from tests.browser.waiting import until

TROUBLE: Final = r"^failed: |^socket: |^console error: WebSocket connection"
Tables = tuple[Table, Table]
Happening = Callable[[Table, Table, Cable], Awaitable[bool]]
"""Between who is asked and who is not; False where it cannot happen now."""
Choice = Callable[[list[str], Random], str]


@asynccontextmanager
async def two_people(windows: Windows, server: PageServer, **terms: Any) -> AsyncIterator[tuple[Tables, Cable]]:
    """Ann and Ben, who have just begun; Ben's line to the server is a cable."""
    async with Cable(server.url) as cable, company(windows, server.url) as come:
        ann, ben = await come("Ann"), await come("Ben", url=cable.url, fresh=True)
        yield await of_two(ann, ben, **terms), cable


async def play_until_all_has_happened(
    tables: Tables, cable: Cable, happenings: Sequence[Happening], likely: Choice, random: Random
) -> None:
    """With the pieces or from the list, until everything has happened once; both are shown the same table."""
    to_do = list(happenings)
    while to_do:
        asked = await in_turn(tables)
        assert asked is not None, f"never happened: {to_do}"
        other = tables[tables[0] is asked]
        for happening in to_do:
            if await happening(asked, other, cable):
                to_do.remove(happening)
                break
        else:
            await play_either_way(asked, likely, random)
    await in_turn(tables)
    assert tables[0].number == tables[1].number


async def play_either_way(asked: Table, likely: Choice, random: Random) -> None:
    play = asked.play_from_list if random.random() < 0.3 else asked.play_on_board
    await play(likely(asked.moves, random))


async def play_to_the_end(tables: Tables, likely: Choice, random: Random) -> None:
    """Both are shown the same result."""
    while (asked := await in_turn(tables)) is not None:
        await play_either_way(asked, likely, random)
    results = [table.told["result"] for table in tables]
    assert results[0] == results[1]
    assert results[0]["why"] == "finished"
    for table in tables:
        await expect(table.page.locator("[data-final]")).to_be_visible()


async def in_turn(tables: Tables) -> Table | None:
    """The table before whoever is asked, once both have been told everything; None when the game is over."""
    last = max(table.number for table in tables)
    for table in tables:
        await table.reach(last)
    await until(lambda: tables[0].over or any(table.asked for table in tables), "nobody is asked")
    if tables[0].over:
        return None
    asked = next(table for table in tables if table.asked)
    await asked.my_turn()
    return asked


async def chat(asked: Table, other: Table, _cable: Cable) -> bool:
    await asked.say("Good evening!")
    await expect(other.chat.filter(has_text="Good evening!")).to_be_visible()
    await other.say("<b>Hello</b> & good luck")
    await expect(asked.chat.filter(has_text="<b>Hello</b> & good luck")).to_be_visible()
    return True


async def elsewhere(asked: Table, other: Table, _cable: Cable) -> bool:
    """A move comes from another device of whoever is asked: both pages are told."""
    if asked.told["scene"].get("preparing"):
        return False
    await asked.play_elsewhere(asked.moves[-1])
    await other.reach(asked.number)
    await expect(other.log).to_contain_text(asked.person.name)
    return True


async def take_back(asked: Table, other: Table, move: str) -> list[str]:
    """Play a move and take it back; both find everything as before. Gives what was offered in between."""
    moves, scene = asked.moves, other.told["scene"]
    await asked.play_on_board(move)
    await other.reach(asked.number)
    between = asked.moves
    assert between != moves
    assert other.told["scene"] != scene
    await asked.undo()
    await other.reach(asked.number)
    assert asked.moves == moves
    assert other.told["scene"] == scene
    await expect(other.log).to_contain_text("takes a move back")
    return between


async def reload_and_go_on(asked: Table, _other: Table, _cable: Cable) -> bool:
    """Come back to the same question."""
    moves = asked.moves
    prompt = await asked.prompt.text_content()
    await asked.page.reload()
    await asked.my_turn()
    assert asked.moves == moves
    await expect(asked.prompt).to_have_text(str(prompt))
    return True


async def cut(asked: Table, other: Table, cable: Cable) -> bool:
    """Ben's line breaks while Ann plays; he is told, comes back by himself and has missed nothing."""
    if asked.person.name != "Ann" or len(asked.moves) < 2 or asked.told["scene"].get("preparing"):
        return False
    other.person.watch.allow(TROUBLE)
    await cable.pull_out()
    await expect(other.connection).to_have_attribute("data-connection", "lost")
    await asked.play_from_list(asked.moves[0])
    await cable.plug_in()
    await expect(other.connection).to_have_attribute("data-connection", "open")
    await other.reach(asked.number)
    return True
