"""House: the parts of a running server, put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.bots.pool import BotPool
from castellany.server.errors import Refused
from castellany.server.herald import Message, Presence, herald_for
from castellany.server.mail.rounds import rounds_for
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
from castellany.server.tables.attend import Attendant
from castellany.server.tables.chat import Chat
from castellany.server.tables.desk import Desk
from castellany.server.tables.entries import MOVE
from castellany.server.tables.founding import Founding
from castellany.server.tables.lobby import Lobby
from castellany.server.tables.news import News
from castellany.server.tables.shelf import Shelf
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


class House:
    """Everything that requests are answered with. Made by `open_house`."""

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
        self.herald = herald_for(settings.redis_url)
        self.presence = Presence(self.herald, clock=self.now)
        self.shelf = Shelf(engine, self.now, settings.tables_cached)
        self.desk = Desk(self.shelf, self.writer, self.now, self.blocks.blocked_among)
        self.chat = Chat(engine, self.now)
        self.lobby = Lobby(engine)
        self.founding = Founding(self.desk, self.now, settings.max_tables_open)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.attendant = Attendant(self.desk, self.bots, self.now, self.presence.absent_since)
        self.sockets = Sockets(self.presence, self.chat, self.blocks, settings)
        self.rounds = rounds_for(settings, engine, self.shelf, self.now, self.presence.absent_since)
        self.sockets.seated = self.shelf.seated
        self.news = News()
        self.desk.on_change = self.changed
        self.herald.listen(self.hear)
        self.herald.listen_for_gaps(self.read_everything_again)
        self.presence.listen(self.sockets.tell_presence)
        self._errands: set[asyncio.Task[Any]] = set()
        self.writes = True
        """Whether the database took what was last written to it."""
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.writer.start()
        await self.herald.start()
        await self.presence.start()
        await self.bots.start()
        alive_at = await self.last_alive()
        if alive_at is not None and self.now() - alive_at > AWAY:
            await self.attendant.hold_clocks(alive_at)
        await self.attendant.start()
        if self.rounds is not None:
            await self.rounds.start()
        self.metrics.watch(self)
        self._beating = asyncio.create_task(self.beat())

    async def stop(self) -> None:
        """Finish what was begun; everything acknowledged is on disk already."""
        self.sockets.close_all()
        if self._beating is not None:
            self._beating.cancel()
        if self.rounds is not None:
            await self.rounds.stop()
        await self.attendant.stop()
        await self.bots.stop()
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.desk.finish()
        await self.writer.stop()
        await self.presence.stop()
        await self.herald.stop()
        self.passwords.close()
        await self.engine.dispose()

    # News.

    def changed(self, table: Table) -> None:
        """This node has changed a table: bots may have to move, and the other nodes read it."""
        if table.entries[-1].kind == MOVE:
            self.metrics.moves.inc()
        self.attendant.see_to(table)
        self.herald.publish({"table": table.id, "number": table.length, "people": sorted(table.people())})

    def hear(self, message: Message) -> None:
        """Something happened on one of the nodes."""
        if "number" in message:
            self.news.wake(message.get("people", ()))
            opened = self.shelf.opened.get(message["table"])
            if opened is not None and not opened.is_at(message["number"]):
                self.run(self.shelf.catch_up(message["table"]))
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
        self.herald.publish({"left": person})

    async def on_move(self, person: str, tables: Sequence[str]) -> None:
        """These tables are this person's now, and have changed on disk."""
        self.herald.publish({"rewritten": list(tables)})

    async def on_delete(self, person: str, tables: Sequence[str]) -> None:
        """Somebody is gone, and their name at these tables; where a seat was left to nobody, a bot takes it."""
        await self.on_logout(person)
        self.herald.publish({"rewritten": list(tables)})
        for table_id in tables:
            self.run(self.attendant.wake(table_id))

    def read_everything_again(self) -> None:
        """News may have been missed: about tables, what was said there, and who has left."""
        self.sessions.forget_all()
        self.news.wake_all()
        for table_id in list(self.shelf.opened):
            self.run(self.read_again(table_id))
            self.run(self.sockets.tell_chat(table_id))
        self.run(self.show_out())

    async def show_out(self) -> None:
        """Close what is open for people who have no session any more."""
        here = self.sockets.people()
        for person in here - await self.sessions.logged_in(here):
            self.sockets.close_person(person)

    async def read_again(self, table_id: str) -> None:
        opened = self.shelf.opened.get(table_id)
        if opened is not None:
            async with opened.lock:
                self.shelf.forget(opened)
            async with self.shelf.reading(table_id):
                pass

    def restored(self) -> None:
        """A backup was restored or somebody removed: what is in memory may not be true any more."""
        log.warning("database-replaced")
        self.run(self.learn_secret())
        self.shelf.forget_all()
        self.news.wake_all()
        for table_id, opened in list(self.shelf.opened.items()):
            for watcher in opened.watchers:
                watcher.seen = 0
            self.run(self.read_again(table_id))
            self.run(self.sockets.tell_chat_anew(table_id))

    async def learn_secret(self) -> None:
        """Cookies are signed with the secret that the database came with."""
        self.sessions.sign_with(await secret_of(self.engine))
        self.sessions.forget_all()
        await self.show_out()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is being done; what goes wrong is logged."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            say = log.info if isinstance(task.exception(), Refused) else log.error
            say("errand-failed", error=repr(task.exception()))

    # Being alive.

    async def beat(self) -> None:
        beats = 0
        while True:
            await self.note()
            if beats % SWEEP_EVERY == 0:
                self.run(self.sweep())
            beats += 1
            self.metrics.tables_loaded.set(len(self.shelf.opened))
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
        await self.attendant.close_forgotten()
        if self.rounds is not None:
            await self.rounds.tidy()

    async def notice_changes(self) -> None:
        """Tables in memory that somebody has changed without telling: a command line, or a node without Redis."""
        here = list(self.shelf.opened)
        for first in range(0, len(here), AT_ONCE):
            some = here[first : first + AT_ONCE]
            wanted = select(tables.c.id, tables.c.length).where(tables.c.id.in_(some))
            async with reading(self.engine) as connection:
                lengths = {row.id: row.length for row in await connection.execute(wanted)}
            for table_id in some:
                opened = self.shelf.opened.get(table_id)
                if opened is None or opened.lock.locked():
                    continue
                if table_id not in lengths:
                    self.run(self.read_again(table_id))
                elif not opened.is_at(lengths[table_id]):
                    self.run(self.shelf.catch_up(table_id))

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


async def open_house(settings: Settings, metrics: Metrics) -> House:
    """A house that runs, on a database of the present version."""
    if settings.sqlite:
        settings.data.mkdir(parents=True, exist_ok=True)
    engine = connect(settings.database_url)
    try:
        await upgrade(engine)
        house = House(settings, metrics, engine, await secret_of(engine))
        await house.start()
    except BaseException:
        await engine.dispose()
        raise
    return house


async def secret_of(engine: AsyncEngine) -> str:
    """What cookies are signed with, on every node that shares the database."""
    async with reading(engine) as connection:
        return str((await connection.execute(select(meta.c.value).where(meta.c.key == "secret"))).scalar_one())
