"""The builder of estates: boards that a mouse carries, steps that are taken back, a hint, and several at one device."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect
from tests.browser.builder import Builder
from tests.browser.people import Company, Person
from tests.browser.playing import against_bots
from tests.browser.table import Table
from tests.browser.waiting import until


async def begun(person: Person) -> Builder:
    table = await against_bots(person, game="tuscany")
    await table.my_turn()
    return Builder(table)


async def drag(page: Page, begin: tuple[float, float], end: tuple[float, float]) -> None:
    await page.mouse.move(*begin)
    await page.mouse.down()
    await page.mouse.move(*end, steps=8)
    await page.mouse.up()


async def test_a_mouse_carries_boards_up_and_down_and_to_the_side(come: Company) -> None:
    builder = await begun(await come("Ann"))
    top, _, lowest = list(builder.answer.split()[1].upper())
    begin, end = await builder.middle_of(top), await builder.middle_of(lowest)
    await drag(builder.page, begin, end)
    await expect(builder.board(top)).to_have_attribute("data-place", "3")
    await until(lambda: builder.answer.split()[1].upper().endswith(top))
    was = builder.answer.split()[2]
    x, y = await builder.middle_of(top)
    await drag(builder.page, (x, y), (x + (60 if was[1] == "l" else -60), y))
    await until(lambda: builder.answer.split()[2] == was[0] + ("r" if was[1] == "l" else "l"), builder.answer)


async def test_steps_are_taken_back_one_by_one(come: Company) -> None:
    builder = await begun(await come("Ann"))
    laid = [builder.answer]
    for act in ("turn", "down"):
        await builder.table.press(builder.tool(act, 0))
        await until(lambda: builder.answer != laid[-1])
        laid.append(builder.answer)
    for before in (laid[1], laid[0]):
        await builder.table.press(builder.table.act("undo"))
        await builder.lies(before)


async def test_a_hint_lays_the_boards(come: Company) -> None:
    builder = await begun(await come("Ann"))
    table = builder.table
    await table.press(table.act("hint"))
    await until(lambda: any(message["type"] == "hinted" for message in table.person.wire.heard))
    hinted = next(message for message in table.person.wire.heard if message["type"] == "hinted")
    await builder.lies(hinted["move"])
    assert not builder.given, "it is laid, and not yet given"
    await builder.seal()


async def test_two_at_one_device_see_neither_boards_nor_hands_of_each_other(come: Company) -> None:
    ann = await come("Ann")
    seats = [{"kind": "local", "name": name} for name in ("Ann", "Bea")]
    founded = await ann.post("/tables", game="tuscany", seats=seats)
    await ann.post(f"/tables/{founded['id']}/commands", type="start", key="start")
    table = Table(ann, founded["id"], game="tuscany")
    await table.open()
    handover = table.page.locator("[data-handover]")
    for name in ("Ann", "Bea"):
        await expect(handover).to_contain_text(name)
        await expect(table.page.locator("[data-board], [data-piece^=card-]")).to_have_count(0)
        await table.act("take").click()
        await expect(handover).to_be_hidden()
        await table.my_turn()
        assert asked(table) == name
        await Builder(table).build()
    # A hand is nobody else's business, to the end of the game; the start player is drawn by lot.
    other = "Ann"
    for move in ("bonus worker", "bonus worker", "draw", "draw"):
        if asked(table) == other:
            await expect(handover).to_contain_text(other)
            await expect(table.page.locator("[data-thing], [data-piece^=card-]")).to_have_count(0)
            await table.act("take").click()
        await table.my_turn()
        [other] = {"Ann", "Bea"} - {asked(table)}
        await expect(table.page.locator("body")).not_to_contain_text(re.compile(rf"{other} draws 1 \w+ card"))
        await table.play_on_board(move)


def asked(table: Table) -> str:
    """The name of the seat that the table is shown to."""
    return str(table.told["seats"][table.told["seat"]]["name"])
