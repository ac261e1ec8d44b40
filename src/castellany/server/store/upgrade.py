"""Brings a database, empty or of an older version, to what this program expects."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.engine import reach, reading, sqlite_file

MIGRATIONS: Final = Path(__file__).with_name("migrations")
# PostgreSQL knows a lock by a number; any will do that nobody else uses.
UPGRADE_LOCK: Final = 0x6361_7374


class TooNew(Exception):
    """The database was made by a newer program; `revision` is the step that this one does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(f"the database is at step {revision}, which this program does not know: it is too old for it")
        self.revision = revision


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def steps() -> tuple[str, ...]:
    """Every step, oldest first."""
    script = ScriptDirectory.from_config(configuration())
    return tuple(step.revision for step in script.walk_revisions())[::-1]


def head() -> str:
    return steps()[-1]


def revision_of(connection: Connection) -> str | None:
    """The step that the database is at; none: it is empty."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in steps():
        raise TooNew(revision)
    return revision


def migrate(connection: Connection, revision: str) -> None:
    """Take the steps up to `revision`, in the transaction of this connection."""
    command.upgrade(configuration(connection), revision)


async def upgrade(engine: AsyncEngine, revision: str | None = None) -> None:
    """Bring the database to `revision`, by default the newest; nodes that start together wait for each other."""
    goal = revision or head()
    await reach(engine)
    async with reading(engine) as connection:
        if await connection.run_sync(revision_of) == goal:
            return
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
        now = await connection.run_sync(revision_of)
        if now == goal:
            return
        file = sqlite_file(engine)
        if file is not None and now is not None:
            # This transaction already has the right to write, so the file stays as it is while it is copied.
            await asyncio.to_thread(copy_sqlite, file, file.with_name(f"{file.name}.at-{now}"))
        await connection.run_sync(migrate, goal)


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that others may be using; whole or not at all."""
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
        old.backup(new)
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
