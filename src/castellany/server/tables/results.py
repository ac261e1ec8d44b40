"""Results: how a table ended."""

from __future__ import annotations

from typing import Final

from castellany.server.tables.messages import PlacingData, ResultData
from castellany.server.tables.table import OVER, Table

DECIDED_BY: Final = {"resigned": "decided-by-giving-up", "time": "decided-by-time"}
"""What puts those last who have lost before the end."""


def result_data(table: Table) -> ResultData | None:
    """Why the table is over and who came where; those who gave up come last. None while it goes on."""
    if table.status != OVER or table.game is None:
        return None
    placings = table.rules.result(table.game.state).placings
    given_up = [(placing, why) for placing in placings if (why := table.seats[placing.seat].given_up) is not None]
    played_on = [placing for placing in placings if not table.seats[placing.seat].resigned]
    out: list[PlacingData] = []
    for placing in played_on:
        ahead = sum(1 for other in played_on if other.place < placing.place)
        # Behind somebody who gave up is behind nobody.
        reason = placing.reason if ahead else None
        out.append(
            {
                "seat": placing.seat,
                "place": ahead + 1,
                "points": placing.points,
                "reason": None if reason is None else {"key": reason.key, "args": {}},
            }
        )
    for placing, why in given_up:
        out.append(
            {
                "seat": placing.seat,
                "place": len(played_on) + 1,
                "points": placing.points,
                "reason": {"key": DECIDED_BY[why], "args": {}},
            }
        )
    return {"why": table.ended or "finished", "placings": out}
