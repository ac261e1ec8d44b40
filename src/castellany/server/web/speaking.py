"""Speaking: a line of chat on its way to a table, over a WebSocket or HTTP alike."""

from __future__ import annotations

from castellany.server.house import House
from castellany.server.people.person import Person
from castellany.server.tables.access import admit


async def speak(house: House, table_id: str, person: Person, invite: str | None, key: str, text: str) -> int:
    """Say something at a table; gives the number of the line. Under the same key it is said once."""
    async with house.shelf.reading(table_id) as opened:
        admit(opened.table, person, invite)
        number = await house.chat.say(opened.table, person, key, text)
    # Also of a line that was said before: whoever said it may have died before the others heard of it.
    house.herald.publish({"table": table_id, "chat": number})
    return number
