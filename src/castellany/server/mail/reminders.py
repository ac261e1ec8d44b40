"""Reminders: every minute, whoever is waited for at a correspondence table and has been away gets one email a turn."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.core.catalogue import Catalogue
from castellany.server.errors import Refused
from castellany.server.mail.mailer import Email, Mailer, address_in
from castellany.server.settings import Settings
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.tables.cache import TableCache
from castellany.server.tables.table import RUNNING

EVERY: Final = 60.0
"""Seconds."""
MINUTE: Final = 60_000
MAILED: Final = "mailed:"
TEXTS: Final = "castellany.server.mail"

AbsentSince = Callable[[str, str], int | None]
"""By table and person, since when they are away; None for one who is there."""

meta, tables, seats, people = schema.meta.c, schema.tables.c, schema.seats.c, schema.people.c
log = structlog.get_logger(__name__)


class Reminders:
    def __init__(
        self,
        mailer: Mailer,
        base: str,
        after: int,
        engine: AsyncEngine,
        cache: TableCache,
        now: Callable[[], int],
        absent_since: AbsentSince,
    ) -> None:
        self.mailer = mailer
        self.base = base
        self.after = after
        """Minutes."""
        self.engine = engine
        self.cache = cache
        self.now = now
        self.absent_since = absent_since
        self._sending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._sending = asyncio.create_task(self.send_for_ever())

    async def stop(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def send_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.send_due()
            except Exception as error:  # the next round may fare better
                log.error("mail-reminders-failed", error=repr(error))

    async def send_due(self) -> int:
        """Write to everybody who is to be written to; how many emails were sent."""
        sent = 0
        for row in await self.waited_for():
            address = address_in(row.settings)
            away = self.absent_since(row.id, row.person)
            if address is None or away is None or self.now() - away < self.after * MINUTE:
                continue
            if not await self.claim(f"{MAILED}{row.id}:{row.seat}", str(await self.question(row.id))):
                continue
            try:
                await self.mailer.send(await self.email(row.person, row.name, row.language, address, row.id))
                sent += 1
            except OSError as error:
                # Not the address, nor what the server said about it.
                log.warning("mail-not-sent", error=type(error).__name__)
        return sent

    async def waited_for(self) -> list[Any]:
        """People whose turn began so long ago, at tables where a move may take days."""
        columns = (tables.id, tables.asked, tables.terms, seats.seat, seats.person)
        wanted = select(*columns, people.name, people.language, people.settings)
        wanted = wanted.join_from(schema.tables, schema.seats, seats.table_id == tables.id)
        wanted = wanted.join(schema.people, people.id == seats.person)
        wanted = wanted.where(tables.status == RUNNING, tables.changed_at <= self.now() - self.after * MINUTE)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(wanted.where(seats.taken_over.is_(False)))).all()
        return [row for row in rows if row.seat in row.asked and in_days(row.terms)]

    async def question(self, table_id: str) -> int:
        try:
            async with self.cache.reading(table_id) as cached:
                return cached.table.question
        except Refused:
            return 0  # a game that this version does not know stands still

    async def claim(self, key: str, value: str) -> bool:
        """Whether nobody, on any node, has written about this question to this seat before."""
        try:
            async with self.engine.begin() as connection:
                mine = update(schema.meta).where(meta.key == key, meta.value != value).values(value=value)
                if (await connection.execute(mine)).rowcount:
                    return True
                if (await connection.execute(select(meta.value).where(meta.key == key))).first() is not None:
                    return False
                await connection.execute(insert(schema.meta).values(key=key, value=value))
                return True
        except IntegrityError:
            return False

    async def tidy(self) -> None:
        """Forget what was written about tables that do not run any more."""
        async with self.engine.begin() as connection:
            found = select(meta.key).where(meta.key.startswith(MAILED))
            keys = {str(key): str(key).split(":")[1] for key in (await connection.execute(found)).scalars()}
            running = set((await connection.execute(select(tables.id).where(tables.status == RUNNING))).scalars())
            gone = [key for key, table in keys.items() if table not in running]
            await connection.execute(delete(schema.meta).where(meta.key.in_(gone)))

    # Emails.

    async def email(self, person: str, name: str, language: str, to: str, table: str | None) -> Email:
        """One that says whose turn it is, or only that emails arrive."""
        say = Catalogue(language, TEXTS)
        stop = f"{self.base}/api/mail/stop?person={person}&token={await self.token(person)}"
        kind = "test" if table is None else "turn"
        link = self.base if table is None else f"{self.base}/tables/{table}"
        greeting, end = say.text("mail-greeting", name=name), say.text("mail-stop")
        text = f"{greeting}\n\n{say.text(f'mail-{kind}')}\n{link}\n\n{end}\n{stop}\n"
        return Email(to, say.text(f"mail-{kind}-subject"), text, stop)

    async def token(self, person: str) -> str:
        """What shows that who ends somebody's emails has read one."""
        async with reading(self.engine) as connection:
            secret = (await connection.execute(select(meta.value).where(meta.key == "secret"))).scalar_one()
        return hmac.new(str(secret).encode(), f"mail {person}".encode(), "sha256").hexdigest()[:32]

    async def end(self, person: str, token: str) -> bool:
        """Write to somebody no more; False if the token is not theirs."""
        if not hmac.compare_digest(token, await self.token(person)):
            return False
        async with self.engine.begin() as connection:
            found = (await connection.execute(select(people.settings).where(people.id == person))).scalar_one_or_none()
            kept = {name: value for name, value in (found or {}).items() if name != "mail"}
            await connection.execute(update(schema.people).where(people.id == person).values(settings=kept))
        return True


def reminders_for(
    settings: Settings, engine: AsyncEngine, cache: TableCache, now: Callable[[], int], absent_since: AbsentSince
) -> Reminders | None:
    """None where no emails are sent: without a public address they could not say where to go."""
    if settings.smtp_url is None or settings.public_url is None:
        return None
    sender = settings.mail_from or f"castellany@{urlsplit(settings.public_url).hostname}"
    mailer = Mailer(settings.smtp_url, sender)
    return Reminders(mailer, settings.public_url, settings.mail_after, engine, cache, now, absent_since)


def in_days(terms: dict[str, Any]) -> bool:
    return terms.get("clock") is not None and terms["clock"]["kind"] == "correspondence"
