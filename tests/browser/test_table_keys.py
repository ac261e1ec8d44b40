"""Several turns from the keyboard alone."""

from __future__ import annotations

from playwright.async_api import expect
from tests.browser.keys import FOCUSED, play_by_keys
from tests.browser.people import Company
from tests.browser.playing import against_bots
from tests.soaking import SOAKING

TURNS = 2 if SOAKING else 1
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


async def test_several_turns(come: Company) -> None:
    ann = await come("Ann")
    table = await against_bots(ann)
    turns = 0
    while turns < TURNS and await table.my_turn():
        move = next((one for one in table.moves if one.startswith(("place", "take"))), table.moves[-1])
        turns += move == "end"
        await play_by_keys(table, move)


async def test_arrows_walk_over_the_board(come: Company) -> None:
    ann = await come("Ann")
    table = await against_bots(ann)
    await table.my_turn()
    while table.told["scene"]["preparing"]:
        await table.play_from_list(table.moves[0])
        await table.my_turn()
    await table.thing("space:19").focus()
    met = set()
    for arrow in ARROWS:
        await table.page.keyboard.press(arrow)
        met.add(await table.page.evaluate(FOCUSED))
    assert len(met) >= 2
    assert all(name.startswith("space:") for name in met)


async def test_the_keys_of_the_table(come: Company) -> None:
    ann = await come("Ann")
    table = await against_bots(ann)
    await table.my_turn()
    keys = table.page.keyboard
    await keys.press("l")
    await expect(table.page.locator('[data-list="moves"]')).to_be_visible()
    assert await table.listed() == table.moves
    await keys.press("Escape")
    await expect(table.page.locator('[data-list="moves"]')).to_be_hidden()
    await keys.press("?")
    await expect(table.page.get_by_role("dialog")).to_be_visible()
    await keys.press("Escape")
    await expect(table.page.get_by_role("dialog")).to_be_hidden()
    await keys.press("h")
    await expect(table.page.locator("[data-hinted], [data-mark=hinted]").first).to_be_visible()
    await keys.press("c")
    await expect(table.page.locator("[data-chat-input]")).to_be_focused()
    await keys.type("hello, u and e")
    await keys.press("Enter")
    await expect(table.chat.filter(has_text="hello, u and e")).to_be_visible()
