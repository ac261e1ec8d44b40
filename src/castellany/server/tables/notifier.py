"""Notifier: who on this node waits to hear that something has changed at one of their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class ChangeNotifier:
    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def waiting(self, person: str, event: asyncio.Event) -> Iterator[None]:
        """The event is set whenever a table of this person changes."""
        self._waiting.setdefault(person, set()).add(event)
        try:
            yield
        finally:
            self._waiting[person].discard(event)
            if not self._waiting[person]:
                del self._waiting[person]

    def wake(self, people: Iterable[str]) -> None:
        for person in people:
            for event in self._waiting.get(person, ()):
                event.set()

    def wake_all(self) -> None:
        self.wake(list(self._waiting))
