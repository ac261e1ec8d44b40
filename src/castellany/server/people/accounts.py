"""Accounts: how people come, get a name and a password, change them, and go."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castellany.core.catalogue import LANGUAGES
from castellany.server.errors import Refused
from castellany.server.people import traces
from castellany.server.people.blocks import move_blocks
from castellany.server.people.names import guest_name, name_key, proper_name
from castellany.server.people.passwords import Passwords
from castellany.server.people.person import Person
from castellany.server.people.sessions import Sessions, person_of
from castellany.server.people.tokens import PERSON_ID, new_id, now_ms
from castellany.server.store.engine import reading
from castellany.server.store.schema import chat, people, seats, sessions, tables

MOST_SETTINGS: Final = 4096
"""Bytes of JSON."""
GUEST_KEPT: Final = 86_400_000
"""A guest who cannot come back and has left nothing is forgotten after a day."""


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """Who came, the cookie, and the tables of the guest they were before: those that are theirs now, and those not."""

    person: Person
    cookie: str
    moved: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


class People:
    """Everybody who has ever used the server. Methods that give a cookie have begun a session for it."""

    def __init__(self, engine: AsyncEngine, sessions: Sessions, passwords: Passwords) -> None:
        self._engine = engine
        self._sessions = sessions
        self._passwords = passwords

    async def find(self, person: str) -> Person | None:
        async with reading(self._engine) as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).mappings().one_or_none()
        return None if row is None else person_of(row)

    async def guest(self, name: str | None, language: str) -> tuple[Person, str]:
        """Somebody new, under a name of their own or one that we give; with the cookie."""
        known_language(language)
        called = guest_name(language) if name is None else proper_name(name)
        person = Person(new_id(PERSON_ID), called, language=language)
        now = self._sessions.now()
        async with self._engine.begin() as connection:
            if name is not None:
                await self._not_an_account(connection, called)
            row = {"id": person.id, "name": called, "language": language, "settings": {}, "host": False}
            await connection.execute(insert(people).values(**row, created_at=now, seen_at=now))
            return person, await self._sessions.open(connection, person.id)

    async def register(self, person: str, name: str, password: str) -> tuple[Person, str]:
        """Make an account of a guest, who keeps everything but the old cookie."""
        called = proper_name(name)
        values = {"name": called, "name_key": name_key(called), "password": await self._passwords.hash(password)}
        async with self._claiming_a_name() as connection:
            guest = people.c.id == person, people.c.password.is_(None)
            if (await connection.execute(update(people).where(*guest).values(values))).rowcount == 0:
                raise Refused(409, "already-account")
            await self._sessions.close_all(connection, person)
            cookie = await self._sessions.open(connection, person)
            registered = await self._person(connection, people.c.id == person)
        self._sessions.forget(person)
        return registered, cookie

    async def login(
        self, name: str, password: str, visitor: Person | None = None, cookie: str | None = None
    ) -> LoggedIn:
        """Refused unless name and password belong together. A guest's tables come along where nobody could mind;
        the session of `cookie` ends.
        """
        async with reading(self._engine) as connection:
            known = people.c.name_key == name_key(name)
            row = (await connection.execute(select(people).where(known))).mappings().one_or_none()
        kept = None if row is None else row["password"]
        if not await self._passwords.fits(kept, password) or row is None:
            raise Refused(403, "wrong-login")
        fresh = await self._passwords.hash(password) if self._passwords.outdated(row["password"]) else row["password"]
        person, moved, left = person_of(row), list[str](), list[str]()
        async with self._engine.begin() as connection:
            # Whoever has changed the password meanwhile has locked the old one out.
            same = people.c.id == person.id, people.c.password == row["password"]
            values = {"password": fresh, "seen_at": self._sessions.now()}
            if (await connection.execute(update(people).where(*same).values(values))).rowcount == 0:
                raise Refused(403, "wrong-login")
            if visitor is not None and visitor.guest:
                moved, left = await move_guest(connection, visitor.id, person)
                await self._sessions.close_all(connection, visitor.id)
            opened = await self._sessions.open(connection, person.id)
        if visitor is not None:
            await self._sessions.close(cookie)
            self._sessions.forget(visitor.id)
        return LoggedIn(person, opened, tuple(moved), tuple(left))

    async def logout(self, cookie: str | None) -> str | None:
        """End one session; gives its id if there was one."""
        return await self._sessions.close(cookie)

    async def logout_everywhere(self, person: str) -> None:
        async with self._engine.begin() as connection:
            await self._sessions.close_all(connection, person)
        self._sessions.forget(person)

    async def change_password(self, person: str, old: str, new: str) -> str:
        """Ends every session and gives the cookie of a new one."""
        kept = await self._checked_password(person, old)
        fresh = await self._passwords.hash(new)
        async with self._engine.begin() as connection:
            same = people.c.id == person, people.c.password == kept
            if (await connection.execute(update(people).where(*same).values(password=fresh))).rowcount == 0:
                raise Refused(403, "wrong-password")
            await self._sessions.close_all(connection, person)
            cookie = await self._sessions.open(connection, person)
        self._sessions.forget(person)
        return cookie

    async def change(
        self, person: Person, name: str | None = None, language: str | None = None, settings: Any = None
    ) -> Person:
        """Another name, language or settings; what is None stays."""
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = proper_name(name)
            if not person.guest:
                values["name_key"] = name_key(values["name"])
        if language is not None:
            values["language"] = known_language(language)
        if settings is not None:
            values["settings"] = proper_settings(settings)
        async with self._claiming_a_name() as connection:
            if name is not None and person.guest:
                await self._not_an_account(connection, values["name"])
            if values:
                await connection.execute(update(people).where(people.c.id == person.id).values(values))
            changed = await self._person(connection, people.c.id == person.id)
        self._sessions.forget(person.id)
        return changed

    async def delete(self, person: Person, password: str | None = None) -> list[str]:
        """Forget a person: only games stay, with nobody's name. Gives the tables that changed."""
        if not person.guest:
            await self._checked_password(person.id, password or "")
        async with self._engine.begin() as connection:
            changed = await forget_person(connection, person.id)
        self._sessions.forget(person.id)
        return changed

    async def sweep(self) -> int:
        """Forget guests who cannot come back and have left nothing; gives how many."""
        await self._sessions.sweep()
        useless = (
            people.c.password.is_(None),
            people.c.seen_at < self._sessions.now() - GUEST_KEPT,
            ~exists().where(sessions.c.person == people.c.id),
            ~exists().where(seats.c.person == people.c.id),
            ~exists().where(tables.c.owner == people.c.id),
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(people).where(*useless))).rowcount

    async def _checked_password(self, person: str, password: str) -> str:
        """The hash that is kept, if the password fits it."""
        async with reading(self._engine) as connection:
            kept: str | None = await connection.scalar(select(people.c.password).where(people.c.id == person))
        if not await self._passwords.fits(kept, password) or kept is None:
            raise Refused(403, "wrong-password")
        return kept

    async def _not_an_account(self, connection: AsyncConnection, name: str) -> None:
        """A guest must not pass for somebody with an account."""
        if await connection.scalar(select(people.c.id).where(people.c.name_key == name_key(name))):
            raise Refused(409, "name-taken")

    async def _person(self, connection: AsyncConnection, which: ColumnElement[bool]) -> Person:
        row = (await connection.execute(select(people).where(which))).mappings().one_or_none()
        if row is None:
            raise Refused(401, "not-known")
        return person_of(row)

    @asynccontextmanager
    async def _claiming_a_name(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which the only thing that can clash is a name."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Refused(409, "name-taken") from None


async def move_guest(connection: AsyncConnection, guest: str, account: Person) -> tuple[list[str], list[str]]:
    """Make a guest's tables and blocks the account's, but not tables where both have been: nobody plays two seats."""
    both = set(await traces.tables_with(connection, account.id))
    at = await traces.tables_with(connection, guest)
    moved = [table for table in at if table not in both]
    await traces.replace(connection, moved, guest, account.id, account.name)
    await move_blocks(connection, guest, account.id)
    return moved, [table for table in at if table in both]


async def forget_person(connection: AsyncConnection, person: str) -> list[str]:
    """Sessions and blocks go with the person's row."""
    at = await traces.tables_with(connection, person)
    await connection.execute(delete(chat).where(chat.c.person == person))
    await traces.replace(connection, at, person, None, traces.NOBODY)
    await connection.execute(delete(people).where(people.c.id == person))
    # Seats that are left to nobody need a bot, also if this process ends here.
    left = tables.c.id.in_(at), tables.c.status == "running"
    await connection.execute(update(tables).where(*left).values(wake_at=now_ms()))
    return at


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused(409, "unknown-language", known=", ".join(LANGUAGES))
    return language


def proper_settings(settings: Any) -> dict[str, Any]:
    """What the page wants to remember: a small JSON object that every database can keep."""
    try:
        size = len(json.dumps(settings, allow_nan=False, ensure_ascii=False).encode())
    except ValueError:  # a number or a letter that is none
        raise Refused(409, "settings-unsound") from None
    if not isinstance(settings, dict):
        raise Refused(409, "settings-unsound")
    if size > MOST_SETTINGS:
        raise Refused(409, "settings-size", most=MOST_SETTINGS)
    return settings
