"""Clocks: how much time each seat has left, as of the last entry."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from castellany.server.tables.entries import Entry
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


def read(data: dict[str, Any], stopped: bool) -> Clocks:
    return Clocks(tuple(data["left"]), () if stopped else tuple(data["running"]), data["since"])


def begin(terms: RealTime | Correspondence, seats: int, running: list[int], now: int) -> Clocks:
    return Clocks((terms.start,) * seats, tuple(running), now)


def tick(
    terms: RealTime | Correspondence, before: Clocks, running: list[int], now: int, moved: bool, mover: int | None
) -> Clocks:
    """The clocks once something has happened, after which these seats are waited for.

    Only moves end turns and begin them: who pauses, leaves, comes back or takes back has the time that was left. By
    correspondence whoever has moved and is asked again has all the days again.
    """
    left = [before.left_at(seat, now) for seat in range(len(before.left))]
    for seat in range(len(left)):
        ended = seat in before.running and seat not in running
        began = seat in running and seat not in before.running
        if isinstance(terms, Correspondence):
            if (began and (moved or left[seat] == 0)) or (moved and seat == mover and seat in running):
                left[seat] = terms.start
        elif ended and moved:
            left[seat] += terms.increment * SECOND
        elif began and left[seat] == 0:
            left[seat] = min(GRACE, terms.start)
    return Clocks(tuple(left), tuple(running), now)


def take_back(terms: RealTime | Correspondence, before: Clocks, log: list[Entry], undone: list[Entry]) -> Clocks:
    """The clocks without what these moves had added, so that nobody gains time by moving again and again."""
    if isinstance(terms, Correspondence):
        return before
    left = list(before.left)
    for entry in undone:
        earlier = log[entry.number - 2].clocks
        ran = earlier is not None and entry.seat in earlier["running"]
        if ran and entry.seat is not None and entry.clocks and entry.seat not in entry.clocks["running"]:
            left[entry.seat] = max(0, left[entry.seat] - terms.increment * SECOND)
    return replace(before, left=tuple(left))
