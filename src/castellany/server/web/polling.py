"""Polling: waiting for news of a table over plain HTTP, for clients without a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pydantic_core import to_json

from castellany.server.herald import Presence
from castellany.server.house import House
from castellany.server.people.person import Person
from castellany.server.tables import seen
from castellany.server.tables.access import admit
from castellany.server.web.standing import Standing

LINGER: Final = 5.0
"""Seconds between two long polls in which somebody still counts as there."""


class Poll(Standing):
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


async def next_update(house: House, poll: Poll, since: int, wait: int) -> str:
    """What happened since, as JSON: at once if something did, else as soon as it does, or nothing after so long."""
    house.sockets.add(poll)
    try:
        async with house.shelf.reading(poll.table_id) as opened:
            admit(opened.table, poll.person, poll.invite)
            poll.seen = since
            if since == opened.table.length:
                opened.watchers.add(poll)
        with present(house.presence, poll):
            if poll in opened.watchers:
                try:
                    async with asyncio.timeout(wait):
                        message = await poll.told
                    if message is not None:
                        return message
                except TimeoutError:
                    pass
                finally:
                    opened.watchers.discard(poll)
            async with house.shelf.reading(poll.table_id) as opened:
                table = opened.table
                admit(table, poll.person, poll.invite)
                viewpoint = poll.look(table) or seen.Viewpoint()
                return to_json(seen.update_for(table, viewpoint, min(since, table.length), house.now())).decode()
    finally:
        house.sockets.discard(poll)


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
