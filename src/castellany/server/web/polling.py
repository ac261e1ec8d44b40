"""Polling: waiting for news of a table over plain HTTP, for clients without a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pydantic_core import to_json

from castellany.server.broadcast import Presence
from castellany.server.people.person import Person
from castellany.server.server import Server
from castellany.server.tables.access import admit
from castellany.server.tables.viewer import Viewer, update_for
from castellany.server.web.subscriber import Subscriber

LINGER: Final = 5.0
"""Seconds between two long polls in which somebody still counts as there."""


class Poll(Subscriber):
    """A watcher that is told once."""

    def __init__(self, table_id: str, invite: str | None, person: Person | None, address: str) -> None:
        super().__init__(table_id, invite, person, address)
        self.told: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

    def tell(self, message: str) -> None:
        if not self.told.done():
            self.told.set_result(message)

    def close(self, code: int, reason: str) -> None:
        if not self.told.done():
            self.told.set_result(None)


async def next_update(server: Server, poll: Poll, since: int, wait: int) -> str:
    """What happened since, as JSON: at once if something did, else as soon as it does, or nothing after so long."""
    server.sockets.add(poll)
    try:
        async with server.cache.reading(poll.table_id) as cached:
            admit(cached.table, poll.person, poll.invite)
            poll.seen = since
            if since == cached.table.length:
                cached.watchers.add(poll)
        with present(server.presence, poll):
            if poll in cached.watchers:
                try:
                    async with asyncio.timeout(wait):
                        message = await poll.told
                    if message is not None:
                        return message
                except TimeoutError:
                    pass
                finally:
                    cached.watchers.discard(poll)
            async with server.cache.reading(poll.table_id) as cached:
                table = cached.table
                admit(table, poll.person, poll.invite)
                viewer = poll.look(table) or Viewer()
                return to_json(update_for(table, viewer, min(since, table.length), server.now())).decode()
    finally:
        server.sockets.discard(poll)


@contextmanager
def present(presence: Presence, poll: Poll) -> Iterator[None]:
    """Whoever waits is at the table, and for a moment longer, so that nobody comes and goes with every answer."""
    if poll.person_id is None:
        yield
        return
    presence.enter(poll.table_id, poll.person_id)
    try:
        yield
    finally:
        asyncio.get_running_loop().call_later(LINGER, presence.leave, poll.table_id, poll.person_id)
