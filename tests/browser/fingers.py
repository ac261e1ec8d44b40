"""Fingers on a telephone: what they hit, what their first tap does, and what they carry."""

from __future__ import annotations

from typing import Final, Self

from playwright.async_api import CDPSession, Page, expect
from tests.browser.table import Table

SMALL: Final = """
() => [...document.querySelectorAll("button, a[href], input, [role=button], [role=tab], [role=menuitem]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("p, li > a, dialog:not([open])"))
  .map((one) => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(({ one, box }) => `${box.width.toFixed(0)}x${box.height.toFixed(0)} ${one.outerHTML.slice(0, 120)}`)
"""
Point = tuple[float, float]


async def too_small(page: Page) -> list[str]:
    """What a finger would hardly hit."""
    found: list[str] = await page.evaluate(SMALL)
    return found


async def show_then_play(table: Table, move: str) -> None:
    """The first tap on the goal of a move shows what it would bring, and the second plays it."""
    before = table.number
    *tools, goal = table.hands.things(move)
    for name in [*tools, goal]:
        await table.pick(name)
    await expect(table.preview).to_be_visible()
    assert table.number == before
    await table.pick(goal)
    await table.after(before, move)


class Fingers:
    """As many as there are points, each where it is put."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    @classmethod
    async def on(cls, page: Page) -> Self:
        return cls(await page.context.new_cdp_session(page))

    async def sweep(self, *path: tuple[Point, ...]) -> None:
        """Touch where a path begins, go along it, and let go."""
        begin, *steps = path
        await self.touch("touchStart", *begin)
        for points in steps:
            await self.touch("touchMove", *points)
        await self.touch("touchEnd")

    async def touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
