"""Waiting for what happens outside the page."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 15.0


async def until(happened: Callable[[], bool], what: str = "it does not happen") -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, what
        await asyncio.sleep(0.02)
