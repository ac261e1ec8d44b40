"""Tables that gather people, and are forgotten, are closed after a week; all others are left alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select, update
from tests.server.client import Client, people_and_bots
from tests.server.running import PATIENCE, InProcess

from castellany.server.server import Server
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.tables.terms import DAY


async def status(node: Server, table: str) -> str:
    async with reading(node.engine) as connection:
        found = await connection.execute(select(schema.tables.c.status).where(schema.tables.c.id == table))
        return str(found.scalar_one())


async def move_back(node: Server, table: str, by: int) -> None:
    """Everything at this table happened so much earlier."""
    async with node.engine.begin() as connection:
        of_table = update(schema.tables).where(schema.tables.c.id == table)
        await connection.execute(of_table.values(changed_at=schema.tables.c.changed_at - by))
        of_log = update(schema.log).where(schema.log.c.table_id == table)
        await connection.execute(of_log.values(at=schema.log.c.at - by))
    node.cache.forget_all()


async def test_a_table_that_nobody_has_changed_for_a_week_is_closed(tmp_path: Path) -> None:
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann, Client(server.url) as ben:
        node: Server = server.app.state.server
        await ann.guest("Ann")
        await ben.guest("Ben")
        forgotten, broken, young, running = [(await ann.create(**people_and_bots(2)))["id"] for _ in range(4)]
        assert (await ben.command(running, "sit")).status_code == 200
        assert (await ann.command(running, "start")).status_code == 200
        for table, age in ((broken, 9 * DAY), (forgotten, 8 * DAY), (young, 6 * DAY), (running, 8 * DAY)):
            await move_back(node, table, age)
        async with node.engine.begin() as connection:
            entry = update(schema.log).where(schema.log.c.table_id == broken, schema.log.c.number == 2)
            await connection.execute(entry.values(kind="from-tomorrow"))
        await node.scheduler.close_forgotten()
        found = [await status(node, table) for table in (forgotten, broken, young, running)]
        assert found == ["over", "gathering", "gathering", "running"]


async def test_a_running_server_sweeps_them_away(tmp_path: Path) -> None:
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table = (await ann.create(**people_and_bots(2)))["id"]
        await move_back(server.app.state.server, table, 8 * DAY)
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann, asyncio.timeout(PATIENCE):
        while await status(server.app.state.server, table) != "over":
            await asyncio.sleep(0.01)
        listed = (await ann.http.get("/api/tables")).json()
        assert listed["public"] == []
