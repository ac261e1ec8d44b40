"""The first screen: what is chosen there, and for what it counts."""

from __future__ import annotations

from playwright.async_api import expect
from tests.browser.people import Company
from tests.browser.table import Table


async def test_the_opponent_counts_for_every_game(come: Company) -> None:
    """Every box says against whom, and that one sits at the table."""
    visitor = await come()
    await visitor.open("/")
    boxes = visitor.page.get_by_role("region", name="The game shelf").get_by_role("button")
    await expect(boxes.nth(1)).to_be_visible()
    for bot, name in (("points", "Reeve"), ("random", "Page")):
        await visitor.page.get_by_role("group", name="Opponent in every game").locator(f'[value="{bot}"]').check()
        for box in await boxes.all():
            await expect(box).to_contain_text(f"against {name}")
    await boxes.last.click()
    table = Table(visitor, "", game="castle")
    await expect(table.prompt).not_to_be_empty()
    await table.my_turn()
    assert table.told["seats"][1]["bot"] == "random"
