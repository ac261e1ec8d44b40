"""Backup: everything that is kept as one file, which either kind of database can be filled from."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castellany.server.store.archive import AT_ONCE, BadBackup, header, inspect, lines_of, portions, write_line
from castellany.server.store.batch import new_generation
from castellany.server.store.engine import Unreachable, connect, is_out_of_reach, reach, reading
from castellany.server.store.schema import SCHEMA
from castellany.server.store.upgrade import head, revision_of, upgrade


async def backup(engine: AsyncEngine, path: Path) -> int:
    """Write everything to a file, all of one moment, also while the server runs; gives the number of rows.

    The file appears whole or not at all.
    """
    await reach(engine)
    unfinished = path.with_name(path.name + ".part")
    try:
        # Only its owner may read it: it holds what cookies are signed with.
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                async with reading(engine) as connection:
                    count = await write_rows(connection, file)
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


async def write_rows(connection: AsyncConnection, file: IO[str]) -> int:
    revision, schema = await connection.run_sync(schema_of)
    count = 0
    write_line(file, header(revision))
    for table in schema.sorted_tables:
        write_line(file, {"table": table.name, "columns": table.columns.keys()})
        query = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
        async for row in await connection.stream(query):
            write_line(file, list(row))
            count += 1
    write_line(file, {"rows": count})
    return count


def schema_of(connection: Connection) -> tuple[str, MetaData]:
    """The step that a database is at, and the tables that it has there."""
    revision = revision_of(connection)
    if revision is None:
        raise Unreachable(connection.engine.url.render_as_string(hide_password=True), "there is nothing in it")
    if revision == head():
        return revision, SCHEMA
    found = MetaData()
    found.reflect(connection)
    found.remove(found.tables["alembic_version"])
    return revision, found


async def restore(engine: AsyncEngine, path: Path) -> int:
    """Replace everything by what a file holds; gives the number of rows. Nodes that run notice by the generation."""
    revision, count = inspect(path)
    if revision != head():
        with TemporaryDirectory() as folder:
            return await restore(engine, await modernise(path, revision, Path(folder)))
    await upgrade(engine)
    await fill(engine, path)
    return count


async def modernise(path: Path, revision: str, folder: Path) -> Path:
    """A backup of an older version as one of the present version, by way of a database of that older version."""
    engine = connect(f"sqlite:///{folder / 'database'}")
    try:
        await upgrade(engine, revision)
        await fill(engine, path)
        await upgrade(engine)
        await backup(engine, folder / "backup")
    finally:
        await engine.dispose()
    return folder / "backup"


async def fill(engine: AsyncEngine, path: Path) -> None:
    """Put the rows of a sound file in the place of all others, in one transaction."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(replace_rows, path)
    except StatementError as error:
        if is_out_of_reach(error):
            raise
        raise BadBackup("damaged", f"the database refuses a row: {error.orig}") from error


def replace_rows(connection: Connection, path: Path) -> None:
    _, schema = schema_of(connection)
    if connection.dialect.name == "postgresql":
        # Who writes waits for the end of this, so that nothing slips in between; who reads goes on.
        names = ", ".join(table.name for table in schema.sorted_tables)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")
    for table in reversed(schema.sorted_tables):
        connection.execute(table.delete())
    for table, rows in portions(lines_of(path), schema):
        connection.execute(insert(table), rows)
    if connection.execute(new_generation()).rowcount != 1:
        raise BadBackup("damaged", "it does not say which generation it is of")
