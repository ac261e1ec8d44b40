"""Clocks: how much time each seat has left, as of the last entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from castellany.server.tables.messages import ClocksData
from castellany.server.tables.terms import SECOND, Correspondence, RealTime

GRACE: Final = 30 * SECOND
"""What somebody has who plays on after running out of time."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left to each seat at the time `since`, and the seats whose time has been running from then on."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    since: int

    def data(self) -> ClocksData:
        return {"left": list(self.left), "running": list(self.running), "since": self.since}

    def left_at(self, seat: int, now: int) -> int:
        spent = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self) -> int | None:
        """When the first clock reaches zero if nothing happens."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def at_zero(self, now: int) -> list[int]:
        return [seat for seat in self.running if self.left_at(seat, now) == 0]


def read(data: dict[str, Any]) -> Clocks:
    return Clocks(tuple(data["left"]), tuple(data["running"]), data["since"])


def begin(terms: RealTime | Correspondence, seats: int, running: list[int], now: int) -> Clocks:
    return Clocks((terms.start,) * seats, tuple(running), now)


def tick(
    terms: RealTime | Correspondence, before: Clocks, running: list[int], now: int, paused: bool = False
) -> Clocks:
    """The clocks once something has happened, after which these seats are waited for.

    A turn ends when its seat is no longer waited for; a pause ends no turn.
    """
    left = [before.left_at(seat, now) for seat in range(len(before.left))]
    for seat in range(len(left)):
        ended = seat in before.running and seat not in running and not paused
        began = seat in running and seat not in before.running
        if isinstance(terms, Correspondence):
            if ended or (began and left[seat] == 0):
                left[seat] = terms.start
        elif ended:
            left[seat] += terms.increment * SECOND
        elif began and left[seat] == 0:
            left[seat] = min(GRACE, terms.start)
    return Clocks(tuple(left), tuple(running), now)
