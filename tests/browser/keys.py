"""Moves from the keyboard alone."""

from __future__ import annotations

from playwright.async_api import expect
from tests.browser.table import Table

FOCUSED = "document.activeElement?.closest('[data-thing]')?.dataset.thing ?? null"
MOST_STEPS = 80


async def walk_to(table: Table, name: str) -> None:
    """Tab to where the thing lies."""
    for _ in range(MOST_STEPS):
        await table.page.keyboard.press("Tab")
        if await table.page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


async def play_by_keys(table: Table, move: str) -> None:
    before, several = table.number, table.several(move)
    for name in table.hands.things(move):
        await walk_to(table, name)
        await table.page.keyboard.press("Enter")
    if move == "end":
        await table.page.keyboard.press("e")
    elif table.hands.is_button(move):
        button = table.page.locator(f'[data-button="{move}"]')
        await button.focus()
        await table.page.keyboard.press("Enter")
    elif several:
        await expect(table.menu).to_be_visible()
        while not await table.menu.locator(f'[data-word="{move}"]:focus').is_visible():
            await table.page.keyboard.press("ArrowDown")
        await table.page.keyboard.press("Enter")
    await table.after(before, move, by_keys=True)
