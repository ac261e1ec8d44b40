"""Hosting: what the host does with people from the command line."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castellany.server.errors import Refused
from castellany.server.people.accounts import forget_person
from castellany.server.people.names import name_key
from castellany.server.people.passwords import Passwords, temporary_password
from castellany.server.store.batch import new_generation
from castellany.server.store.engine import reading
from castellany.server.store.schema import people, sessions


@dataclass(frozen=True, slots=True)
class User:
    """A line of the host's list. Times are milliseconds since 1970."""

    id: str
    name: str
    guest: bool
    host: bool
    created_at: int
    seen_at: int


class Hosting:
    """Works on the database alone; running nodes notice within seconds."""

    def __init__(self, engine: AsyncEngine, passwords: Passwords) -> None:
        self._engine = engine
        self._passwords = passwords

    async def users(self, guests: bool = False) -> list[User]:
        """Everybody with an account, and guests too if they are asked for, the newest last."""
        query = select(people).order_by(people.c.created_at, people.c.id)
        if not guests:
            query = query.where(people.c.password.is_not(None))
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            User(row["id"], row["name"], row["password"] is None, row["host"], row["created_at"], row["seen_at"])
            for row in rows
        ]

    async def reset_password(self, name: str) -> str:
        """A new password, to be handed over; every session ends."""
        password = temporary_password()
        kept = await self._passwords.hash(password)
        async with self._engine.begin() as connection:
            person = await account_called(connection, name)
            await connection.execute(update(people).where(people.c.id == person).values(password=kept))
            await connection.execute(sessions.delete().where(sessions.c.person == person))
            await connection.execute(new_generation())
        return password

    async def set_host(self, name: str, host: bool) -> None:
        """Let an account act as host at every table, or no more."""
        async with self._engine.begin() as connection:
            person = await account_called(connection, name)
            await connection.execute(update(people).where(people.c.id == person).values(host=host))

    async def remove(self, name: str) -> list[str]:
        """Forget an account; gives the tables that changed."""
        async with self._engine.begin() as connection:
            await connection.execute(new_generation())
            return await forget_person(connection, await account_called(connection, name))


async def account_called(connection: AsyncConnection, name: str) -> str:
    """The id of an account; Refused if there is none."""
    person: str | None = await connection.scalar(select(people.c.id).where(people.c.name_key == name_key(name)))
    if person is None:
        raise Refused(404, "no-such-account", name=name)
    return person
