"""A lesson as somebody goes through it: what the coach says is read, or done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, expect
from tests.browser.people import Person
from tests.browser.table import Table

Answer = Callable[[str], Awaitable[None]]
"""Does what a step asks for, or anything else where it asks for nothing."""


def coach(person: Person, step: str = "") -> Locator:
    return person.page.locator(f'[data-coach="{step}"]' if step else "[data-coach]")


def press(person: Person, act: str) -> Locator:
    return person.page.locator(f'[data-coach-act="{act}"]')


async def begun(person: Person, game: str) -> Table:
    """The table of a lesson, at its first step; with a finger, where that is what they have."""
    table = Table(person, "", game=game)
    table.tap = await person.page.evaluate("navigator.maxTouchPoints > 0")
    await person.open(f"/learn/{game}")
    await person.page.locator("main .button.primary").click()
    await expect(coach(person, "welcome")).to_be_visible()
    return table


async def taught(table: Table, way: list[str], answer: Answer) -> list[str]:
    """To the end of a lesson and on from there; gives the steps of its way as they came."""
    person = table.person
    came: list[str] = []
    while True:
        await table.my_turn()
        await expect(coach(person)).not_to_have_attribute("data-coach", "wait")
        step = str(await coach(person).get_attribute("data-coach"))
        if step == "ready":
            break
        came += [step] * (step in way and step not in came)
        if await press(person, "next").and_(person.page.locator(".primary")).count():
            await press(person, "next").click()
            await expect(coach(person, step)).to_have_count(0)
        else:
            await answer(step)
            if step in way:
                await expect(coach(person, step)).to_have_count(0)
    assert await table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await press(person, "play-on").click()
    await expect(coach(person)).to_have_count(0)
    return came
