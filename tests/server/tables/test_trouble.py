"""What goes wrong at one table stops neither the others nor the server, and is tried again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError
from tests.server.client import Client, people_and_bots
from tests.server.running import InProcess

from castellany.server.server import Server
from castellany.server.store import schema
from castellany.server.store.batch import Append, new_generation

BLITZ = {"kind": "real-time", "bank": 10, "increment": 0}
LATER = 60_000


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[InProcess]:
    async with InProcess(tmp_path, bot_workers=1) as server:
        yield server


async def timed_table(server: InProcess, clock: dict[str, object] = BLITZ) -> str:
    """A running table of two people with clocks, who have gone."""
    async with Client(server.url) as ann, Client(server.url) as ben:
        await ann.guest("Ann")
        await ben.guest("Ben")
        table = str((await ann.create(**people_and_bots(2, clock=clock)))["id"])
        assert (await ben.command(table, "sit")).status_code == 200
        assert (await ann.command(table, "start")).status_code == 200
    return table


async def row(node: Server, table: str) -> dict[str, object]:
    async with node.engine.connect() as connection:
        found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
        return dict(found.mappings().one())


async def change(node: Server, table: str, **values: object) -> None:
    async with node.engine.begin() as connection:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))


async def let_time_pass(node: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    now = node.now() + LATER
    monkeypatch.setattr(node.scheduler, "now", lambda: now)
    await node.scheduler.sweep()


async def test_a_table_that_could_not_be_saved_is_seen_to_later(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    node: Server = server.app.state.server
    table = await timed_table(server)

    async def fail(_: Append) -> bool:
        raise OperationalError("", {}, Exception("the disk is full"))

    with monkeypatch.context() as full:
        full.setattr(node.writer, "append", fail)
        await let_time_pass(node, full)
    assert (await row(node, table))["wake_at"] is not None
    assert (await row(node, table))["length"] == 4


async def test_a_table_that_breaks_the_sweep_does_not_end_it(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    node: Server = server.app.state.server
    broken, sound = await timed_table(server), await timed_table(server)
    await change(node, broken, wake_at=1)
    async with node.engine.begin() as connection:
        entry = update(schema.log).where(schema.log.c.table_id == broken, schema.log.c.number == 2)
        await connection.execute(entry.values(kind="from-tomorrow"))
    node.cache.forget_all()
    await let_time_pass(node, monkeypatch)
    assert (await row(node, sound))["status"] == "running"
    assert int(str((await row(node, sound))["length"])) >= 6
    assert (await row(node, broken))["wake_at"] is not None


async def test_a_table_whose_game_is_gone_does_not_keep_the_server_shut(tmp_path: Path) -> None:
    async with InProcess(tmp_path, bot_workers=1) as server:
        table = await timed_table(server)
        node: Server = server.app.state.server
        terms = (await row(node, table))["terms"]
        assert isinstance(terms, dict)
        await change(node, table, terms=terms | {"edition": "of-tomorrow"})
        node.now = lambda: 1_700_000_000_000
        assert node._beating is not None
        node._beating.cancel()
        await node.note_alive()
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as client:
        assert (await client.http.get(f"/api/tables/{table}")).status_code == 409


async def test_the_time_for_which_the_server_was_away_is_nobodys(server: InProcess) -> None:
    node: Server = server.app.state.server
    hours = await timed_table(server, {"kind": "real-time", "bank": 7200, "increment": 0})
    days = await timed_table(server, {"kind": "correspondence", "days": 2})
    began, now = node.now(), node.now() + 3_600_000
    node.scheduler.now = lambda: now
    await node.scheduler.hold_clocks(began)
    assert [(await row(node, table))["status"] for table in (hours, days)] == ["paused", "running"]
    async with node.cache.reading(hours) as cached:
        assert cached.table.clocks is not None
        assert min(cached.table.clocks.left) > 7_190_000


async def test_who_creates_a_table_just_when_a_host_has_changed_something_is_asked_to_try_again(
    server: InProcess,
) -> None:
    node: Server = server.app.state.server
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        # Its sweeps would notice first.
        await node.scheduler.stop()
        async with node.engine.begin() as connection:
            await connection.execute(new_generation())
        refused = await ann.http.post("/api/tables", json=people_and_bots(1, 1))
        assert (refused.status_code, refused.json()["code"]) == (503, "table-not-founded")
        await ann.create(**people_and_bots(1, 1))
