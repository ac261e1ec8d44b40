"""Lobby: which tables there are to sit down at, to watch, and to go on with."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.ext.asyncio import AsyncEngine
from typing_extensions import TypedDict

from castellany.server.people.person import Person
from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.tables.messages import ClocksData
from castellany.server.tables.phrases import PhraseData
from castellany.server.tables.table import GATHERING, OVER, PAUSED, RUNNING

MOST_LISTED: Final = 100

tables, seats, log = schema.tables.c, schema.seats.c, schema.log.c


class ListedSeat(TypedDict):
    name: str
    person: str | None
    bot: str | None
    free: bool


class Listed(TypedDict):
    """A table in a list."""

    id: str
    game: str
    edition: str
    status: Literal["gathering", "running", "paused", "over", "stopped"]
    visibility: Literal["public", "invitation", "private"]
    clock: dict[str, Any] | None
    seats: list[ListedSeat]
    asked: list[int]
    changed_at: int
    your_turn: bool
    prompt: PhraseData | None
    """What the asker is asked there."""
    clocks: ClocksData | None


class Turn(TypedDict):
    """A table at which somebody is waited for."""

    table: str
    game: str
    changed_at: int


class Lobby:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def listing(self, person: Person | None) -> list[Listed]:
        """Public tables that gather people or run, the latest first."""
        return await self.find(person, tables.visibility == "public", tables.status.in_((GATHERING, RUNNING, PAUSED)))

    async def mine(self, person: Person) -> list[Listed]:
        """Where somebody sits, and what they own: what goes on before what is over."""
        seated = select(seats.table_id).where(seats.person == person.id)
        own = (tables.owner == person.id) | tables.id.in_(seated)
        going_on = await self.find(person, own, tables.status != OVER)
        return going_on + await self.find(person, own, tables.status == OVER)

    async def turns(self, person: str) -> list[Turn]:
        """Where somebody is waited for, the table that changed last first."""
        columns = (tables.id, tables.game, tables.changed_at, tables.asked, seats.seat)
        wanted = select(*columns).join_from(schema.tables, schema.seats, seats.table_id == tables.id)
        wanted = wanted.where(seats.person == person, seats.taken_over.is_(False), tables.status == RUNNING)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(wanted.order_by(tables.changed_at.desc(), tables.id))).all()
        found = {row.id: row for row in rows if row.seat in row.asked}
        return [{"table": row.id, "game": row.game, "changed_at": row.changed_at} for row in found.values()]

    async def find(self, person: Person | None, *conditions: ColumnElement[bool]) -> list[Listed]:
        columns = (tables.id, tables.game, tables.edition, tables.status, tables.visibility, tables.terms, tables.asked)
        last = (log.table_id == tables.id) & (log.number == tables.length)
        wanted: Select[Any] = select(*columns, tables.changed_at, log.clocks).where(*conditions)
        wanted = wanted.join_from(schema.tables, schema.log, last, isouter=True)
        wanted = wanted.order_by(tables.changed_at.desc()).limit(MOST_LISTED)
        async with reading(self.engine) as connection:
            rows = (await connection.execute(wanted)).all()
            ids = [row.id for row in rows]
            sitting = select(schema.seats).where(seats.table_id.in_(ids)).order_by(seats.seat)
            by_table: dict[str, list[Any]] = {table_id: [] for table_id in ids}
            for seat in (await connection.execute(sitting)).all():
                by_table[seat.table_id].append(seat)
        return [listed(row, by_table[row.id], person) for row in rows]


def listed(row: Any, sitting: list[Any], person: Person | None) -> Listed:
    local = {number for number, seat in enumerate(row.terms["seats"]) if seat["kind"] == "local"}
    mine = {seat.seat for seat in sitting if person is not None and seat.person == person.id}
    return {
        "id": row.id,
        "game": row.game,
        "edition": row.edition,
        "status": row.status,
        "visibility": row.visibility,
        "clock": row.terms["clock"],
        "seats": [
            {
                "name": seat.name,
                "person": seat.person,
                "bot": seat.bot,
                "free": row.status == GATHERING and seat.person is None and seat.bot is None and seat.seat not in local,
            }
            for seat in sitting
        ],
        "asked": row.asked,
        "changed_at": row.changed_at,
        "your_turn": bool(mine & set(row.asked)),
        "prompt": None,
        "clocks": row.clocks,
    }
