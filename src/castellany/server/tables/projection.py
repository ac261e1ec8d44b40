"""Projection: what the rows of a table and its seats repeat of its log, for lists and for waking up."""

from __future__ import annotations

from typing import Any

from castellany.server.tables.deadlines import wake_at
from castellany.server.tables.results import result_data
from castellany.server.tables.table import Table


def table_values(table: Table, now: int) -> dict[str, Any]:
    return {
        "status": table.status,
        "asked": table.asked(),
        "wake_at": wake_at(table, now),
        "rules_version": table.rules.version,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "changed_at": now,
        "result": result_data(table),
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table.id,
            "seat": number,
            "person": seat.person,
            "name": seat.name,
            "bot": seat.bot,
            "taken_over": seat.stand_in is not None,
            "resigned": seat.resigned,
        }
        for number, seat in enumerate(table.seats)
    ]
