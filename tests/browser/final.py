"""The end of a game: who has won with what, and once more."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect
from tests.browser.table import Table
from tests.browser.waiting import until


async def check_result(table: Table, points: str = r"^{} points$") -> None:
    """Everybody stands there in order with their points, a table tells where from, and a chart when."""
    final = table.page.locator("[data-final]")
    placings = table.told["result"]["placings"]
    ranked = final.locator("li [data-points]")
    await expect(ranked).to_have_text([re.compile(points.format(placing["points"])) for placing in placings])
    await expect(final.get_by_role("table").first).to_be_visible()
    await expect(final.locator(".chart svg")).to_be_visible()


async def look_back_and_begin_again(table: Table, board: Locator) -> None:
    """To the board and back to the result, then to another game of the same company."""
    seats = table.told["seats"]
    await table.act("board").click()
    await expect(board).to_be_visible()
    await table.act("result").click()
    await table.act("rematch").click()
    await expect(table.page).not_to_have_url(re.compile(table.id))
    await expect(table.page).to_have_url(re.compile("/tables/"))
    await until(lambda: table.told["id"] != table.id)
    assert table.told["status"] == "running"
    assert sorted(seat["kind"] for seat in table.told["seats"]) == sorted(seat["kind"] for seat in seats)
