"""Posting: a line of chat on its way to a table, over a WebSocket or HTTP alike."""

from __future__ import annotations

from castellany.server.people.person import Person
from castellany.server.server import Server
from castellany.server.tables.access import admit


async def post_line(server: Server, table_id: str, person: Person, invite: str | None, key: str, text: str) -> int:
    """Say something at a table; gives the number of the line. Under the same key it is said once."""
    async with server.cache.reading(table_id) as cached:
        admit(cached.table, person, invite)
        number = await server.chat.say(cached.table, person, key, text)
    # Also of a line that was said before: whoever said it may have died before the others heard of it.
    server.broadcast.publish({"table": table_id, "chat": number})
    return number
