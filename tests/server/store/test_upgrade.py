"""Upgrading: from nothing or from any older step to the present one, once, with nothing lost, or not at all."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.engine import Unreachable, connect, reading, sqlite_file
from castellany.server.store.schema import SCHEMA, meta
from castellany.server.store.upgrade import TooNew, head, revision_of, steps, upgrade

OLD: dict[str, list[dict[str, Any]]] = json.loads(Path(__file__).with_name("at_0001.json").read_text(encoding="utf-8"))


async def revision(engine: AsyncEngine) -> str | None:
    async with reading(engine) as connection:
        return await connection.run_sync(revision_of)


def reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def put(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Fill the tables as they are, without asking schema.py, in the order of the file."""
    found = reflected(connection)
    connection.execute(found.tables["meta"].delete())
    for name, some in rows.items():
        connection.execute(insert(found.tables[name]), some)


async def at_the_first_step(url: str) -> AsyncEngine:
    """A database of the first version, with a game that is being played."""
    engine = connect(url)
    await upgrade(engine, "0001")
    async with engine.begin() as connection:
        await connection.run_sync(put, OLD)
    return engine


async def everything(engine: AsyncEngine) -> dict[str, list[dict[str, Any]]]:
    async with reading(engine) as connection:
        found = {
            table.name: [
                dict(row) for row in (await connection.execute(select(table).order_by(*table.primary_key))).mappings()
            ]
            for table in SCHEMA.sorted_tables
        }
    return {name: rows for name, rows in found.items() if rows}


async def test_the_steps_lead_to_what_the_schema_says(engine: AsyncEngine) -> None:
    async with reading(engine) as connection:
        different = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), SCHEMA))
    assert different == []
    assert await revision(engine) == head() == steps()[-1]


async def test_a_difference_from_the_schema_is_seen(database_url: str) -> None:
    engine = await at_the_first_step(database_url)
    async with reading(engine) as connection:
        different = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), SCHEMA))
    await engine.dispose()
    assert {item[1].name for item in different if item[0] == "add_table"} == {"blocks", "chat"}


async def test_every_database_gets_secrets_of_its_own_and_keeps_them(tmp_path: Path) -> None:
    seen: set[str] = set()
    for name in ("a", "b"):
        engine = connect(f"sqlite:///{tmp_path / name}")
        for _ in range(2):
            await upgrade(engine)
            async with reading(engine) as connection:
                rows = {row.key: row.value for row in await connection.execute(select(meta))}
            assert set(rows) == {"generation", "secret"}
            assert all(len(value) == 64 for value in rows.values())
            seen |= set(rows.values())
        await engine.dispose()
    assert len(seen) == 4


async def test_a_database_with_a_running_game_loses_nothing(database_url: str) -> None:
    engine = await at_the_first_step(database_url)
    await upgrade(engine)
    assert await revision(engine) == head()
    assert await everything(engine) == OLD
    await engine.dispose()


async def test_lines_that_were_said_before_they_had_keys_are_kept(database_url: str) -> None:
    engine = await at_the_first_step(database_url)
    await upgrade(engine, "0003")
    line = {"table_id": OLD["tables"][0]["id"], "at": 1, "person": None, "name": "Ann", "text": "Good luck!"}
    lines = [line | {"number": number} for number in (1, 2)]
    async with engine.begin() as connection:
        await connection.run_sync(lambda c: c.execute(insert(reflected(c).tables["chat"]), lines))
    await upgrade(engine)
    assert (await everything(engine))["chat"] == [line | {"key": None} for line in lines]
    await engine.dispose()


async def test_a_copy_of_the_file_is_kept(sqlite_url: str) -> None:
    engine = await at_the_first_step(sqlite_url)
    await upgrade(engine)
    file = sqlite_file(engine)
    await engine.dispose()
    assert file is not None
    copy = file.with_name(file.name + ".at-0001")
    assert {path.name for path in file.parent.iterdir()} == {file.name, copy.name}
    kept = connect(f"sqlite:///{copy}")
    assert await revision(kept) == "0001"
    async with reading(kept) as connection:
        query = "SELECT count(*) FROM log"
        assert (await connection.exec_driver_sql(query)).scalar_one() == len(OLD["log"])
    await kept.dispose()


async def test_nodes_that_start_together_upgrade_once(database_url: str) -> None:
    engines = [connect(database_url) for _ in range(4)]
    await asyncio.gather(*(upgrade(engine) for engine in engines))
    assert [await revision(engine) for engine in engines] == [head()] * 4
    for engine in engines:
        await engine.dispose()


async def test_nobody_finds_a_new_file_locked(tmp_path: Path) -> None:
    for attempt in range(10):
        engines = [connect(f"sqlite:///{tmp_path / str(attempt)}") for _ in range(4)]
        async with asyncio.timeout(8):
            await asyncio.gather(*(upgrade(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()


async def test_a_database_of_a_newer_program_is_refused(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew, match="9999"):
        await upgrade(engine)


async def test_a_step_that_fails_changes_nothing(database_url: str) -> None:
    engine = await at_the_first_step(database_url)
    async with engine.begin() as connection:
        # The second step makes `blocks` and then fails at `chat`.
        await connection.exec_driver_sql("CREATE TABLE chat (x int)")
    with pytest.raises(DBAPIError):
        await upgrade(engine)
    assert await revision(engine) == "0001"
    async with reading(engine) as connection:
        found = MetaData()
        await connection.run_sync(found.reflect)
    await engine.dispose()
    assert "blocks" not in found.tables


async def test_a_database_that_does_not_answer_is_said_so(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'missing' / 'a.sqlite'}")
    with pytest.raises(Unreachable):
        await upgrade(engine)
    await engine.dispose()


def test_people_and_tables_are_found_and_forgotten_without_reading_everything() -> None:
    for table in SCHEMA.sorted_tables:
        first = {next(iter(index.columns)).name for index in table.indexes} | {next(iter(table.primary_key)).name}
        pointing = {column.name for column in table.columns if column.foreign_keys}
        assert pointing | ({"by"} if table.name == "log" else set()) <= first, table.name
