"""Chat: plain text beside a table, numbered like its log, in a log of its own."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

from sqlalchemy import Select, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.store.engine import reading
from castellany.server.store.schema import chat
from castellany.server.tables.messages import ChatLine
from castellany.server.tables.table import Table

MOST_RACES: Final = 20
MOST_LINES: Final = 200
"""Lines given to somebody who comes to a table."""


class Chat:
    def __init__(self, engine: AsyncEngine, now: Callable[[], int]) -> None:
        self.engine = engine
        self.now = now

    async def say(self, table: Table, person: Person, key: str, text: str) -> int:
        """Add a line, unless it was sent before under the same key; gives its number."""
        said_as, cleaned = f"{person.id}:{key}", clean(text)
        said = select(chat.c.number).where(chat.c.table_id == table.id, chat.c.key == said_as)
        for _ in range(MOST_RACES):
            try:
                async with self.engine.begin() as connection:
                    before = (await connection.execute(said)).scalar_one_or_none()
                    if before is not None:
                        return int(before)
                    if person.id in table.muted:
                        raise Refused(403, "chat-muted")
                    if not cleaned:
                        raise Refused(409, "chat-empty")
                    number = int((await connection.execute(highest(table.id))).scalar_one()) + 1
                    line = {"table_id": table.id, "number": number, "at": self.now(), "text": cleaned, "key": said_as}
                    await connection.execute(insert(chat).values(**line, person=person.id, name=person.name))
                return number
            except IntegrityError:
                continue
        raise Refused(503, "table-busy", wait=1)

    async def last(self, table_id: str) -> int:
        """The number of the last line; 0 if nothing was said."""
        async with reading(self.engine) as connection:
            return int((await connection.execute(highest(table_id))).scalar_one())

    async def lines(self, table_id: str, after: int) -> list[ChatLine]:
        """The last lines after this number, oldest first."""
        wanted = (
            select(chat.c.number, chat.c.at, chat.c.person, chat.c.name, chat.c.text)
            .where(chat.c.table_id == table_id, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(MOST_LINES)
        )
        async with reading(self.engine) as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            {"number": row.number, "at": row.at, "person": row.person, "name": row.name, "text": row.text}
            for row in reversed(rows)
        ]


def highest(table_id: str) -> Select[int]:
    return select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)


def clean(text: str) -> str:
    """Plain text on one line: no control characters, and none that turn the writing around.

    >>> clean("  well\\n played\\u202e! ")
    'well played!'
    """
    kept = (" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join("".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co")).split())
