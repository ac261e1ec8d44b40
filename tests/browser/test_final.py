"""The end of a game: who has won with what, and once more."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.browser import moments
from tests.browser.people import Company
from tests.browser.table import Table
from tests.browser.waiting import until


async def test_the_last_move_leads_to_the_result_and_to_another_game(come: Company) -> None:
    ann = await come("Ann")
    table = Table(ann, await moments.going_on(ann, moments.last))
    await table.open()
    while await table.my_turn():
        await table.play_from_list("end")
    final = table.page.locator("[data-final]")
    await expect(final).to_be_visible()
    placings = table.told["result"]["placings"]
    ranked = final.locator("li [data-points]")
    await expect(ranked).to_have_text([re.compile(rf"^{placing['points']} points$") for placing in placings])
    await expect(final.get_by_role("table").first).to_be_visible()
    await expect(final.locator(".chart svg")).to_be_visible()

    await table.act("board").click()
    await expect(table.thing("space:19").first).to_be_visible()
    await table.act("result").click()
    await table.act("rematch").click()
    await expect(table.page).not_to_have_url(re.compile(table.id))
    await expect(table.page).to_have_url(re.compile("/tables/"))
    await until(lambda: table.told["id"] != table.id)
    assert table.told["status"] == "running"
    assert sorted(seat["kind"] for seat in table.told["seats"]) == ["bot", "person"]
