"""Ears for the tests: what was heard, and patience until something is true."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from castellany.server.broadcast import Broadcast, RedisBroadcast

PATIENCE = 30.0


class Ear:
    def __init__(self, broadcast: Broadcast) -> None:
        self.heard: list[Any] = []
        self.gaps = 0
        broadcast.listen(self.heard.append)
        broadcast.listen_for_gaps(self.note_gap)

    def note_gap(self) -> None:
        self.gaps += 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def nodes(url: str, count: int = 2, prefix: str = "castellany") -> AsyncIterator[list[RedisBroadcast]]:
    """So many broadcasts that have been started."""
    broadcasts = [RedisBroadcast(url, prefix) for _ in range(count)]
    for broadcast in broadcasts:
        await broadcast.start()
    try:
        yield broadcasts
    finally:
        for broadcast in broadcasts:
            await broadcast.stop()
