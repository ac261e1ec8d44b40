"""What may happen on the way while two people play: they talk, reload the page, and lose their line."""

from __future__ import annotations

from playwright.async_api import expect
from tests.browser.cable import Cable
from tests.browser.table import Table

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


async def chat(asked: Table, other: Table, _cable: Cable) -> bool:
    await asked.say("Good evening!")
    await expect(other.chat.filter(has_text="Good evening!")).to_be_visible()
    await other.say("<b>Hello</b> & good luck")
    await expect(asked.chat.filter(has_text="<b>Hello</b> & good luck")).to_be_visible()
    return True


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
    await cable.pull_out()
    await expect(other.connection).to_have_attribute("data-connection", "lost")
    await asked.play_from_list(asked.moves[0])
    await cable.plug_in()
    await expect(other.connection).to_have_attribute("data-connection", "open")
    await other.reach(asked.number)
    return True
