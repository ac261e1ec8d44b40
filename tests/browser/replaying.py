"""A replay as somebody uses it: to its end, and from one of its positions into a game of one's own."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.browser.people import Person


async def go_to_the_end(person: Person) -> None:
    """Where somebody has points."""
    slider = person.page.locator('[data-act="slider"]')
    await person.page.keyboard.press("End")
    await expect(slider).to_have_value(str(await slider.get_attribute("max")))
    await expect(person.page.locator("[data-points]").first).to_contain_text(re.compile("[1-9]"))


async def play_on(person: Person) -> None:
    """From the position that is shown."""
    await person.page.locator('[data-act="play-on"]').click()
    await person.page.locator('[data-act="play-on-begin"]').click()
    await expect(person.page).to_have_url(re.compile("/tables/"))
    await expect(person.page.locator("[data-prompt]")).not_to_be_empty()
