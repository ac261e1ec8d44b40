"""Batch: the appends of many tables as few statements of one transaction."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Update, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.engine import reading
from castellany.server.store.schema import log, meta, seats, tables

Row = dict[str, Any]

# PostgreSQL locks what it finds here until the end of the transaction; SQLite lets only one write anyway.
GENERATION: Final = select(meta.c.value).where(meta.c.key == "generation").with_for_update(read=True)
LENGTHS: Final = (
    select(tables.c.id, tables.c.length)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
CHANGE: Final = update(tables).where(tables.c.id == bindparam("which"))
EMPTY_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("which"))


@dataclass(slots=True)
class Append:
    """Entries for the end of a table's log, and what the row and the seats of the table say after them."""

    table_id: str
    expected: int
    """How long the log was when this was decided; 0: there is no such table yet, and `table_values` is its row."""
    rows: list[Row]
    table_values: Row
    seat_rows: list[Row] | None = None
    """All seats of the table, where they change."""

    @property
    def length(self) -> int:
        return self.expected + len(self.rows)


def new_generation() -> Update:
    """The statement after which every node forgets what it has in memory."""
    return update(meta).where(meta.c.key == "generation").values(value=secrets.token_hex(32))


async def generation_of(engine: AsyncEngine) -> str:
    async with reading(engine) as connection:
        query = select(meta.c.value).where(meta.c.key == "generation")
        return str((await connection.execute(query)).scalar_one())


def write(connection: Connection, appends: list[Append], generation: str) -> tuple[str, list[bool]]:
    """Write the appends, in the order of their tables; the generation that stands, and which of them were in time.

    Nothing is written if the generation is another.
    """
    found = str(connection.execute(GENERATION).scalar_one())
    if found != generation:
        return found, []
    rows = connection.execute(LENGTHS, {"ids": list({append.table_id for append in appends})})
    lengths: dict[str, int] = {row.id: row.length for row in rows}
    won: list[bool] = []
    for append in appends:
        in_time = lengths.get(append.table_id, 0) == append.expected
        if in_time:
            lengths[append.table_id] = append.length
        won.append(in_time)
    execute(connection, [append for append, in_time in zip(appends, won, strict=True) if in_time])
    return found, won


def execute(connection: Connection, appends: list[Append]) -> None:
    for rows in alike(append.table_values | {"length": append.length} for append in appends if not append.expected):
        connection.execute(insert(tables), rows)
    changes = (
        append.table_values | {"length": append.length, "which": append.table_id}
        for append in appends
        if append.expected
    )
    for rows in alike(changes):
        connection.execute(CHANGE, rows)
    for rows in alike(row for append in appends for row in append.rows):
        connection.execute(insert(log), rows)
    seated = {append.table_id: append.seat_rows for append in appends if append.seat_rows is not None}
    if seated:
        connection.execute(EMPTY_SEATS, [{"which": table_id} for table_id in seated])
        for rows in alike(row for seat_rows in seated.values() for row in seat_rows):
            connection.execute(insert(seats), rows)


def alike(rows: Iterable[Row]) -> list[list[Row]]:
    """Rows by the columns that they have, since one statement serves only rows with the same ones."""
    groups: defaultdict[frozenset[str], list[Row]] = defaultdict(list)
    for row in rows:
        groups[frozenset(row)].append(row)
    return list(groups.values())
