"""Ears for the tests: what was heard, and patience until something is true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from castellany.server.herald import Herald, RedisHerald

PATIENCE = 30.0


class Ear:
    def __init__(self, herald: Herald) -> None:
        self.heard: list[Any] = []
        self.gaps = 0
        herald.listen(self.heard.append)
        herald.listen_for_gaps(self.note_gap)

    def note_gap(self) -> None:
        self.gaps += 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def nodes(url: str, count: int = 2, prefix: str = "castellany") -> AsyncIterator[list[RedisHerald]]:
    """So many heralds that have been started."""
    heralds = [RedisHerald(url, prefix) for _ in range(count)]
    for herald in heralds:
        await herald.start()
    try:
        yield heralds
    finally:
        for herald in heralds:
            await herald.stop()
