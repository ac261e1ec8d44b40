"""Entries: what a table's log is made of. An entry, once written, is never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

CREATED: Final = "created"
SAT: Final = "sat"
LEFT: Final = "left"
GIVEN: Final = "given"
STARTED: Final = "started"
MOVE: Final = "move"
UNDO: Final = "undo"
OFFERED: Final = "offered"
AGREED: Final = "agreed"
DECLINED: Final = "declined"
PAUSED: Final = "paused"
RESUMED: Final = "resumed"
RESIGNED: Final = "resigned"
TAKEN_OVER: Final = "taken-over"
RETURNED: Final = "returned"
REMOVED: Final = "removed"
MUTED: Final = "muted"
ENDED: Final = "ended"
REMATCH: Final = "rematch"

KINDS: Final = (
    CREATED,
    SAT,
    LEFT,
    GIVEN,
    STARTED,
    MOVE,
    UNDO,
    OFFERED,
    AGREED,
    DECLINED,
    PAUSED,
    RESUMED,
    RESIGNED,
    TAKEN_OVER,
    RETURNED,
    REMOVED,
    MUTED,
    ENDED,
    REMATCH,
)

COLUMNS: Final = ("number", "at", "kind", "seat", "by", "move", "draws", "question", "key", "details", "clocks")


@dataclass(slots=True)
class Entry:
    """One thing that happened at a table.

    A move carries the draws that followed it, so that replaying needs no seed. `key` is what the sender calls the
    entry; `clocks` how the clocks stood once it had happened.
    """

    kind: str
    seat: int | None = None
    by: str | None = None
    move: str | None = None
    question: int | None = None
    key: str | None = None
    details: dict[str, Any] | None = None
    draws: list[str] | None = None
    clocks: dict[str, Any] | None = None
    number: int = 0
    at: int = 0

    def row(self, table_id: str) -> dict[str, Any]:
        return {"table_id": table_id, **{column: getattr(self, column) for column in COLUMNS}}

    def detail(self, name: str) -> Any:
        return None if self.details is None else self.details.get(name)


def entry_of(row: Mapping[str, Any]) -> Entry:
    return Entry(**{column: row[column] for column in COLUMNS})
