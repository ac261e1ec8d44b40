"""Passwords are hashed beside the event loop, and nobody learns from the answer whether a name is known."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Literal

import pytest
from argon2 import PasswordHasher
from tests.server.people.everyone import CHEAP
from tests.server.people.refusing import refused

from castellany.server.people.passwords import AT_ONCE, LONGEST, SHORTEST, WAITING, Passwords, temporary_password

pytestmark = pytest.mark.anyio


class Watched(PasswordHasher):
    """Knows how many hash at once and where; may be held up."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: set[int] = set()
        self.verified: list[str | bytes] = []
        self.now = self.most = 0
        self.free = threading.Event()
        self.free.set()
        self.lock = threading.Lock()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.threads.add(threading.get_ident())
            self.verified.append(hash)
        try:
            self.free.wait(10)
            return super().verify(hash, password)
        finally:
            with self.lock:
                self.now -= 1


@pytest.fixture
def watched() -> Watched:
    return Watched()


@pytest.fixture
def passwords(watched: Watched) -> Iterator[Passwords]:
    passwords = Passwords(watched)
    yield passwords
    watched.free.set()
    passwords.close()


async def test_a_password_fits_its_own_hash_only(passwords: Passwords) -> None:
    kept = await passwords.hash("correct horse")
    assert "correct" not in kept
    assert await passwords.fits(kept, "correct horse")
    assert not await passwords.fits(kept, "correct horsE")
    assert not await passwords.fits("no hash at all", "correct horse")
    assert await passwords.hash("correct horse") != kept


@pytest.mark.parametrize("length", [0, SHORTEST - 1, LONGEST + 1])
async def test_a_password_has_a_length(passwords: Passwords, length: int) -> None:
    with refused(409, "password-length"):
        await passwords.hash("x" * length)


@pytest.mark.parametrize("length", [SHORTEST, LONGEST])
async def test_the_limits_themselves_are_allowed(passwords: Passwords, length: int) -> None:
    assert await passwords.fits(await passwords.hash("ж" * length), "ж" * length)


async def test_letters_composed_in_another_way_are_the_same_password(passwords: Passwords) -> None:
    assert await passwords.fits(await passwords.hash("Zoë's horse"), "Zoe\u0308's horse")


async def test_the_library_chooses_the_cost() -> None:
    passwords = Passwords()
    kept = await passwords.hash("correct horse")
    assert not PasswordHasher().check_needs_rehash(kept)
    assert not passwords.outdated(kept)
    assert passwords.outdated(CHEAP.hash("correct horse"))
    passwords.close()


async def test_somebody_unknown_costs_the_same_work(passwords: Passwords, watched: Watched) -> None:
    kept = await passwords.hash("correct horse")
    assert not await passwords.fits(kept, "wrong horse")
    assert not await passwords.fits(None, "wrong horse")
    known, unknown = (str(hash).rsplit("$", 2)[0] for hash in watched.verified)
    assert known == unknown


async def test_hashing_is_done_by_a_few_other_threads(passwords: Passwords, watched: Watched) -> None:
    kept = await passwords.hash("correct horse")
    answers = await asyncio.gather(*(passwords.fits(kept, "correct horse") for _ in range(20)))
    assert answers == [True] * 20
    assert watched.most <= AT_ONCE
    assert threading.get_ident() not in watched.threads


async def test_nobody_waits_behind_too_many(passwords: Passwords, watched: Watched) -> None:
    kept = await passwords.hash("correct horse")
    watched.free.clear()
    waiting = [asyncio.create_task(passwords.fits(kept, "correct horse")) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with refused(429, "limit-passwords"):
        await passwords.fits(kept, "correct horse")
    watched.free.set()
    assert all(await asyncio.gather(*waiting))
    assert await passwords.fits(kept, "correct horse")


def test_a_temporary_password_is_long_enough_and_new() -> None:
    made = {temporary_password() for _ in range(50)}
    assert len(made) == 50
    assert all(len(password) >= 16 for password in made)
