"""Counts: what all tables of a run tell together."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Counts:
    seconds: list[float] = field(default_factory=list)
    """Of each move, from sending it until both clients had the update with it."""
    ack_seconds: list[float] = field(default_factory=list)
    """Of each move, from sending it until its sender knew that it is on disk."""
    updates: int = 0
    update_bytes: int = 0
    """Of updates as text."""
    games_ended: int = 0
    late: int = 0
    """Moves that had to wait for the move before by more than half a beat."""
    errors: list[str] = field(default_factory=list)

    def begin(self) -> None:
        """Forget what the warm-up took; errors stay errors."""
        self.seconds.clear()
        self.ack_seconds.clear()
        self.updates = self.update_bytes = self.games_ended = self.late = 0
