"""Server: everything that one running node consists of, put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.bots.pool import BotPool
from castellany.server.broadcast import Message, Presence, broadcast_for
from castellany.server.errors import Refused
from castellany.server.mail.reminders import reminders_for
from castellany.server.metrics import Metrics
from castellany.server.people.accounts import People
from castellany.server.people.blocks import Blocks
from castellany.server.people.passwords import Passwords
from castellany.server.people.sessions import Sessions
from castellany.server.people.tokens import now_ms
from castellany.server.settings import Settings
from castellany.server.store.engine import connect, reading
from castellany.server.store.schema import meta, tables
from castellany.server.store.upgrade import upgrade
from castellany.server.store.writer import Writer
from castellany.server.tables.cache import TableCache
from castellany.server.tables.chat import Chat
from castellany.server.tables.command_handler import CommandHandler
from castellany.server.tables.creation import TableCreator
from castellany.server.tables.entries import MOVE
from castellany.server.tables.lobby import Lobby
from castellany.server.tables.notifier import ChangeNotifier
from castellany.server.tables.scheduler import Scheduler
from castellany.server.tables.table import Table
from castellany.server.web.limits import Limits
from castellany.server.web.sockets import Sockets

BEAT: Final = 5.0
"""Seconds between two notes that the server is alive, and two looks whether a backup was restored or somebody left."""
AWAY: Final = 30_000
"""Milliseconds without such a note after which the server was away, and clocks are not to be held against anybody."""
AT_ONCE: Final = 500
SWEEP_EVERY: Final = 720
"""Beats between two sweeps of forgotten guests, sessions and tables: an hour."""

log = structlog.get_logger(__name__)


class Server:
    """Everything that requests are answered with. Made by `open_server`."""

    def __init__(self, settings: Settings, metrics: Metrics, engine: AsyncEngine, secret: str) -> None:
        self.settings = settings
        self.metrics = metrics
        self.engine = engine
        self.now = now_ms
        self.limits = Limits(settings)
        self.writer = Writer(engine, self.restored)
        self.passwords = Passwords()
        self.sessions = Sessions(engine, secret, self.now)
        self.people = People(engine, self.sessions, self.passwords)
        self.blocks = Blocks(engine)
        self.broadcast = broadcast_for(settings.redis_url)
        self.presence = Presence(self.broadcast, clock=self.now)
        self.cache = TableCache(engine, self.now, settings.tables_cached)
        self.handler = CommandHandler(self.cache, self.writer, self.now, self.blocks.blocked_among)
        self.chat = Chat(engine, self.now)
        self.lobby = Lobby(engine)
        self.creator = TableCreator(self.handler, self.now, settings.max_tables_open)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.scheduler = Scheduler(self.handler, self.bots, self.now, self.presence.absent_since)
        self.sockets = Sockets(self.presence, self.chat, self.blocks, settings)
        self.reminders = reminders_for(settings, engine, self.cache, self.now, self.presence.absent_since)
        self.sockets.seated = self.cache.seated
        self.notifier = ChangeNotifier()
        self.handler.on_change = self.changed
        self.broadcast.listen(self.hear)
        self.broadcast.listen_for_gaps(self.read_everything_again)
        self.presence.listen(self.sockets.tell_presence)
        self._background: set[asyncio.Task[Any]] = set()
        self.writes = True
        """Whether the database took what was last written to it."""
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.writer.start()
        await self.broadcast.start()
        await self.presence.start()
        await self.bots.start()
        alive_at = await self.last_alive()
        if alive_at is not None and self.now() - alive_at > AWAY:
            await self.scheduler.hold_clocks(alive_at)
        await self.scheduler.start()
        if self.reminders is not None:
            await self.reminders.start()
        self.metrics.watch(self)
        self._beating = asyncio.create_task(self.beat())

    async def stop(self) -> None:
        """Finish what was begun; everything acknowledged is on disk already."""
        self.sockets.close_all()
        if self._beating is not None:
            self._beating.cancel()
        if self.reminders is not None:
            await self.reminders.stop()
        await self.scheduler.stop()
        await self.bots.stop()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.handler.finish()
        await self.writer.stop()
        await self.presence.stop()
        await self.broadcast.stop()
        self.passwords.close()
        await self.engine.dispose()

    # What has changed.

    def changed(self, table: Table) -> None:
        """This node has changed a table: bots may have to move, and the other nodes read it."""
        if table.entries[-1].kind == MOVE:
            self.metrics.moves.inc()
        self.scheduler.start_bots(table)
        self.broadcast.publish({"table": table.id, "number": table.length, "people": sorted(table.people())})

    def hear(self, message: Message) -> None:
        """Something happened on one of the nodes."""
        if "number" in message:
            self.notifier.wake(message.get("people", ()))
            cached = self.cache.tables.get(message["table"])
            if cached is not None and not cached.is_at(message["number"]):
                self.run(self.cache.catch_up(message["table"]))
        elif "chat" in message:
            self.run(self.sockets.tell_chat(message["table"]))
        elif "left" in message:
            self.sessions.forget(message["left"])
            self.sockets.close_person(message["left"])
        elif "rewritten" in message:
            for table_id in message["rewritten"]:
                self.run(self.read_again(table_id))
                self.run(self.sockets.tell_chat_anew(table_id))

    async def on_logout(self, person: str) -> None:
        """Somebody's sessions have ended: nothing stays open for them on any node."""
        self.broadcast.publish({"left": person})

    async def on_move(self, person: str, tables: Sequence[str]) -> None:
        """These tables are this person's now, and have changed on disk."""
        self.broadcast.publish({"rewritten": list(tables)})

    async def on_delete(self, person: str, tables: Sequence[str]) -> None:
        """Somebody is gone, and their name at these tables; where a seat was left to nobody, a bot takes it."""
        await self.on_logout(person)
        self.broadcast.publish({"rewritten": list(tables)})
        for table_id in tables:
            self.run(self.scheduler.wake(table_id))

    def read_everything_again(self) -> None:
        """News may have been missed: about tables, what was said there, and who has left."""
        self.sessions.forget_all()
        self.notifier.wake_all()
        for table_id in list(self.cache.tables):
            self.run(self.read_again(table_id))
            self.run(self.sockets.tell_chat(table_id))
        self.run(self.close_logged_out())

    async def close_logged_out(self) -> None:
        """Close what is open for people who have no session any more."""
        here = self.sockets.people()
        for person in here - await self.sessions.logged_in(here):
            self.sockets.close_person(person)

    async def read_again(self, table_id: str) -> None:
        cached = self.cache.tables.get(table_id)
        if cached is not None:
            async with cached.lock:
                self.cache.forget(cached)
            async with self.cache.reading(table_id):
                pass

    def restored(self) -> None:
        """A backup was restored or somebody removed: what is in memory may not be true any more."""
        log.warning("database-replaced")
        self.run(self.learn_secret())
        self.cache.forget_all()
        self.notifier.wake_all()
        for table_id, cached in list(self.cache.tables.items()):
            for watcher in cached.watchers:
                watcher.seen = 0
            self.run(self.read_again(table_id))
            self.run(self.sockets.tell_chat_anew(table_id))

    async def learn_secret(self) -> None:
        """Cookies are signed with the secret that the database came with."""
        self.sessions.sign_with(await secret_of(self.engine))
        self.sessions.forget_all()
        await self.close_logged_out()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is being done; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            say = log.info if isinstance(task.exception(), Refused) else log.error
            say("background-task-failed", error=repr(task.exception()))

    # Being alive.

    async def beat(self) -> None:
        beats = 0
        while True:
            await self.note()
            if beats % SWEEP_EVERY == 0:
                self.run(self.sweep())
            beats += 1
            self.metrics.tables_loaded.set(len(self.cache.tables))
            await asyncio.sleep(BEAT)

    async def note(self) -> None:
        """Write down that the server is alive, and read what others have done."""
        try:
            await self.note_alive()
            self.writes = True
            await self.notice_changes()
            await self.sessions.refresh()
        except Exception as error:  # whatever it is, the next beat may fare better
            self.writes = False
            log.error("beat-failed", error=repr(error))

    async def sweep(self) -> None:
        """Put away guests and tables that are forgotten."""
        await self.people.sweep()
        await self.scheduler.close_forgotten()
        if self.reminders is not None:
            await self.reminders.tidy()

    async def notice_changes(self) -> None:
        """Tables in memory that somebody has changed without telling: a command line, or a node without Redis."""
        here = list(self.cache.tables)
        for first in range(0, len(here), AT_ONCE):
            some = here[first : first + AT_ONCE]
            wanted = select(tables.c.id, tables.c.length).where(tables.c.id.in_(some))
            async with reading(self.engine) as connection:
                lengths = {row.id: row.length for row in await connection.execute(wanted)}
            for table_id in some:
                cached = self.cache.tables.get(table_id)
                if cached is None or cached.lock.locked():
                    continue
                if table_id not in lengths:
                    self.run(self.read_again(table_id))
                elif not cached.is_at(lengths[table_id]):
                    self.run(self.cache.catch_up(table_id))

    async def last_alive(self) -> int | None:
        async with reading(self.engine) as connection:
            found = (
                await connection.execute(select(meta.c.value).where(meta.c.key == "alive_at"))
            ).scalar_one_or_none()
        return None if found is None else int(found)

    async def note_alive(self) -> None:
        row = {"key": "alive_at", "value": str(self.now())}
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(meta).where(meta.c.key == "alive_at").values(row))
            if not changed.rowcount:
                await connection.execute(insert(meta).values(row))


async def open_server(settings: Settings, metrics: Metrics) -> Server:
    """A running server, on a database of the present version."""
    if settings.sqlite:
        settings.data.mkdir(parents=True, exist_ok=True)
    engine = connect(settings.database_url)
    try:
        await upgrade(engine)
        server = Server(settings, metrics, engine, await secret_of(engine))
        await server.start()
    except BaseException:
        await engine.dispose()
        raise
    return server


async def secret_of(engine: AsyncEngine) -> str:
    """What cookies are signed with, on every node that shares the database."""
    async with reading(engine) as connection:
        return str((await connection.execute(select(meta.c.value).where(meta.c.key == "secret"))).scalar_one())
