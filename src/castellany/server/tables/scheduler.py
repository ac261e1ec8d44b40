"""Scheduler: what the server does at tables by itself. It lets bots move, stops clocks at zero and replaces the absent.

The node that changed a table sees to what follows at once. What is left undone, because a node died, is found by its
time in the database, by whichever node looks first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from castellany.core.setup import Setup
from castellany.core.state import State
from castellany.match.chance import draw
from castellany.server.errors import Refused
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.tables import entries as kinds
from castellany.server.tables.command_handler import CommandHandler
from castellany.server.tables.deadlines import BOT_GRACE, due, wake_at
from castellany.server.tables.entries import Entry
from castellany.server.tables.table import GATHERING, RUNNING, Table
from castellany.server.tables.terms import DAY, Correspondence

SWEEP: Final = 1.0
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 200
FORGOTTEN: Final = 7 * DAY
"""How long a table may gather people without any change."""
BUSY: Final = 503
BOT_DRAWS: Final = 1 << 32
"""Bots draw from the table's seed too, far from where the game does."""

tables = schema.tables.c
log = structlog.get_logger(__name__)


class Bots(Protocol):
    async def choose(self, setup: Setup, view: State, seat: int, moves: list[int], bot_name: str, seed: int) -> Any: ...


class Scheduler:
    def __init__(
        self,
        handler: CommandHandler,
        bots: Bots,
        now: Callable[[], int],
        absent_since: Callable[[str, str], int | None],
    ) -> None:
        self.handler = handler
        self.bots = bots
        self.now = now
        self.absent_since = absent_since
        self.wake_ups = 0
        self.thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        """By table, question and seat: the bots at work."""
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        # Whoever began to think before this start thinks no more, so their grace is not waited for.
        self._sweeper = asyncio.create_task(self.sweep_for_ever(BOT_GRACE))

    async def stop(self) -> None:
        tasks = [*self.thinking.values(), *([self._sweeper] if self._sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Bots.

    def start_bots(self, table: Table) -> None:
        """Let every bot that is asked at this table begin to think, unless it does already."""
        for seat in table.asked():
            key = (table.id, table.question, seat)
            if table.seats[seat].player is not None and key not in self.thinking:
                task = asyncio.create_task(self.think(*key))
                self.thinking[key] = task
                task.add_done_callback(lambda done, key=key: self.thought(done, key))  # type: ignore[misc]

    def thought(self, task: asyncio.Task[None], key: tuple[str, int, int]) -> None:
        self.thinking.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            # The table is found again when its time comes.
            log.error("bot-turn-failed", table=key[0], error=repr(task.exception()))

    async def think(self, table_id: str, question: int, seat: int) -> None:
        async with self.handler.cache.reading(table_id) as cached:
            table = cached.table
            bot = table.seats[seat].player
            if bot is None or table.question != question or seat not in table.asked() or table.game is None:
                return
            rules = table.rules
            view = rules.view(table.game.state, seat)
            seed = draw(table.seed, BOT_DRAWS + table.length, 1 << 62)
        choice = await self.bots.choose(rules.setup, view, seat, rules.moves_of(view, seat), bot, seed)
        text = rules.write(choice.move)

        def answer(now: Table) -> list[Entry]:
            if now.question != question or seat not in now.asked() or now.seats[seat].player != bot:
                return []
            return [Entry(kinds.MOVE, seat, move=text, question=question, details={"bot": bot})]

        await self.handler.act(table_id, answer)

    # What is due.

    async def sweep_for_ever(self, ahead: int) -> None:
        while True:
            try:
                await self.sweep(ahead)
                ahead = 0
            except Exception as error:  # whatever it is, clocks go on
                log.error("sweep-failed", error=repr(error))
            await asyncio.sleep(SWEEP)

    async def sweep(self, ahead: int = 0) -> None:
        """See to every table whose time has come, or comes within so many milliseconds."""
        await self.handler.writer.check()
        wanted = select(tables.id).where(tables.wake_at <= self.now() + ahead).order_by(tables.wake_at)
        async with reading(self.handler.cache.engine) as connection:
            # At the start all of them: nobody else may be seeing to them.
            ids = (await connection.execute(wanted if ahead else wanted.limit(AT_ONCE))).scalars().all()
        for table_id in ids:
            await self.try_to_wake(table_id)

    async def try_to_wake(self, table_id: str) -> None:
        """A table at which something goes wrong holds no other up, and is looked at again."""
        try:
            await self.wake(table_id)
        except (SQLAlchemyError, OSError):
            raise
        except Refused as error:
            log.error("wake-refused", table=table_id, code=error.key)
            # What could not be saved may be later; a game that nobody knows stays unknown.
            await self.set_alarm(table_id, self.now() + BOT_GRACE if error.status == BUSY else None)
        except Exception:
            log.exception("wake-failed", table=table_id)
            await self.set_alarm(table_id, self.now() + BOT_GRACE)

    async def wake(self, table_id: str) -> None:
        """Do what is due at a table; if nothing was, look again later."""
        self.wake_ups += 1

        def what_is_due(table: Table) -> list[Entry]:
            return due(table, self.now(), lambda person: self.absent_since(table.id, person))

        while await self.handler.act(table_id, what_is_due):
            pass
        async with self.handler.cache.reading(table_id) as cached:
            table = cached.table
            self.start_bots(table)
            await self.set_alarm(table_id, wake_at(table, self.now()), table.length)

    async def set_alarm(self, table_id: str, at: int | None, length: int | None = None) -> None:
        chosen = update(schema.tables).where(tables.id == table_id)
        if length is not None:
            chosen = chosen.where(tables.length == length)
        async with self.handler.cache.engine.begin() as connection:
            await connection.execute(chosen.values(wake_at=at))

    async def hold_clocks(self, alive_at: int) -> None:
        """After the server was away: where that took somebody's time, the table waits for people.

        Days are long enough to bear it, unless they have run out meanwhile or soon will.
        """
        wanted = select(tables.id).where(tables.status == RUNNING, tables.wake_at.is_not(None))
        async with reading(self.handler.cache.engine) as connection:
            ids = (await connection.execute(wanted)).scalars().all()
        soon = self.now() + 2 * BOT_GRACE

        def wait(table: Table) -> list[Entry]:
            deadline = table.clocks.deadline() if table.clocks is not None and table.status == RUNNING else None
            if deadline is None or (isinstance(table.terms.clock, Correspondence) and deadline >= soon):
                return []
            return [Entry(kinds.PAUSED, details={"why": "server"})]

        for table_id in ids:
            try:
                await self.handler.act(table_id, wait, at=alive_at)
            except Exception as error:  # one table is no reason not to start the server
                log.error("clock-not-held", table=table_id, error=repr(error))

    async def close_forgotten(self) -> None:
        """End tables that have gathered people for long enough, so that lists do not fill up."""
        before = self.now() - FORGOTTEN
        wanted = select(tables.id).where(tables.status == GATHERING, tables.changed_at <= before)
        async with reading(self.handler.cache.engine) as connection:
            ids = (await connection.execute(wanted)).scalars().all()

        def close(table: Table) -> list[Entry]:
            if table.status != GATHERING or table.entries[-1].at > before:
                return []
            return [Entry(kinds.ENDED, details={"why": "closed"})]

        for table_id in ids:
            try:
                await self.handler.act(table_id, close)
            except Exception as error:  # the others are closed all the same
                log.error("table-not-closed", table=table_id, error=repr(error))
