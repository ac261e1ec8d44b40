"""The way to the database: SQLite in a file by default, PostgreSQL where more than one node shares the tables.

A bare `engine.begin()` may write: on SQLite it takes the right to write at once, so that reading first and writing
later cannot fail halfway. What only reads goes through `reading`, which holds nobody up.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE: Final = 10.0
"""Seconds to wait for others who write to the same file."""
# FULL makes a commit wait until it is on the disk.
PRAGMAS: Final = (f"busy_timeout={PATIENCE * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON")
BEGIN: Final = "castellany_begin"
OPTIONS: Final[dict[str, Any]] = {
    "json_serializer": partial(json.dumps, ensure_ascii=False, separators=(",", ":")),
    # The text of an error ends up in logs, and rows hold what is secret.
    "hide_parameters": True,
    "pool_size": 10,
}

PASSING: Final = ("08", "40", "53", "55", "57P")
"""How the codes of PostgreSQL begin for what may be gone at the next attempt: no connection, a deadlock, a restart."""


class BadAddress(ValueError):
    """The address names no database that castellany can use."""


class Unreachable(Exception):
    """The database does not answer; `address` is where it was looked for, without the password."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"{address}: {why}")
        self.address = address
        self.why = why


class OneWriter(AsyncEngine):
    """SQLite lets one write at a time and knows no queue: among many, one may wait for ever. Here they take turns."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.turn, super().begin() as connection:
            yield connection


def address(text: str) -> URL:
    """The address with the driver that castellany uses: `sqlite:///path` and `postgresql://...` are enough."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadAddress(f"{text!r} is no address of a database") from error
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadAddress(f"castellany keeps its data in sqlite or postgresql, not in {kind}")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadAddress("castellany keeps its data in a file: sqlite:///path")
    return url.set(drivername=DRIVERS[kind])


def connect(text: str) -> AsyncEngine:
    """An engine for the address; nothing is opened before it is used. The first use is `upgrade`."""
    url = address(text)
    if url.get_backend_name() == "sqlite":
        engine = OneWriter(create_async_engine(url, **OPTIONS).sync_engine)
        watch_sqlite(engine.sync_engine)
        return engine
    return create_async_engine(url, pool_pre_ping=True, **OPTIONS)


def connect_in_thread(engine: AsyncEngine) -> Engine:
    """An engine for the same SQLite database, for a thread that may wait."""
    twin = create_engine(engine.url.set(drivername="sqlite"), **OPTIONS)
    watch_sqlite(twin)
    return twin


def watch_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)


def prepare_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    # Python's sqlite3 would begin transactions by rules of its own; begin_sqlite does it.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN IMMEDIATE"))


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, all of one moment, and changes nothing."""
    if engine.dialect.name == "sqlite":
        reader = engine.execution_options(**{BEGIN: "BEGIN"})
    else:
        reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with reader.connect() as connection:
        yield connection


async def reach(engine: AsyncEngine) -> None:
    """Make sure that the database answers."""
    file = sqlite_file(engine)
    try:
        if file is not None:
            await asyncio.to_thread(open_sqlite, file)
        else:
            async with reading(engine) as connection:
                await connection.exec_driver_sql("SELECT 1")
    except (DBAPIError, PoolTimeout, sqlite3.Error, OSError) as error:
        where = engine.url.render_as_string(hide_password=True)
        raise Unreachable(where, str(getattr(error, "orig", error))) from error


def open_sqlite(file: Path) -> None:
    """Make the file if there is none, with a log beside it (WAL), so that readers go on while somebody writes."""
    # Not through the engine: a thread of aiosqlite that fails to open a file may outlive the event loop.
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(file)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                # SQLite does not wait by itself when several open a new file at once.
                if "locked" not in str(error) or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)


def sqlite_file(engine: AsyncEngine) -> Path | None:
    """The file that an SQLite database lies in."""
    return Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None


def is_out_of_reach(error: Exception) -> bool:
    """Whether the database was gone or busy, so that what was to be written may be sound."""
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or isinstance(error, OperationalError) or code.startswith(PASSING)
    return isinstance(error, OSError | PoolTimeout)
