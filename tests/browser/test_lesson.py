"""The lesson: a coach beside a real game, who says one thing after the other and can be sent away."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.async_api import expect
from tests.browser import moments
from tests.browser.lessons import coach, press
from tests.browser.people import Company
from tests.browser.table import Table

READ: Final = ["welcome", "dice", "storage", "workers", "round", "tools", "areas"]
DONE: Final = ["take", "place", "sell", "buy", "end"]
KEEP: Final = "(lesson) => localStorage.setItem('castellany-lesson-burgundy', lesson)"


async def test_the_first_steps(come: Company) -> None:
    """Some are read, some are done; a reader who comes back is where they were."""
    visitor = await come()
    table = Table(visitor, "")
    await visitor.open("/learn")
    await visitor.page.locator("main .button.primary").click()
    await expect(coach(visitor, "welcome")).to_be_visible()
    await press(visitor, "next").click()
    await table.my_turn()
    await expect(coach(visitor, "dice")).to_be_visible()
    await press(visitor, "next").click()
    await expect(coach(visitor, "take")).to_be_visible()
    await table.play_on_board(next(move for move in table.moves if move.startswith("take")))
    await expect(coach(visitor)).not_to_have_attribute("data-coach", "take")
    await table.my_turn()
    step = await coach(visitor).get_attribute("data-coach")
    await visitor.page.reload()
    await expect(coach(visitor, str(step))).to_be_visible()
    await press(visitor, "skip").click()
    await expect(coach(visitor)).to_have_count(0)
    await visitor.page.reload()
    await table.my_turn()
    await expect(coach(visitor)).to_have_count(0)
    assert await table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_last_step_leads_home(come: Company) -> None:
    ann = await come("Ann")
    id = await moments.going_on(ann, moments.middle)
    await ann.open("/learn")
    lesson = {"table": id, "done": dict.fromkeys([*READ, *DONE], 0), "begun": None, "heard": 0, "over": False}
    await ann.page.evaluate(KEEP, json.dumps(lesson))
    await Table(ann, id).open()
    await expect(coach(ann, "phase")).to_be_visible()
    await press(ann, "next").click()
    await expect(coach(ann, "ready")).to_be_visible()
    await press(ann, "leave").click()
    await expect(ann.page).to_have_url(re.compile(r"^http://[^/]+/$"))
