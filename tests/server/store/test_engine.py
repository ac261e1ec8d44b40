"""The way to the database: addresses, what a commit means, who waits for whom, and what is said when nobody answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import unquote

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.engine import BadAddress, Unreachable, address, connect, reach, reading
from castellany.server.store.schema import meta
from castellany.server.store.upgrade import upgrade


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite:///a.db"),
        ("sqlite+aiosqlite:////data/a.db", "sqlite+aiosqlite:////data/a.db"),
        ("postgresql://ann:pw@db/games", "postgresql+asyncpg://ann:pw@db/games"),
        ("postgres://db:5433/games", "postgresql+asyncpg://db:5433/games"),
        ("postgresql+psycopg://db/games", "postgresql+asyncpg://db/games"),
    ],
)
def test_plain_addresses_are_enough(text: str, full: str) -> None:
    assert address(text).render_as_string(hide_password=False) == full


@pytest.mark.parametrize("text", ["", "games.db", "mysql://db/games", "sqlite://", "sqlite:///:memory:"])
def test_other_addresses_are_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        address(text)


async def test_sqlite_syncs_every_commit_and_minds_references(sqlite_url: str) -> None:
    engine = connect(sqlite_url)
    await upgrade(engine)
    async with reading(engine) as connection:
        found = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await engine.dispose()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


async def test_on_sqlite_many_who_write_take_turns(sqlite_url: str) -> None:
    engine = connect(sqlite_url)
    await upgrade(engine)
    done: list[int] = []

    async def write(number: int) -> None:
        async with engine.begin() as connection:
            await connection.execute(insert(meta).values(key=f"new {number}", value="x"))
        done.append(number)

    await asyncio.gather(*(write(number) for number in range(40)))
    await engine.dispose()
    assert done == list(range(40))


async def test_reading_sees_one_moment_and_stops_nobody(engine: AsyncEngine) -> None:
    async with reading(engine) as reader:
        before = (await reader.execute(select(meta))).all()
        async with asyncio.timeout(5), engine.begin() as writer:
            await writer.execute(insert(meta).values(key="new", value="x"))
        assert (await reader.execute(select(meta))).all() == before
    async with reading(engine) as reader:
        assert len((await reader.execute(select(meta))).all()) == len(before) + 1


async def test_two_who_read_and_then_write_wait_for_each_other(engine: AsyncEngine) -> None:
    async def count() -> None:
        async with engine.begin() as connection:
            query = select(meta.c.value).where(meta.c.key == "generation").with_for_update()
            await connection.execute(query)
            await asyncio.sleep(0.01)
            taken = len((await connection.execute(select(meta))).all())
            await connection.execute(insert(meta).values(key=f"count {taken}", value=""))

    await asyncio.gather(*(count() for _ in range(8)))
    async with reading(engine) as connection:
        assert len((await connection.execute(select(meta))).all()) == 10


@pytest.mark.parametrize(
    "text", ["sqlite:///{folder}/missing/a.db", "postgresql://ann:hush@/games?host={folder}", "sqlite:///{folder}"]
)
async def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path, text: str) -> None:
    engine = connect(text.format(folder=tmp_path))
    with pytest.raises(Unreachable) as caught:
        await reach(engine)
    await engine.dispose()
    assert str(tmp_path) in unquote(caught.value.address)
    assert "hush" not in str(caught.value)


async def test_a_file_that_is_no_database_is_unreachable(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database" * 100)
    engine = connect(f"sqlite:///{path}")
    with pytest.raises(Unreachable, match="not a database"):
        await reach(engine)
    await engine.dispose()


async def test_the_postgresql_reader_cannot_write(postgres_url: str) -> None:
    engine = connect(postgres_url)
    async with reading(engine) as connection:
        with pytest.raises(DBAPIError, match="read-only"):
            await connection.exec_driver_sql("CREATE TABLE x (a int)")
    await engine.dispose()
