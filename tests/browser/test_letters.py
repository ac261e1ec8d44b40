"""Nothing is shown in other letters first: it would move away from under a pointer when its own come."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, expect
from tests.browser.people import MIDDLE, PHONE, Company, Device, Language, Person
from tests.browser.waiting import drawn

LETTERS = "**/*.woff2"
LONG = 3_000
"""Milliseconds; more than anybody waits for letters."""


async def open_without_letters(person: Person, path: str) -> asyncio.Event:
    """A page whose letters come when the event is set; until then its time stands still."""
    here = asyncio.Event()

    async def come_later(route: Route) -> None:
        await here.wait()
        await route.continue_()

    await person.page.route(LETTERS, come_later)
    await person.page.clock.install()
    await person.page.clock.pause_at(await person.page.evaluate("Date.now() + 1000"))
    await person.page.goto(person.url + path, wait_until="commit")
    await person.heading.wait_for(state="attached")
    return here


@pytest.mark.parametrize(("device", "language"), [(MIDDLE, "pl"), (PHONE, "en")], ids=str)
async def test_a_button_stays_where_it_is_first_seen(come: Company, device: Device, language: Language) -> None:
    ann = await come("Ann", device, language, fresh=True)
    letters = await open_without_letters(ann, "/learn/burgundy")
    button = ann.page.locator("main .button.primary")
    await button.wait_for(state="attached")
    if not await button.is_visible():
        letters.set()
    await button.wait_for()
    seen = await button.bounding_box()
    letters.set()
    await ann.page.evaluate("document.fonts.ready.then(() => null)")
    await ann.page.clock.resume()
    await drawn(ann.page)
    assert await button.bounding_box() == seen


async def test_letters_that_do_not_come_keep_nobody_waiting(come: Company) -> None:
    ann = await come("Ann", fresh=True)
    letters = await open_without_letters(ann, "/")
    await expect(ann.heading).to_be_hidden()
    await ann.page.clock.run_for(LONG)
    await expect(ann.heading).to_be_visible()
    letters.set()
