"""A replay: by slider, buttons and keys to any position, and by a link to that very one."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Locator, Page, expect
from tests.browser import moments
from tests.browser.people import PHONE, Company
from tests.browser.replaying import play_on


async def copied(page: Page) -> str:
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.locator('[data-act="link"]').click()
    await expect(page.locator(".toast")).to_be_visible()
    link: str = await page.evaluate("navigator.clipboard.readText()")
    return link


async def test_to_a_position_and_its_link(come: Company) -> None:
    ann, stranger = await come("Ann"), await come()
    id = await moments.watched(ann)
    await ann.open(f"/replay/{id}")
    page, keys = ann.page, ann.page.keyboard
    slider = page.locator('[data-act="slider"]')
    last = await slider.get_attribute("max")
    await expect(slider).to_have_value("0")
    await keys.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await page.locator('[data-act="on"]').click()
    await expect(slider).to_have_value("2")
    await keys.press("End")
    await expect(slider).to_have_value(str(last))
    await keys.press("PageUp")
    await expect(slider).not_to_have_value(str(last))
    await keys.press("Home")
    await expect(slider).to_have_value("0")
    await slider.fill("40")
    await expect(page).to_have_url(re.compile(r"[?&]at=\d+"))
    told = await slider.get_attribute("aria-valuetext")

    await stranger.page.goto(await copied(page))
    theirs = stranger.page.locator('[data-act="slider"]')
    await expect(theirs).to_have_value("40")
    await expect(theirs).to_have_attribute("aria-valuetext", str(told))
    # Both fetch the position; the numbers follow when it comes.
    ours, others = page.locator("[data-points]"), stranger.page.locator("[data-points]")
    async with asyncio.timeout(10):
        while not await scored(ours) or await ours.all_text_contents() != await others.all_text_contents():
            await asyncio.sleep(0.1)


async def scored(points: Locator) -> bool:
    """Whether somebody has points."""
    return any(re.search("[1-9]", told) for told in await points.all_text_contents())


async def position(slider: Locator) -> int:
    """Where a link has led; every replay begins at 0."""
    await expect(slider).not_to_have_value("0")
    return int(await slider.input_value())


async def test_it_plays_by_itself(come: Company) -> None:
    ann = await come("Ann")
    await ann.open(f"/replay/{await moments.watched(ann)}?at=60")
    slider = ann.page.locator('[data-act="slider"]')
    begun = await position(slider)
    await ann.page.keyboard.press(" ")
    await expect(slider).to_have_value(str(begun + 2))
    await ann.page.keyboard.press(" ")


async def test_play_on_from_a_position(come: Company) -> None:
    ann = await come("Ann")
    await ann.open(f"/replay/{await moments.watched(ann)}?at=60")
    await play_on(ann)


async def test_on_a_telephone(come: Company) -> None:
    ann = await come("Ann", PHONE)
    await ann.open(f"/replay/{await moments.watched(ann)}?at=60")
    slider = ann.page.locator('[data-act="slider"]')
    begun = await position(slider)
    await ann.page.locator('[data-act="back"]').tap()
    await expect(slider).to_have_value(str(begun - 1))
