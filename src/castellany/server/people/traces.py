"""Traces: where a person appears at tables, and how another name, or nobody's, is put there instead.

The log of a table is never changed otherwise. Whoever holds one of these tables in memory must read it again.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, func, literal, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castellany.server.store.schema import chat, log, seats, tables

NOBODY: Final = "—"
"""The name of a seat whose player has left for good; the same in every language."""
AT_ONCE: Final = 500
"""Tables named in one statement."""


async def tables_with(connection: AsyncConnection, person: str) -> list[str]:
    """Every table that a person has created, sits at, has acted at or has spoken at."""
    found = union(
        select(tables.c.id).where(tables.c.owner == person),
        select(seats.c.table_id).where(seats.c.person == person),
        select(log.c.table_id).where(log.c.by == person),
        select(chat.c.table_id).where(chat.c.person == person),
    )
    return sorted((await connection.execute(found)).scalars())


async def replace(connection: AsyncConnection, at: list[str], old: str, new: str | None, name: str) -> None:
    """Put another person in the place of one in owners, seats, logs and chat of these tables."""
    for some in (at[i : i + AT_ONCE] for i in range(0, len(at), AT_ONCE)):
        owned = update(tables).where(tables.c.id.in_(some), tables.c.owner == old)
        await connection.execute(owned.values(owner=new))
        held = update(seats).where(seats.c.table_id.in_(some), seats.c.person == old)
        await connection.execute(held.values(person=new, name=name))
        said = update(chat).where(chat.c.table_id.in_(some), chat.c.person == old)
        await connection.execute(said.values(person=new, name=name, key=renamed(chat.c.key, old, new)))
        done = update(log).where(log.c.table_id.in_(some), log.c.by == old)
        await connection.execute(done.values(by=new))
        sent = update(log).where(log.c.table_id.in_(some), log.c.key.startswith(f"{old}:", autoescape=True))
        await connection.execute(sent.values(key=renamed(log.c.key, old, new)))
        await replace_in_details(connection, some, old, new, name)


def renamed(key: Column[str], old: str, new: str | None) -> ColumnElement[str] | None:
    """What a sender calls an entry or a line, which begins with who it is, with another sender."""
    return None if new is None else literal(new) + func.substr(key, len(old) + 1)


async def replace_in_details(connection: AsyncConnection, at: list[str], old: str, new: str | None, name: str) -> None:
    # Moves are most of a log and name nobody.
    found = select(log.c.table_id, log.c.number, log.c.details).where(log.c.table_id.in_(at), log.c.kind != "move")
    for table, number, details in (await connection.execute(found)).all():
        rewritten = replaced(details, old, new, name)
        if rewritten != details:
            entry = update(log).where(log.c.table_id == table, log.c.number == number)
            await connection.execute(entry.values(details=rewritten))


def replaced(details: Any, old: str, new: str | None, name: str) -> Any:
    """Details of an entry with another person in them; a name beside the person is theirs, and changes too.

    >>> replaced({"person": "ann", "name": "Ann", "seat": 1}, "ann", None, "—")
    {'person': None, 'name': '—', 'seat': 1}
    """
    if isinstance(details, list):
        return [new if item == old else replaced(item, old, new, name) for item in details]
    if not isinstance(details, dict):
        return details
    theirs = details.get("person") == old
    changed = {key: new if value == old else replaced(value, old, new, name) for key, value in details.items()}
    return changed | {"name": name} if theirs and "name" in details else changed
