"""Every screen on every device, in every language and theme: no errors, nobody kept out, nothing cut off.

In every run each screen comes once, on a device and in a language that change from screen to screen, and axe reads one
screen of each kind. The soak has all devices and languages of all screens, and axe on each.
"""

from __future__ import annotations

import pytest
from tests.browser.axe import violations
from tests.browser.people import DEVICES, LANGUAGES, Company, Device, Language
from tests.browser.screen import Screen, sideways
from tests.browser.screens import SCREENS
from tests.soaking import SOAKING, in_soak

WAYS = [(device, language) for device in DEVICES for language in LANGUAGES]
USUAL = list(zip(DEVICES, LANGUAGES, strict=True))
CASES = [
    (pytest.param if way == USUAL[number % len(USUAL)] and not screen.soak else in_soak)(
        screen, *way, id=f"{screen}-{way[0]}-{way[1]}"
    )
    for number, screen in enumerate(SCREENS)
    for way in WAYS
]


@pytest.mark.parametrize(("screen", "device", "language"), CASES)
async def test_a_screen(come: Company, screen: Screen, device: Device, language: Language) -> None:
    ann = await come("Ann", device, language)
    ann.watch.allow(*screen.allowed)
    await screen.reach(ann)
    assert await ann.page.locator("html").get_attribute("lang") == language
    assert await sideways(ann) == 0
    if screen.kind or SOAKING:
        await ann.turn("day")
        assert await violations(ann.page) == []
        await ann.turn("evening")
        assert await violations(ann.page, colours_alone=True) == []
