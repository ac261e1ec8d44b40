"""Command handler: where tables change. A command is decided on the copy in memory, appended, and only then shown.

Who loses the race for a number reads what the winner wrote and decides again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.store.batch import Append
from castellany.server.store.writer import GenerationChanged, Writer
from castellany.server.tables import entries as kinds
from castellany.server.tables.access import admit
from castellany.server.tables.cache import CachedTable, TableCache
from castellany.server.tables.commands import Command, Sit
from castellany.server.tables.decide import decide, key_of
from castellany.server.tables.entries import Entry
from castellany.server.tables.projection import seat_rows, table_values
from castellany.server.tables.table import Table

MOST_RACES: Final = 20
SEATING: Final = {
    kinds.SAT,
    kinds.LEFT,
    kinds.GIVEN,
    kinds.RESIGNED,
    kinds.TAKEN_OVER,
    kinds.RETURNED,
    kinds.REMOVED,
}
"""Entries after which the rows of the seats are written anew."""

Decision = Callable[[Table], list[Entry]]
Done = TypeVar("Done")

log = structlog.get_logger(__name__)


class CommandHandler:
    def __init__(
        self,
        cache: TableCache,
        writer: Writer,
        now: Callable[[], int],
        blocked: Callable[[str, set[str]], Awaitable[bool]],
    ) -> None:
        self.cache = cache
        self.writer = writer
        self.now = now
        self.blocked = blocked
        """Whether somebody has blocked one of these people or is blocked by one."""
        self.unfinished: set[asyncio.Task[Any]] = set()
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called with every table that this node has changed, once the change is on disk."""

    async def execute(self, table_id: str, person: Person, command: Command, invite: str | None = None) -> int:
        """Carry out a command; gives the number of its last entry. Sent again, it gives the number of the first."""
        return await self.wholly(self.carry_out(table_id, person, command, invite))

    async def act(self, table_id: str, decision: Decision, at: int | None = None) -> bool:
        """Let the server itself do something at a table, now or as of earlier; False if nothing is to be done."""
        return await self.wholly(self.carry_out_own(table_id, decision, at))

    async def wholly(self, doing: Coroutine[Any, Any, Done]) -> Done:
        """Do something to its end, also if whoever asked for it is gone meanwhile."""
        task = asyncio.create_task(doing)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for what was begun."""
        await asyncio.gather(*self.unfinished, return_exceptions=True)

    async def carry_out(self, table_id: str, person: Person, command: Command, invite: str | None) -> int:
        for _ in range(MOST_RACES):
            async with self.cache.reading(table_id) as cached:
                table = cached.table
                try:
                    admit(table, person, invite)
                    if isinstance(command, Sit):
                        await self.must_be_welcome(table, person)
                    entries = decide(table, person, command)
                except Refused:
                    # Another node may have changed the table a moment ago; nobody is refused for not knowing that.
                    if await self.cache.read_on(cached):
                        continue
                    raise
                if not entries:
                    return table.keys[key_of(person, command)]
                if not cached.is_at(table.length):
                    continue  # what is on disk was replaced meanwhile
                if await self.append(cached, entries):
                    return entries[-1].number
        raise Refused(503, "table-busy", wait=1)

    async def carry_out_own(self, table_id: str, decision: Decision, at: int | None) -> bool:
        for _ in range(MOST_RACES):
            async with self.cache.reading(table_id) as cached:
                entries = decision(cached.table)
                if not entries:
                    return False
                if await self.append(cached, entries, at):
                    return True
        return False

    async def append(self, cached: CachedTable, entries: list[Entry], at: int | None = None) -> bool:
        """Let entries happen and put them on disk; False, and nothing has happened, if another node was faster."""
        table = cached.table
        before = table.length
        now = max(self.now() if at is None else at, table.entries[-1].at if table.entries else 0)
        # Until all is on disk the copy is ahead of it, and nobody may see it: not even if this is interrupted.
        self.cache.forget(cached)
        for entry in entries:
            entry.number = table.length + 1
            entry.at = now
            table.apply(entry, live=True)
        rows = [entry.row(table.id) for entry in entries]
        seats = seat_rows(table) if any(entry.kind in SEATING for entry in entries) else None
        try:
            if not await self.writer.append(Append(table.id, before, rows, table_values(table, now), seats)):
                return False
        except GenerationChanged:
            return False
        except (SQLAlchemyError, OSError) as error:
            # It may be on disk all the same; the sender finds out by sending it again under the same key.
            log.error("append-failed", table=table.id, error=repr(error))
            raise Refused(503, "table-not-saved", wait=1) from error
        self.cache.keep(cached, table)
        self.cache.show(cached)
        self.on_change(table)
        return True

    async def must_be_welcome(self, table: Table, person: Person) -> None:
        others = table.people() | ({table.owner} if table.owner is not None else set())
        if await self.blocked(person.id, others - {person.id}):
            raise Refused(403, "table-blocked")
