"""Events: what happened, collected only while somebody listens."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class Event:
    """One thing that happened: `(kind, seat, a, b, why)`."""

    def __init__(self, kind: int, seat: int, a: int, b: int, why: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.why = why

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.seat}, {self.a}, {self.b}, {self.why})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """A listener that keeps the events of the moves made while it is attached to a state."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: int, seat: int, a: int, b: int, why: int) -> None:
        self.events.append(Event(kind, seat, a, b, why))
