"""Blocks: whom somebody does not want to meet."""

from __future__ import annotations

from typing import Final

from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castellany.server.errors import Refused
from castellany.server.store.engine import reading
from castellany.server.store.schema import blocks, people

MOST: Final = 500


class Blocks:
    """One person's block holds in both directions: neither sits down with the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def block(self, person: str, blocked: str) -> None:
        """Blocking twice is blocking once."""
        if person == blocked:
            raise Refused(409, "block-yourself")
        try:
            async with self._engine.begin() as connection:
                if await connection.scalar(select(people.c.id).where(people.c.id == blocked)) is None:
                    raise Refused(404, "no-such-person")
                theirs = select(func.count()).where(blocks.c.person == person, blocks.c.blocked != blocked)
                if (await connection.scalar(theirs) or 0) >= MOST:
                    raise Refused(409, "too-many-blocks", most=MOST)
                await connection.execute(insert(blocks).values(person=person, blocked=blocked))
        except IntegrityError:
            if blocked not in await self.blocked_by(person):  # one of the two has just gone
                raise Refused(404, "no-such-person") from None

    async def unblock(self, person: str, blocked: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))

    async def listed(self, person: str) -> list[tuple[str, str]]:
        """Ids and names of those whom a person has blocked, by name."""
        query = select(people.c.id, people.c.name).join(blocks, blocks.c.blocked == people.c.id)
        async with reading(self._engine) as connection:
            rows = await connection.execute(query.where(blocks.c.person == person))
            return sorted(((id, name) for id, name in rows), key=lambda row: (row[1].casefold(), row[0]))

    async def blocked_by(self, person: str) -> set[str]:
        """Those whom a person has blocked."""
        async with reading(self._engine) as connection:
            return set(await connection.scalars(select(blocks.c.blocked).where(blocks.c.person == person)))

    async def blocked_among(self, person: str, others: set[str]) -> bool:
        """Whether somebody has blocked one of these people or is blocked by one."""
        one = and_(blocks.c.person == person, blocks.c.blocked.in_(others))
        other = and_(blocks.c.person.in_(others), blocks.c.blocked == person)
        async with reading(self._engine) as connection:
            return await connection.scalar(select(blocks.c.person).where(or_(one, other)).limit(1)) is not None


async def move_blocks(connection: AsyncConnection, old: str, new: str) -> None:
    """Let one person's blocks, given and received, be another's."""
    pairs = select(blocks.c.person, blocks.c.blocked).where(
        or_(blocks.c.person.in_((old, new)), blocks.c.blocked.in_((old, new)))
    )
    found = {(person, blocked) for person, blocked in await connection.execute(pairs)}
    wanted = {tuple(new if id == old else id for id in pair) for pair in found if old in pair}
    for person, blocked in sorted(wanted - found - {(new, new)}):
        await connection.execute(insert(blocks).values(person=person, blocked=blocked))
    await connection.execute(delete(blocks).where(or_(blocks.c.person == old, blocks.c.blocked == old)))
