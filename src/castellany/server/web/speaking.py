"""Speaking: a line of chat on its way to a table, over a WebSocket or HTTP alike."""

from __future__ import annotations

from castellany.server.house import House
from castellany.server.people.person import Person
from castellany.server.tables.access import admit


async def speak(house: House, table_id: str, person: Person, invite: str | None, key: str, text: str) -> int:
    """Say something at a table; gives the number of the line. Under the same key it is said once."""
    said_as = f"{table_id}:{person.id}:{key}"
    # One after another, so that what is sent twice at once is not said twice.
    async with house.shelf.reading(table_id) as opened:
        admit(opened.table, person, invite)
        number: int | None = house.sockets.spoken.get(said_as)
        if number is None:
            number = await house.chat.say(opened.table, person, text)
            house.sockets.spoken.remember(said_as, number)
            house.herald.publish({"table": table_id, "chat": number})
    return number
