"""Several people at one device, who hand it on where somebody must not look."""

from __future__ import annotations

from playwright.async_api import expect
from tests.browser.people import Company
from tests.browser.table import Table


async def test_a_secret_choice_is_handed_on(come: Company) -> None:
    ann = await come("Ann")
    page, table = ann.page, Table(ann, "")
    await ann.open("/new")
    await page.get_by_label("Seat 2").select_option("local")
    await page.get_by_label("Name of player 2").fill("Bea")
    await page.get_by_role("button", name="Begin the game").click()
    handover = page.locator("[data-handover]")

    # Both choose a side of their board, then the place of their castle: who has the device goes on with it.
    for name, asked in (("Ann", 1), ("Bea", 2), ("Ann", 1)):
        await expect(handover).to_contain_text(name)
        await expect(page.locator("[data-thing]")).to_have_count(0)
        await expect(table.act("take")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(handover).to_be_hidden()
        for _ in range(asked):
            assert table.told["seats"][table.told["seat"]]["name"] == name
            await table.my_turn()
            await table.play_on_board(table.moves[0])

    # From now on everything lies open.
    while table.told["scene"]["preparing"]:
        await table.reach(table.number + 1)
    await table.my_turn()
    await expect(handover).to_be_hidden()
    before = table.told["seat"]
    while table.told["seat"] == before:
        await table.play_from_list(table.moves[-1])
        await table.my_turn()
    await expect(handover).to_be_hidden()
    await expect(table.prompt).not_to_be_empty()
