"""Whoever has learnt before, and opens the page of a lesson again."""

from __future__ import annotations

import asyncio
import json

from playwright.async_api import Route
from tests.browser import moments
from tests.browser.people import Company
from tests.browser.waiting import drawn

KEEP = "(lesson) => localStorage.setItem('castellany-lesson-burgundy', lesson)"


async def test_what_can_be_pressed_is_shown_once_it_is_known(come: Company) -> None:
    """The game of the last lesson is over: nothing moves when the server says so."""
    ann = await come("Ann")
    id = await moments.watched(ann)
    await ann.open("/learn/burgundy")
    lesson = {"table": id, "done": {}, "begun": None, "heard": 0, "over": False}
    await ann.page.evaluate(KEEP, json.dumps(lesson))

    async def late(route: Route) -> None:
        await asyncio.sleep(0.3)
        await route.continue_()

    await ann.page.route(f"**/api/tables/{id}", late)
    # However slow the machine is, nobody loses patience.
    await ann.page.clock.install()
    await ann.page.clock.pause_at(await ann.page.evaluate("Date.now() + 1000"))
    async with ann.page.expect_response(f"**/api/tables/{id}"):
        await ann.page.reload(wait_until="commit")
        button = ann.page.locator("main .button.primary")
        await button.wait_for()
        seen = await button.inner_text(), await button.bounding_box()
    await ann.page.clock.resume()
    await drawn(ann.page)
    assert (await button.inner_text(), await button.bounding_box()) == seen
