"""Broadcast: tells everyone who listens that something happened, never what. This one serves a single node."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, ParamSpec

import structlog

Message = dict[str, Any]
"""Small and plain JSON, such as {"table": "k3m5", "number": 7}: whoever hears it reads the rest where it is kept."""

log = structlog.get_logger(__name__)


Heard = ParamSpec("Heard")


def call_each(listeners: list[Callable[Heard, None]], *args: Heard.args, **kwargs: Heard.kwargs) -> None:
    """A listener that fails is logged and disturbs no other."""
    for callback in listeners:
        try:
            callback(*args, **kwargs)
        except Exception:
            log.exception("broadcast-listener-failed")


class Broadcast:
    """Every listener hears every message, in the order of publication."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Message], None]] = []
        self._gap_listeners: list[Callable[[], None]] = []
        self._undelivered: deque[Message] = deque()
        self._delivering = False

    @property
    def connected(self) -> bool:
        """Whether news comes from every node and goes to every node."""
        return True

    async def start(self) -> None:
        """Begin to hear other nodes, if there are any."""

    async def stop(self) -> None:
        """Let what was published go out, and hear nothing more."""

    def listen(self, callback: Callable[[Message], None]) -> None:
        """From now on call this with every message, also with one's own."""
        self._listeners.append(callback)

    def listen_for_gaps(self, callback: Callable[[], None]) -> None:
        """From now on call this whenever messages may have been missed and no more are."""
        self._gap_listeners.append(callback)

    def publish(self, message: Message) -> None:
        """Tell everyone; returns at once and never fails for want of a connection."""
        self._deliver(message)

    def _deliver(self, message: Message) -> None:
        """Tell everyone on this node; what a listener publishes meanwhile comes after."""
        self._undelivered.append(message)
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._undelivered:
                call_each(self._listeners, self._undelivered.popleft())
        finally:
            self._delivering = False

    def _report_gap(self) -> None:
        call_each(self._gap_listeners)
