"""Check: whether the server's log of a table holds what was acknowledged, each move once, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bench.server.table import Log, Sent


@dataclass(slots=True)
class Verdict:
    lost: int = 0
    """Moves acknowledged and not in the log as they were made."""
    added: int = 0
    """Moves in the log that nobody made, or made once and find twice."""

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(self.lost + other.lost, self.added + other.added)


def compare(acknowledged: Log, unanswered: Sent | None, entries: list[dict[str, Any]]) -> Verdict:
    """What a log lacks and what it has too much; a move that was never answered may be in it or not."""
    found = {entry["number"]: (entry["seat"], entry["move"]) for entry in entries if entry["kind"] == "move"}
    lost = sum(found.get(number) != made for number, made in acknowledged.items())
    extra = found.keys() - acknowledged.keys()
    if unanswered is not None:
        extra -= {unanswered.number}
    return Verdict(lost, len(extra))
