"""Every screen on every device, in every language and theme: no errors, nobody kept out, nothing cut off."""

from __future__ import annotations

import os

import pytest
from tests.browser.axe import violations
from tests.browser.people import DEVICES, LANGUAGES, WIDE, Company, Device, Language
from tests.browser.screen import Screen, sideways
from tests.browser.screens import SCREENS

SOAK = "CASTELLANY_SOAK" in os.environ
EVERY = [(device, language) for device in DEVICES for language in LANGUAGES]
SOME = EVERY if SOAK else list(zip(DEVICES, LANGUAGES, strict=True))
CASES = [
    pytest.param(screen, device, language, SOAK or place == number % len(SOME), id=f"{screen}-{device}-{language}")
    for number, screen in enumerate(SCREENS)
    for place, (device, language) in enumerate(SOME)
    if SOAK or device != WIDE or place == number % len(SOME)
]
"""Each screen with each device; axe, which takes longest, reads it on one of them, on the next screen on the next. The
wide one is left out where it would only be looked at: so it is where the screen is walked through by keyboard."""


@pytest.mark.parametrize(("screen", "device", "language", "thoroughly"), CASES)
async def test_a_screen(come: Company, screen: Screen, device: Device, language: Language, thoroughly: bool) -> None:
    ann = await come("Ann", device, language)
    ann.watch.allow(*screen.allowed)
    await screen.reach(ann)
    assert await ann.page.locator("html").get_attribute("lang") == language
    assert await sideways(ann) == 0
    if thoroughly:
        await ann.turn("day")
        assert await violations(ann.page) == []
        await ann.turn("evening")
        assert await violations(ann.page, colours_alone=True) == []
