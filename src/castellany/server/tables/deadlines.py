"""Deadlines: when the server itself has to act at a table, and what it does then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.server.tables import entries as kinds
from castellany.server.tables.decide import given_up
from castellany.server.tables.entries import Entry
from castellany.server.tables.table import RUNNING, Table
from castellany.server.tables.terms import SECOND

BOT_GRACE: Final = 15 * SECOND
"""How long a bot's move may be under way before another node, or the next start, sees to it."""

AbsentSince = Callable[[str], int | None]
"""Since when a person has been away, None for one who is there."""


def due(table: Table, now: int, absent_since: AbsentSince) -> list[Entry]:
    """What has to happen now; nothing if it is not time yet. Asked again until nothing is left."""
    for seat in table.clocks.at_zero(now) if table.clocks is not None and table.status == RUNNING else []:
        return time_is_up(table, seat)
    for seat in deserted(table):
        return [Entry(kinds.TAKEN_OVER, seat, details={"bot": table.terms.stand_in, "why": "gone"})]
    for seat in absentees(table, now, absent_since):
        return [Entry(kinds.TAKEN_OVER, seat, details={"bot": table.terms.stand_in, "why": "absent"})]
    return []


def time_is_up(table: Table, seat: int) -> list[Entry]:
    if table.terms.at_zero == "loss":
        return given_up(table, seat, "time")
    if table.terms.at_zero == "bot" or table.game is None:
        return [Entry(kinds.TAKEN_OVER, seat, details={"bot": table.terms.stand_in, "why": "time"})]
    move = table.rules.write(table.rules.idle(table.game.state, seat))
    return [Entry(kinds.MOVE, seat, move=move, question=table.question, details={"why": "time"})]


def deserted(table: Table) -> list[int]:
    """Seats that are waited for and belong to nobody any more."""
    return [seat for seat in table.asked() if table.seats[seat].person is None and table.seats[seat].player is None]


def absentees(table: Table, now: int, absent_since: AbsentSince) -> list[int]:
    """Seats that are waited for and whose people have been away for too long, both counted."""
    absence = table.terms.absence
    if absence is None or table.game is None:
        return []
    asked_since = table.entries[table.question - 1].at
    out = []
    for seat in table.asked():
        holder = table.seats[seat]
        if holder.person is not None and holder.player is None:
            since = absent_since(holder.person)
            if since is not None and now - max(since, asked_since) >= absence * SECOND:
                out.append(seat)
    return out


def wake_at(table: Table, now: int) -> int | None:
    """When the server has to look at the table again if nothing happens."""
    waited_for = [table.seats[seat] for seat in table.asked()]
    times = []
    if any(seat.player for seat in waited_for):
        times.append(now + BOT_GRACE)
    if deserted(table):
        times.append(now)
    if any(seat.person and not seat.player for seat in waited_for) and table.terms.absence is not None:
        times.append(now + table.terms.absence * SECOND)
    deadline = table.clocks.deadline() if table.clocks is not None else None
    if deadline is not None and waited_for:
        times.append(deadline)
    return min(times, default=None)
