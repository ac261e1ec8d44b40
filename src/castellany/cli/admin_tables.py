"""`castellany admin tables`, `export` and `import`: the tables of a server and their records.

Changes are appended to a table's log as any node would do it, so a running server loses nothing by them.
"""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.cli.admin_database import database, make_sure
from castellany.cli.admin_people import moment
from castellany.cli.complaint import Complaint
from castellany.cli.screen import screen
from castellany.cli.storage import read_text, write_text
from castellany.core.catalogue import Catalogue
from castellany.server.errors import Refused
from castellany.server.people.tokens import now_ms
from castellany.server.settings import Settings
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.store.writer import Writer
from castellany.server.tables import entries as kinds
from castellany.server.tables.cache import TableCache
from castellany.server.tables.command_handler import CommandHandler
from castellany.server.tables.creation import TableCreator
from castellany.server.tables.entries import Entry
from castellany.server.tables.records import whole_record
from castellany.server.tables.table import RUNNING, STOPPED, Table

AT_ONCE = 1


async def tables(given: argparse.Namespace, texts: Catalogue, settings: Settings) -> int:
    async with database(settings, texts) as engine:
        if given.action == "list":
            await show_all(texts, engine)
        elif given.action == "check":
            return await check_all(texts, engine)
        elif given.action == "show":
            show(texts, await TableCache(engine, now_ms, AT_ONCE).read(given.table))
        elif given.action == "stop":
            async with table_creator(engine) as work:
                stopped = await work.handler.act(given.table, pause)
            print(texts.text("cli-admin-stopped" if stopped else "cli-admin-not-running", table=given.table))
        else:
            await TableCache(engine, now_ms, AT_ONCE).read(given.table)
            make_sure(texts, given.yes, texts.text("cli-admin-remove-table", table=given.table))
            async with table_creator(engine) as work:
                await work.delete(given.table)
            print(texts.text("cli-admin-table-removed", table=given.table))
    return 0


async def export(given: argparse.Namespace, texts: Catalogue, settings: Settings) -> int:
    """The host's record: everything that happened, hidden or not, and the seed."""
    async with database(settings, texts) as engine:
        table = await TableCache(engine, now_ms, AT_ONCE).read(given.table)
    record = whole_record(table, host=True)
    if record is None:
        raise Complaint("cli-admin-not-begun", table=given.table)
    if given.file is None:
        print(record.write(), end="")
    else:
        write_text(Path(given.file), record.write())
        print(texts.text("cli-record-written", file=given.file))
    return 0


async def import_file(given: argparse.Namespace, texts: Catalogue, settings: Settings) -> int:
    text = read_text(Path(given.file))
    async with database(settings, texts) as engine, table_creator(engine) as work:
        print(texts.text("cli-admin-imported", table=await work.import_record(text, None)))
    return 0


@asynccontextmanager
async def table_creator(engine: AsyncEngine) -> AsyncIterator[TableCreator]:
    """What is needed to change tables and make new ones."""

    async def blocked(_person: str, _others: set[str]) -> bool:
        return False

    writer = Writer(engine)
    await writer.start()
    try:
        yield TableCreator(CommandHandler(TableCache(engine, now_ms, AT_ONCE), writer, now_ms, blocked), now_ms, 0)
    finally:
        await writer.stop()


def pause(table: Table) -> list[Entry]:
    """Those who play may resume; until then no bot moves and no clock runs."""
    return [Entry(kinds.PAUSED, details={"why": "host"})] if table.status == RUNNING else []


async def show_all(texts: Catalogue, engine: AsyncEngine) -> None:
    rows, seats = await everything(engine)
    grid = Grid(box=box.SIMPLE_HEAD)
    for key in ("table", "game", "status", "seats", "changed"):
        grid.add_column(texts.text(f"cli-admin-{key}"))
    for row in rows:
        sitting = ", ".join(name or "-" for name in seats.get(row.id, []))
        grid.add_row(row.id, row.game, texts.text(f"cli-admin-is-{row.status}"), sitting, moment(row.changed_at))
    screen().print(grid)


async def everything(engine: AsyncEngine) -> tuple[list[Any], dict[str, list[str]]]:
    """All tables, the latest first, and the names at each."""
    columns = schema.tables.c
    wanted = select(columns.id, columns.game, columns.status, columns.changed_at).order_by(columns.changed_at.desc())
    sitting = select(schema.seats).order_by(schema.seats.c.seat)
    async with reading(engine) as connection:
        rows = list((await connection.execute(wanted)).all())
        names: dict[str, list[str]] = {}
        for seat in (await connection.execute(sitting)).all():
            names.setdefault(seat.table_id, []).append(seat.name)
    return rows, names


def show(texts: Catalogue, table: Table) -> None:
    out = screen()
    setup = table.setup
    out.print(f"{table.id}  {setup.game} {setup.edition}  {texts.text(f'cli-admin-is-{table.status}')}")
    for number, seat in enumerate(table.seats, 1):
        out.print(f"{number}. {seat.name or '-'}" + (f" ({seat.player})" if seat.player else ""))
    last = table.entries[-1].at if table.entries else table.created_at
    out.print(texts.text("cli-admin-entries", count=len(table.entries), at=moment(last)))


async def check_all(texts: Catalogue, engine: AsyncEngine) -> int:
    """Replay every log; 1 if one does not fit the rules of this version."""
    rows, _ = await everything(engine)
    cache = TableCache(engine, now_ms, AT_ONCE)
    bad = 0
    for row in rows:
        try:
            fits = (await cache.read(row.id)).status != STOPPED
        except Refused:
            fits = False
        if not fits:
            bad += 1
            print(texts.text("cli-admin-unsound", table=row.id))
    print(texts.text("cli-admin-checked", tables=len(rows), unsound=bad))
    return 1 if bad else 0
