"""The end of a game of Tuscany: two sorts of points, who has won with what, once more, and the whole game again."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.browser import moments, tuscany_moments
from tests.browser.people import Company
from tests.browser.table import Table
from tests.browser.tuscany_screens import GAME, play_out
from tests.browser.waiting import until


async def test_the_last_move_leads_to_the_result_and_to_another_game(come: Company) -> None:
    ann = await come("Ann")
    table = Table(ann, await moments.going_on(ann, tuscany_moments.last, game=GAME), game=GAME)
    await table.open()
    await play_out(table)
    final = table.page.locator("[data-final]")
    placings = table.told["result"]["placings"]
    ranked = final.locator("li [data-points]")
    await expect(ranked).to_have_text([re.compile(rf"\b{placing['points']}\b") for placing in placings])
    await expect(final.locator(".chart svg")).to_be_visible()

    await table.act("board").click()
    await expect(table.thing("space:19").first).to_be_visible()
    await table.act("result").click()
    await table.act("rematch").click()
    await expect(table.page).not_to_have_url(re.compile(table.id))
    await until(lambda: table.told["id"] != table.id)
    assert table.told["status"] == "running"
    await expect(table.act("seal")).to_be_visible()


async def test_a_replay_leads_through_the_building_to_any_position(come: Company) -> None:
    ann = await come("Ann")
    await ann.open(f"/replay/{await moments.watched(ann, game=GAME)}")
    slider = ann.page.locator('[data-act="slider"]')
    keys = ann.page.keyboard
    await expect(slider).to_have_value("0")
    for position in ("1", "2", "3"):
        await keys.press("ArrowRight")
        await expect(slider).to_have_value(position)
    await keys.press("End")
    await expect(slider).to_have_value(str(await slider.get_attribute("max")))
    await expect(ann.page.locator("[data-points]").first).to_contain_text(re.compile("[1-9]"))
    await slider.fill("60")
    await ann.page.locator('[data-act="play-on"]').click()
    await ann.page.locator('[data-act="play-on-begin"]').click()
    await expect(ann.page).to_have_url(re.compile("/tables/"))
    await expect(ann.page.locator("[data-prompt]")).not_to_be_empty()
