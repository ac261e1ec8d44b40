"""Proof: what is on disk is whole, and has everything that anybody was promised, once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tests.server.crash.player import Player

from castellany.server.store import schema
from castellany.server.store.engine import reading
from castellany.server.tables.cache import table_of
from castellany.server.tables.entries import entry_of
from castellany.server.tables.projection import seat_rows, table_values
from castellany.server.tables.table import Table

Row = dict[str, Any]


async def whole_tables(engine: AsyncEngine) -> dict[str, Table]:
    """Every table, folded from its log, after comparing it with what its row and its seats say; all of one moment."""
    async with reading(engine) as connection:
        rows = await read(connection, schema.tables)
        log = by_table(await read(connection, schema.log))
        seats = by_table(await read(connection, schema.seats))
    return {row["id"]: whole_table(row, log[row["id"]], seats[row["id"]]) for row in rows}


async def read(connection: AsyncConnection, table: Any) -> list[Row]:
    found = await connection.execute(select(table).order_by(*table.primary_key))
    return [dict(row) for row in found.mappings()]


def by_table(rows: list[Row]) -> defaultdict[str, list[Row]]:
    out: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        out[row["table_id"]].append(row)
    return out


def whole_table(row: Any, log: list[Row], seats: list[Row]) -> Table:
    assert [entry["number"] for entry in log] == list(range(1, row["length"] + 1)), f"the log of {row['id']} has gaps"
    table = table_of(row)
    table.load([entry_of(entry) for entry in log])
    assert table.unsound is None, f"{row['id']}: {table.unsound}"
    said = table_values(table, log[-1]["at"])
    # A look at a table that has nothing to do sets the alarm anew.
    alarm = said.pop("wake_at")
    assert (alarm is None) == (row["wake_at"] is None), f"{row['id']} is woken at {row['wake_at']} and not {alarm}"
    assert {name: row[name] for name in said} == said, f"the row of {row['id']} is not what its log amounts to"
    assert seats == seat_rows(table), f"the seats of {row['id']} are not what its log amounts to"
    return table


def promises_kept(tables: dict[str, Table], acknowledged: dict[tuple[str, str, str], int]) -> None:
    """Every command acknowledged, by table, person and key, is there at its number."""
    for (table, person, key), number in acknowledged.items():
        assert tables[table].keys.get(f"{person}:{key}") == number, f"{key} of {person} is not entry {number}"


def acknowledged(players: Iterable[Player]) -> dict[tuple[str, str, str], int]:
    return {(player.table, player.person, key): number for player in players for key, number in player.acks.items()}


def moves_of(table: Table, person: str) -> list[tuple[int | None, str | None]]:
    return [(entry.question, entry.move) for entry in table.entries if entry.by == person and entry.kind == "move"]


def nothing_doubled(tables: dict[str, Table], players: Iterable[Player]) -> None:
    """The log has the moves that were sent, in order, each once; the last may be missing while it is not acknowledged.

    Call it while nobody plays.
    """
    for player in players:
        sent = [(move["question"], move["move"]) for move in player.sent]
        found = moves_of(tables[player.table], player.person)
        allowed = [sent] if player.pending is None else [sent, sent[:-1]]
        assert found in allowed, f"{player.name} sent {sent[-3:]}, and the log has {found[-3:]}"
