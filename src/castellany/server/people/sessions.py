"""Sessions: who sends this cookie.

A cookie is a random secret with our signature, so that most forgeries never reach the database; the database keeps
only the secret's hash.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castellany.server.people.person import Person
from castellany.server.people.tokens import hash_of, new_secret, now_ms
from castellany.server.store.engine import reading
from castellany.server.store.schema import people, sessions

DAY: Final = 86_400_000
GUEST_IDLE: Final = 180 * DAY
ACCOUNT_IDLE: Final = 90 * DAY
SEEN_EVERY: Final = 300_000
CACHED_FOR: Final = 10_000
CACHED: Final = 10_000
USED_LATELY: Final = 600_000
"""Milliseconds for which somebody who was here is kept in mind."""
AT_ONCE: Final = 500
LONGEST_COOKIE: Final = 200


@dataclass(slots=True)
class Known:
    """What the cache holds of a session."""

    person: Person
    until: int
    used_at: int


class Sessions:
    """Opened and closed by whoever changes people; asked by every request."""

    def __init__(self, engine: AsyncEngine, secret: str, now: Callable[[], int] = now_ms) -> None:
        self.now = now
        self._engine = engine
        self.sign_with(secret)
        self._known: dict[str, Known] = {}
        # Counts what was forgotten, so that an answer read before it is not kept after it.
        self._forgotten = 0

    def sign_with(self, secret: str) -> None:
        """From now on only cookies signed with this are ours."""
        self._signer = Signer(secret, "castellany.session", digest_method=hashlib.sha256)

    def session_of(self, cookie: str | None) -> str | None:
        """The id of the session that a cookie speaks for, if the signature is ours; it may have ended."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return hash_of(self._signer.unsign(cookie.encode()).decode())
        except (BadSignature, UnicodeError):
            return None

    async def resolve(self, cookie: str | None) -> Person | None:
        """Who sent this cookie; None if it is forged, ended or too old."""
        session = self.session_of(cookie)
        if session is None:
            return None
        now = self.now()
        known = self._known.get(session)
        if known is not None and known.until > now:
            known.used_at = now
            return known.person
        forgotten = self._forgotten
        found = (await self._read([session])).get(session)
        if found is None:
            return None
        person, seen_at = found
        if now - seen_at > idle(person.guest):
            return None
        if now - seen_at > SEEN_EVERY:
            await self._see(session, person.id, now)
        if forgotten == self._forgotten:
            self._keep(session, Known(person, now + CACHED_FOR, now))
        return person

    async def refresh(self) -> None:
        """Ask the database again about all who were here lately: together, which is cheaper than one by one."""
        now = self.now()
        lately = [session for session, known in self._known.items() if known.used_at > now - USED_LATELY]
        for start in range(0, len(lately), AT_ONCE):
            some, forgotten = lately[start : start + AT_ONCE], self._forgotten
            found = await self._read(some)
            if forgotten == self._forgotten:
                for session in some:
                    self._renew(session, found.get(session), now)

    def _renew(self, session: str, found: tuple[Person, int] | None, now: int) -> None:
        known = self._known.get(session)
        # Who is gone is forgotten; so is whose visit is to be written down, which `resolve` does.
        if found is None or now - found[1] > SEEN_EVERY:
            self._known.pop(session, None)
        elif known is not None:
            known.person, known.until = found[0], now + CACHED_FOR

    async def _read(self, wanted: list[str]) -> dict[str, tuple[Person, int]]:
        """Whose these sessions are and when each was last seen; those that have ended are missing."""
        query = select(people, sessions.c.id.label("session"), sessions.c.seen_at.label("session_seen_at"))
        async with reading(self._engine) as connection:
            rows = await connection.execute(query.join_from(sessions, people).where(sessions.c.id.in_(wanted)))
            return {row["session"]: (person_of(row), row["session_seen_at"]) for row in rows.mappings()}

    async def open(self, connection: AsyncConnection, person: str) -> str:
        """Begin a session inside a transaction; gives the cookie, which exists nowhere else."""
        secret, now = new_secret(), self.now()
        row = {"id": hash_of(secret), "person": person, "created_at": now, "seen_at": now}
        await connection.execute(insert(sessions).values(row))
        return self._signer.sign(secret).decode()

    async def close(self, cookie: str | None) -> str | None:
        """End one session; gives its id if there was one."""
        session = self.session_of(cookie)
        async with self._engine.begin() as connection:
            ended = await connection.execute(delete(sessions).where(sessions.c.id == session))
        self._forgotten += 1
        self._known.pop(session or "", None)
        return session if ended.rowcount else None

    async def close_all(self, connection: AsyncConnection, person: str) -> None:
        """End every session of a person inside a transaction; `forget` must follow it."""
        await connection.execute(delete(sessions).where(sessions.c.person == person))

    async def logged_in(self, people: set[str]) -> set[str]:
        """Those among these people who have a session."""
        wanted = select(sessions.c.person).where(sessions.c.person.in_(people)).distinct()
        async with reading(self._engine) as connection:
            return set((await connection.execute(wanted)).scalars())

    def forget(self, person: str) -> None:
        """Ask the database again about this person: something has changed, here or on another node."""
        self._forgotten += 1
        for session in [session for session, known in self._known.items() if known.person.id == person]:
            del self._known[session]

    def forget_all(self) -> None:
        self._forgotten += 1
        self._known.clear()

    async def sweep(self) -> int:
        """Remove what has been idle for too long; gives how many sessions went."""
        now = self.now()
        guests = select(people.c.id).where(people.c.password.is_(None))
        old = or_(
            sessions.c.seen_at < now - GUEST_IDLE,
            and_(sessions.c.seen_at < now - ACCOUNT_IDLE, sessions.c.person.not_in(guests)),
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(sessions).where(old))).rowcount

    def _keep(self, session: str, known: Known) -> None:
        self._known.pop(session, None)
        if len(self._known) >= CACHED:
            del self._known[next(iter(self._known))]
        self._known[session] = known

    async def _see(self, session: str, person: str, now: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == session).values(seen_at=now))
            await connection.execute(update(people).where(people.c.id == person).values(seen_at=now))


def person_of(row: Any) -> Person:
    """A row of `people` as the rest of the server knows it."""
    guest = row["password"] is None
    return Person(row["id"], row["name"], guest, row["host"], row["language"], row["settings"])


def idle(guest: bool) -> int:
    """How long a session lasts without being used, in milliseconds."""
    return GUEST_IDLE if guest else ACCOUNT_IDLE
