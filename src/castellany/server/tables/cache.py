"""Cache: the tables that this node has in memory, each a copy of what the database says, with those who watch it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import Any, Final, Protocol

from pydantic import ValidationError
from sqlalchemy import RowMapping, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.core.setup import SetupError
from castellany.server.errors import Refused
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.tables.changes import SharedUpdate
from castellany.server.tables.deadlines import wake_at
from castellany.server.tables.entries import Entry, entry_of
from castellany.server.tables.table import STOPPED, Table
from castellany.server.tables.terms import Terms
from castellany.server.tables.viewer import Viewer, update_for

LONG: Final = 300
"""Entries of a log that is long enough to be replayed outside the event loop."""


class Watcher(Protocol):
    """Somebody who is told what happens at a table, each entry once and in order."""

    seen: int
    """The last entry that was told."""

    def look(self, table: Table) -> Viewer | None:
        """From where it looks at the table as it is now; None if it may no longer, and is told nothing."""

    def inform(self, update: SharedUpdate) -> None: ...


class CachedTable:
    """A table in memory. Its lock is held by whoever reads or changes it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        if self._table is None:
            raise RuntimeError("the table has not been read")
        return self._table

    def is_at(self, number: int) -> bool:
        """Whether the copy has this entry."""
        return self._table is not None and self._table.length >= number


class TableCache:
    def __init__(self, engine: AsyncEngine, now: Callable[[], int], most: int) -> None:
        self.engine = engine
        self.now = now
        self.most = most
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[CachedTable]:
        """The table as it is on disk; nobody else on this node reads or changes it meanwhile."""
        cached = await self.locked(table_id)
        try:
            if cached._table is None:
                try:
                    cached._table = await self.read(table_id)
                except Refused:
                    if not cached.watchers:
                        self.tables.pop(table_id, None)
                    raise
                self.show(cached)
            yield cached
        finally:
            cached.lock.release()

    async def locked(self, table_id: str) -> CachedTable:
        while True:
            cached = self.tables.get(table_id)
            if cached is None:
                self.evict()
                cached = self.tables[table_id] = CachedTable()
            self.tables.move_to_end(table_id)
            await cached.lock.acquire()
            if self.tables.get(table_id) is cached:
                return cached
            # It was put away just before its lock came free; whoever watched it would hear nothing.
            cached.lock.release()

    def forget(self, cached: CachedTable) -> None:
        """The copy may not be what is on disk: it is read again before anybody sees it."""
        cached._table = None

    def keep(self, cached: CachedTable, table: Table) -> None:
        cached._table = table

    def seated(self, table_id: str) -> set[str]:
        """Who sits at a table, if it is in memory."""
        cached = self.tables.get(table_id)
        return set() if cached is None or cached._table is None else cached._table.people()

    def forget_all(self) -> None:
        """What is on disk has been replaced."""
        for cached in self.tables.values():
            self.forget(cached)

    def evict(self) -> None:
        """Put away what was used longest ago and nobody watches or uses, to make room for one more."""
        spare = len(self.tables) + 1 - self.most
        if spare > 0:
            unused = (i for i, cached in self.tables.items() if not cached.watchers and not cached.lock.locked())
            for table_id in list(islice(unused, spare)):
                del self.tables[table_id]

    # Reading.

    async def read(self, table_id: str) -> Table:
        """A table from its row and its log; Refused if there is none, or none that these rules know."""
        async with reading(self.engine) as connection:
            found = await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                raise Refused(404, "table-unknown")
            log = await self.entries(connection, table_id, 0)
        table = table_of(row)
        await off_the_loop(log, lambda: table.load(log))
        if (row["status"] == STOPPED) != (table.status == STOPPED):
            await self.note_status(table)
        return table

    async def entries(self, connection: Any, table_id: str, after: int) -> list[Entry]:
        log = schema.log.c
        wanted = select(schema.log).where(log.table_id == table_id, log.number > after).order_by(log.number)
        return [entry_of(row) for row in (await connection.execute(wanted)).mappings()]

    async def note_status(self, table: Table) -> None:
        """Write down that a table has stopped because its log does not replay, or that it goes on again."""
        values = {"status": table.status, "asked": table.asked(), "wake_at": wake_at(table, self.now())}
        rows = schema.tables.c
        async with self.engine.begin() as connection:
            await connection.execute(
                update(schema.tables).where(rows.id == table.id, rows.length == table.length).values(values)
            )

    async def catch_up(self, table_id: str) -> None:
        """Read what another node has appended to a table that is in memory here, and show it."""
        if table_id in self.tables:
            async with self.reading(table_id) as cached:
                await self.read_on(cached)

    async def read_on(self, cached: CachedTable) -> bool:
        """Bring a copy, whose lock is held, up to date; whether it was behind."""
        table = cached.table
        async with reading(self.engine) as connection:
            new = await self.entries(connection, table.id, table.length)
        if new:
            self.forget(cached)
            table.catch_up(new)
            self.keep(cached, table)
            self.show(cached)
        return bool(new)

    # Showing.

    def show(self, cached: CachedTable) -> None:
        """Tell every watcher what happened since it was last told."""
        table = cached.table
        updates: dict[tuple[Viewer, int], SharedUpdate] = {}
        for watcher in cached.watchers:
            if watcher.seen == table.length:
                continue
            viewer = watcher.look(table)
            if viewer is None:
                continue
            since = watcher.seen if watcher.seen < table.length else 0
            key = (viewer, since)
            if key not in updates:
                updates[key] = SharedUpdate(update_for(table, viewer, since, self.now()))
            watcher.seen = table.length
            watcher.inform(updates[key])


async def off_the_loop(log: list[Entry], replay: Callable[[], None]) -> None:
    """Replay a log, and let others have their turn meanwhile if it is long."""
    if len(log) > LONG:
        await asyncio.to_thread(replay)
    else:
        replay()


def table_of(row: RowMapping) -> Table:
    """A table before its log is applied; Refused if these rules do not know the game that was agreed."""
    try:
        terms = Terms.model_validate(row["terms"])
        return Table(row["id"], row["owner"], terms, row["invite"], int(row["seed"]), row["created_at"])
    except (SetupError, ValidationError):
        raise Refused(409, "table-rules-gone", game=row["game"], edition=row["edition"]) from None
