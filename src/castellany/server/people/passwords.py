"""Passwords: hashed with argon2, a few at a time, beside the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from castellany.server.errors import Refused

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
WAITING: Final = 40
"""Each takes about a twentieth of a second and 64 MB, so more than these would wait too long."""

Answer = TypeVar("Answer")


class Passwords:
    """Hashes and checks. Checking for somebody unknown takes as long as for somebody known."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._under_way = 0

    async def hash(self, password: str) -> str:
        """Refused if it is too short or too long."""
        password = normal(password)
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refused(409, "password-length", least=SHORTEST, most=LONGEST)
        return await self._beside(lambda: self._hasher.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this is the password whose hash is kept; never if none is."""
        return await self._beside(lambda: self._verify(kept or self._nobody, normal(password))) and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with weaker settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], Answer]) -> Answer:
        if self._under_way >= WAITING:
            raise Refused(429, "limit-passwords", wait=5)
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._under_way -= 1


def normal(password: str) -> str:
    """The same letters are the same password, however a keyboard composes them."""
    return unicodedata.normalize("NFC", password)


def temporary_password() -> str:
    return secrets.token_urlsafe(12)
