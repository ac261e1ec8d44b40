"""Every screen on every device, in every language and theme: no errors, nobody kept out, nothing cut off."""

from __future__ import annotations

import os

import pytest
from tests.browser.axe import violations
from tests.browser.people import DEVICES, LANGUAGES, Company, Device, Language, Person
from tests.browser.screen import Screen
from tests.browser.screens import SCREENS

EVERY = [(device, language) for device in DEVICES for language in LANGUAGES]
SOME = EVERY if os.environ.get("CASTELLANY_SOAK") else list(zip(DEVICES, LANGUAGES, strict=True))

LAID = """
() => [...document.body.querySelectorAll("*")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const says = [...one.attributes].map(({ name, value }) => `${name}="${value}"`).join(" ");
  return `<${one.localName} ${says}> at ${x}, ${y}, ${width} x ${height}`;
})
"""
"""Everything but the colours."""


async def sideways(person: Person) -> int:
    """How many pixels the page can be pushed to the side."""
    return int(
        await person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


@pytest.mark.parametrize(("device", "language"), SOME, ids=str)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
async def test_a_screen(come: Company, screen: Screen, device: Device, language: Language) -> None:
    ann = await come("Ann", device, language)
    ann.watch.allow(*screen.allowed)
    await screen.reach(ann)
    assert await ann.page.locator("html").get_attribute("lang") == language
    assert await sideways(ann) == 0
    await ann.turn("day")
    assert await violations(ann.page) == []
    day = await ann.page.evaluate(LAID)
    await ann.turn("evening")
    evening = await ann.page.evaluate(LAID)
    assert [pair for pair in zip(day, evening, strict=True) if pair[0] != pair[1]] == [], "no theme changes more"
    assert await violations(ann.page, colours_alone=True) == []
