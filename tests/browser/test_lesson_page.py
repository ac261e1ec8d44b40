"""The page of a lesson: what can be pressed stays where it is first seen."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Route
from tests.browser import moments
from tests.browser.people import MIDDLE, PHONE, Company, Device
from tests.browser.waiting import drawn

KEEP = "(lesson) => localStorage.setItem('castellany-lesson-burgundy', lesson)"


@pytest.mark.parametrize("device", [MIDDLE, PHONE], ids=str)
async def test_nothing_moves_when_the_pieces_of_a_game_come(come: Company, device: Device) -> None:
    ann = await come("Ann", device, fresh=True)
    seen = asyncio.Event()

    async def late(route: Route) -> None:
        await seen.wait()
        await route.continue_()

    await ann.page.route("**/api/games/castle/components?*", late)
    await ann.page.goto(f"{ann.url}/learn/castle", wait_until="commit")
    button = ann.page.locator("main .button.primary")
    await button.wait_for()
    place = await button.bounding_box()
    seen.set()
    await ann.page.locator("main .picture svg").last.wait_for()
    await drawn(ann.page)
    assert await button.bounding_box() == place


async def test_what_can_be_pressed_is_shown_once_it_is_known(come: Company) -> None:
    """The game of the last lesson is over: nothing moves when the server says so."""
    ann = await come("Ann", fresh=True)
    id = await moments.watched(ann)
    await ann.open("/learn/burgundy")
    lesson: dict[str, Any] = {"table": id, "done": {}, "begun": None, "heard": 0, "over": False}
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
