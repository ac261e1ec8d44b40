"""People on a database of the tests, with a clock that the test sets and hashes that cost little."""

from __future__ import annotations

from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import JSON, Column, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.people.accounts import People
from castellany.server.people.blocks import Blocks
from castellany.server.people.hosting import Hosting
from castellany.server.people.passwords import Passwords
from castellany.server.people.person import Person
from castellany.server.people.sessions import Sessions
from castellany.server.store.schema import SCHEMA, chat, log, seats, tables

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"
START = 1_800_000_000_000
ON_SQLITE = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
"""For what is refused before any database is asked."""


class Everyone:
    def __init__(self, engine: AsyncEngine, secret: str = "the server's secret") -> None:
        self.engine = engine
        self.time = START
        self.passwords = Passwords(CHEAP)
        self.sessions = Sessions(engine, secret, lambda: self.time)
        self.people = People(engine, self.sessions, self.passwords)
        self.blocks = Blocks(engine)
        self.hosting = Hosting(engine, self.passwords)

    async def guest(self, name: str = "Ida") -> Person:
        return (await self.people.guest(name, "en"))[0]

    async def account(self, name: str, password: str = PASSWORD) -> Person:
        guest, _ = await self.people.guest(None, "en")
        return (await self.people.register(guest.id, name, password))[0]

    async def table(self, id: str, owner: Person, *seated: Person) -> None:
        """A table at which people have sat down, moved and talked."""
        row: dict[str, Any] = {column.name: filling(column) for column in tables.columns}
        row |= {"id": id, "owner": owner.id, "invite": id, "status": "running"}
        entries: list[dict[str, Any]] = [{"kind": "created", "by": owner.id, "details": None}]
        for i, person in enumerate(seated):
            entries.append(
                {"kind": "sat", "by": person.id, "seat": i, "details": {"person": person.id, "name": person.name}}
            )
        for i, person in enumerate(seated):
            entries.append({"kind": "move", "by": person.id, "seat": i, "move": "pass", "key": f"{person.id}:k"})
        entries.append({"kind": "muted", "by": owner.id, "details": {"person": seated[-1].id, "muted": True}})
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(row | {"length": len(entries)}))
            for i, person in enumerate(seated):
                seat = {column.name: filling(column) for column in seats.columns}
                seat |= {"table_id": id, "seat": i, "person": person.id, "name": person.name}
                await connection.execute(insert(seats).values(seat))
                said = {"table_id": id, "number": i + 1, "at": 1, "person": person.id, "name": person.name}
                await connection.execute(insert(chat).values(**said, text=f"hello from {i}", key=f"{person.id}:{i}"))
            for number, entry in enumerate(entries, 1):
                await connection.execute(insert(log).values(table_id=id, number=number, at=1, **entry))

    async def everything(self) -> str:
        """Every row of every table, as one text to look for things in."""
        found = []
        async with self.engine.connect() as connection:
            for table in SCHEMA.sorted_tables:
                for row in (await connection.execute(select(table))).mappings():
                    found.append(f"{table.name} {dict(row)}")
        return "\n".join(found)

    async def seats_of(self, table: str) -> list[tuple[str | None, str]]:
        query = select(seats.c.person, seats.c.name).where(seats.c.table_id == table).order_by(seats.c.seat)
        async with self.engine.connect() as connection:
            return [(person, name) for person, name in await connection.execute(query)]

    async def entries_of(self, table: str, kind: str) -> list[tuple[str | None, Any]]:
        query = select(log.c.by, log.c.details).where(log.c.table_id == table, log.c.kind == kind)
        async with self.engine.connect() as connection:
            return [(by, details) for by, details in await connection.execute(query.order_by(log.c.number))]

    async def keys_of(self, table: str) -> list[str | None]:
        query = select(log.c.key).where(log.c.table_id == table, log.c.kind == "move").order_by(log.c.number)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def owner_of(self, table: str) -> str | None:
        async with self.engine.connect() as connection:
            owner: str | None = await connection.scalar(select(tables.c.owner).where(tables.c.id == table))
        return owner

    async def count(self, table: Any) -> int:
        async with self.engine.connect() as connection:
            return len((await connection.execute(select(table))).all())


def filling(column: Column[Any]) -> Any:
    """Something that a column takes where a test does not care."""
    if column.nullable:
        return None
    if isinstance(column.type, JSON):
        return {}
    return {str: "", int: 0, bool: False}[column.type.python_type]
