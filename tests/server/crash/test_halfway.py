"""Killed in the middle of a backup, a restore or an upgrade: the old is there or the new, never half of it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.store.test_upgrade import OLD, at_the_first_step, everything, revision

from castellany.server.store.archive import inspect
from castellany.server.store.backup import backup
from castellany.server.store.engine import connect, reading
from castellany.server.store.schema import people
from castellany.server.store.upgrade import head, upgrade

CHECKOUT = Path(__file__).parents[3]
MOST = 2000
"""Steps that nothing here needs."""
Content = dict[str, list[dict[str, Any]]]


class Dying:
    """Does things to a database in processes that are killed at the step wanted."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.crash.dying"]
        self.process = subprocess.Popen(command, cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def killed(self, step: int, task: str, url: str, file: Path) -> bool:
        """Begin a task; False if it was done before that step."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([step, task, url, str(file)]) + "\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline().strip()
        assert said in ("killed", "done"), said
        return said == "killed"

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="module")
def dying() -> Iterator[Dying]:
    process = Dying()
    yield process
    process.end()


@asynccontextmanager
async def database(url: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def content(url: str) -> Content:
    """Everything but what each restore makes anew."""
    async with database(url) as engine:
        found = await everything(engine)
    found["meta"] = [row for row in found.get("meta", []) if row["key"] != "generation"]
    return found


async def filled(url: str) -> None:
    """A database of the present version with a game that is being played."""
    await (await at_the_first_step(url)).dispose()
    async with database(url) as engine:
        await upgrade(engine)


async def test_a_database_is_restored_wholly_or_not_at_all(dying: Dying, database_url: str, tmp_path: Path) -> None:
    await filled(database_url)
    old = await content(database_url)
    async with database(database_url) as engine:
        await backup(engine, tmp_path / "old")
        stranger = dict(old["people"][0], id="stranger", name_key=None)
        async with engine.begin() as connection:
            await connection.execute(insert(people).values(stranger))
        await backup(engine, tmp_path / "new")
    new = await content(database_url)
    step = kills = 0
    while step < MOST:
        step += 1
        before = await content(database_url)
        assert before in (old, new)
        goal, file = (old, tmp_path / "old") if before == new else (new, tmp_path / "new")
        if not dying.killed(step, "restore", database_url, file):
            assert await content(database_url) == goal
            break
        kills += await content(database_url) == before
    assert kills > len(old), "each table was emptied and filled on the way, and nobody saw it"


async def test_a_backup_appears_wholly_or_not_at_all(dying: Dying, database_url: str, tmp_path: Path) -> None:
    await filled(database_url)
    file = tmp_path / "backup"
    async with database(database_url) as engine:
        rows = await backup(engine, file)
        was = file.read_bytes()
        stranger = dict((await everything(engine))["people"][0], id="stranger", name_key=None)
        async with engine.begin() as connection:
            await connection.execute(insert(people).values(stranger))
    kills = 0
    for step in range(1, MOST):
        # Most steps are lines, one as another; the last ones are not.
        if 20 < step < rows and step % 20:
            continue
        if not dying.killed(step, "backup", database_url, file):
            break
        assert file.read_bytes() == was
        kills += file.with_name("backup.part").exists()
    assert inspect(file) == (head(), rows + 1)
    assert not file.with_name("backup.part").exists()
    assert kills, "something was half written"


async def test_a_database_is_upgraded_wholly_or_not_at_all(dying: Dying, database_url: str, tmp_path: Path) -> None:
    await (await at_the_first_step(database_url)).dispose()
    async with database(database_url) as engine:
        was = await as_it_is(engine)
    kills = 0
    for step in range(1, MOST):
        if not dying.killed(step, "upgrade", database_url, tmp_path):
            break
        async with database(database_url) as engine:
            assert await revision(engine) == "0001"
            assert await as_it_is(engine) == was
        kills += 1
    assert kills > 5
    async with database(database_url) as engine:
        assert await revision(engine) == head()
        assert (await everything(engine))["log"] == OLD["log"]


async def as_it_is(engine: AsyncEngine) -> Content:
    """Every row of every table that there is, whatever the program expects."""

    def rows(connection: Connection) -> Content:
        found = MetaData()
        found.reflect(connection)
        return {
            table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in found.sorted_tables
        }

    async with reading(engine) as connection:
        return await connection.run_sync(rows)
