"""Rows of a table for the tests of the store."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.batch import Append
from castellany.server.store.engine import reading
from castellany.server.store.schema import log, seats, tables

NOW = 1_794_700_000_000


def table_row(table_id: str) -> dict[str, Any]:
    return {
        "id": table_id,
        "owner": None,
        "game": "burgundy",
        "edition": "2019",
        "setup": {"players": 2},
        "terms": {"clock": None},
        "visibility": "public",
        "invite": f"invite-{table_id}",
        "status": "open",
        "asked": [],
        "wake_at": None,
        "seed": "17",
        "rules_version": 1,
        "created_at": NOW,
        "started_at": None,
        "ended_at": None,
        "changed_at": NOW,
        "result": None,
    }


def entry_row(table_id: str, number: int, **more: Any) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": number,
        "at": NOW,
        "kind": "move",
        "seat": 0,
        "by": None,
        "move": "end",
        "draws": ["roll 1 2"],
        "question": number - 1,
        "key": None,
        "details": None,
        "clocks": None,
        **more,
    }


def seat_row(table_id: str, seat: int, name: str) -> dict[str, Any]:
    rest = {"person": None, "bot": None, "taken_over": False, "resigned": False}
    return {"table_id": table_id, "seat": seat, "name": name, **rest}


def one_more(table_id: str, expected: int, **more: Any) -> Append:
    """One more entry for a table whose log is this long."""
    return Append(table_id, expected, [entry_row(table_id, expected + 1, **more)], {"changed_at": NOW + expected})


async def numbers(engine: AsyncEngine, table_id: str) -> list[int]:
    async with reading(engine) as connection:
        query = select(log.c.number).where(log.c.table_id == table_id).order_by(log.c.number)
        return list((await connection.execute(query)).scalars())


async def length(engine: AsyncEngine, table_id: str) -> int:
    async with reading(engine) as connection:
        return int((await connection.execute(select(tables.c.length).where(tables.c.id == table_id))).scalar_one())


async def names(engine: AsyncEngine, table_id: str) -> list[str]:
    async with reading(engine) as connection:
        query = select(seats.c.name).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        return list((await connection.execute(query)).scalars())
