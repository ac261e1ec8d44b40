"""Waiting for what happens outside the page, and for what it draws."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from playwright.async_api import Page

PATIENCE = 15.0
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def until(happened: Callable[[], bool], what: str = "it does not happen") -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, what
        await asyncio.sleep(0.02)


async def drawn(page: Page) -> None:
    """Until everything lies where it will: what is measured in one frame is heeded in the next."""
    await page.evaluate(TWO_FRAMES)
