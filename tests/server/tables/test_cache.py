"""The cache: everybody who reads a table on a node has the same copy of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.client import Client, people_and_bots
from tests.server.running import InProcess

from castellany.server.server import Server
from castellany.server.tables.cache import CachedTable


async def test_nobody_is_left_with_a_table_that_was_put_away(tmp_path: Path) -> None:
    async with InProcess(tmp_path, bot_workers=1, tables_cached=1) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table, other = [str((await ann.create(**people_and_bots(2)))["id"]) for _ in range(2)]
        node: Server = server.app.state.server

        async def who_waits() -> CachedTable:
            async with node.cache.reading(table) as cached:
                return cached

        async with node.cache.reading(table):
            waiting = asyncio.create_task(who_waits())
            await asyncio.sleep(0)
        # The lock is free, and the one who waits for it has not had a turn yet.
        async with node.cache.reading(other):
            pass
        had = await waiting
        async with node.cache.reading(table) as cached:
            assert had is cached
