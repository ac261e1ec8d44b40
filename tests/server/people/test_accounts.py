"""Guests become accounts, accounts are entered, changed and left, and a name belongs to one."""

from __future__ import annotations

import asyncio
import math
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from tests.server.people.everyone import ON_SQLITE, PASSWORD, Everyone
from tests.server.people.refusing import refused

from castellany.core.catalogue import LANGUAGES
from castellany.server.errors import Refused
from castellany.server.people.accounts import MOST_SETTINGS, People
from castellany.server.people.passwords import Passwords
from castellany.server.store.engine import connect
from castellany.server.store.schema import people, sessions

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_guest_is_there_at_once(everyone: Everyone, language: str) -> None:
    guest, cookie = await everyone.people.guest(None, language)
    assert guest.guest
    assert guest.language == language
    assert len(guest.id) == 12
    assert await everyone.sessions.resolve(cookie) == guest
    assert await everyone.people.find(guest.id) == guest


async def test_guests_may_share_a_name_but_not_with_an_account(everyone: Everyone) -> None:
    one, other = await everyone.guest("Ida"), await everyone.guest("Ida")
    assert one.id != other.id
    await everyone.account("Leo")
    with refused(409, "name-taken"):
        await everyone.guest("LEO")
    with refused(409, "name-taken"):
        await everyone.people.change(one, name="Lео")


async def test_a_language_must_be_one_of_ours(everyone: Everyone) -> None:
    with refused(409, "unknown-language"):
        await everyone.people.guest(None, "xx")
    with refused(409, "unknown-language"):
        await everyone.people.change(await everyone.guest(), language="xx")


async def test_an_account_keeps_what_the_guest_had_but_the_cookie(everyone: Everyone) -> None:
    guest, old = await everyone.people.guest("Ida", "ru")
    await everyone.table("t1", guest, guest)
    await everyone.people.change(guest, settings={"sound": False})
    account, new = await everyone.people.register(guest.id, "Ida Lis", PASSWORD)
    assert (account.id, account.name, account.language, account.guest) == (guest.id, "Ida Lis", "ru", False)
    assert account.settings == {"sound": False}
    assert await everyone.sessions.resolve(old) is None
    assert await everyone.sessions.resolve(new) == account
    assert await everyone.owner_of("t1") == account.id
    assert PASSWORD not in await everyone.everything()


async def test_an_account_is_made_once(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    with refused(409, "already-account"):
        await everyone.people.register(ida.id, "Ida Again", PASSWORD)


@pytest.mark.parametrize("name", ["Ida", "ida", "I da", "Idа"])
async def test_a_taken_name_is_refused_and_leaves_the_guest_as_it_was(everyone: Everyone, name: str) -> None:
    await everyone.account("Ida")
    guest, cookie = await everyone.people.guest("Leo", "en")
    with refused(409, "name-taken"):
        await everyone.people.register(guest.id, name, PASSWORD)
    assert await everyone.sessions.resolve(cookie) == guest
    assert await everyone.people.find(guest.id) == guest


async def test_of_many_who_want_a_name_at_once_one_gets_it(everyone: Everyone, database_url: str) -> None:
    engines = [everyone.engine, connect(database_url)]
    guests = [await everyone.guest(f"Guest {i}") for i in range(8)]

    nodes = [People(engine, everyone.sessions, everyone.passwords) for engine in engines]
    wishes = (nodes[i % 2].register(guest.id, "Ida", PASSWORD) for i, guest in enumerate(guests))
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    await engines[1].dispose()
    refusals = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(refusal.status, refusal.key) for refusal in refusals] == [(409, "name-taken")] * (len(guests) - 1)
    won = [not isinstance(answer, BaseException) for answer in answers]
    assert sum(won) == 1
    async with everyone.engine.connect() as connection:
        holders = set(await connection.scalars(select(people.c.id).where(people.c.name_key == "lda")))
    assert holders == {guests[won.index(True)].id}


async def test_a_guest_who_registers_twice_at_once_is_one_account(everyone: Everyone) -> None:
    guest = await everyone.guest()
    tries = (everyone.people.register(guest.id, f"Name {i}", PASSWORD) for i in range(4))
    answers = await asyncio.gather(*tries, return_exceptions=True)
    refusals = [answer for answer in answers if isinstance(answer, Refused)]
    assert [refusal.key for refusal in refusals] == ["already-account"] * 3
    assert await everyone.count(sessions) == 1


async def test_name_and_password_open_the_account(everyone: Everyone) -> None:
    ida = await everyone.account("Ida Lis")
    for name in ("Ida Lis", "ida lis", "  IDA LIS"):
        entered = await everyone.people.login(name, PASSWORD)
        assert entered.person == ida
        assert await everyone.sessions.resolve(entered.cookie) == ida


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("Ida", "wrong horse"),
        ("Ida", ""),
        ("Nobody", PASSWORD),
        ("", PASSWORD),
        ("I\x00da\r\n", ""),
        ("Guest", PASSWORD),
    ],
)
async def test_anything_else_gets_one_and_the_same_answer(everyone: Everyone, name: str, password: str) -> None:
    await everyone.account("Ida")
    await everyone.guest("Guest")
    before = await everyone.count(sessions)
    with refused(403, "wrong-login"):
        await everyone.people.login(name, password)
    assert await everyone.count(sessions) == before


async def test_every_login_begins_a_session_of_its_own(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    first = await everyone.people.login("Ida", PASSWORD)
    second = await everyone.people.login("Ida", PASSWORD, ida, first.cookie)
    assert first.cookie != second.cookie
    assert await everyone.sessions.resolve(first.cookie) is None
    assert await everyone.sessions.resolve(second.cookie) == ida


async def test_a_cookie_planted_before_login_is_worth_nothing_after(everyone: Everyone) -> None:
    await everyone.account("Ida")
    planted_guest, planted = await everyone.people.guest("Eve", "en")
    entered = await everyone.people.login("Ida", PASSWORD, planted_guest, planted)
    assert entered.cookie != planted
    assert await everyone.sessions.resolve(planted) is None


async def test_logging_out_ends_one_session(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    here, there = [(await everyone.people.login("Ida", PASSWORD)).cookie for _ in range(2)]
    assert await everyone.people.logout(here) == everyone.sessions.session_of(here)
    assert await everyone.people.logout(here) is None
    assert await everyone.sessions.resolve(here) is None
    assert await everyone.sessions.resolve(there) == ida


async def test_logging_out_everywhere_ends_them_all_and_nobody_elses(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    _, other = await everyone.people.guest("Leo", "en")
    cookies = [(await everyone.people.login("Ida", PASSWORD)).cookie for _ in range(3)]
    assert [await everyone.sessions.resolve(cookie) for cookie in cookies] == [ida] * 3
    await everyone.people.logout_everywhere(ida.id)
    assert [await everyone.sessions.resolve(cookie) for cookie in cookies] == [None] * 3
    assert await everyone.sessions.resolve(other) is not None


async def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    elsewhere = (await everyone.people.login("Ida", PASSWORD)).cookie
    with refused(403, "wrong-password"):
        await everyone.people.change_password(ida.id, "wrong horse", "battery staple")
    with refused(409, "password-length"):
        await everyone.people.change_password(ida.id, PASSWORD, "short")
    assert await everyone.sessions.resolve(elsewhere) == ida
    cookie = await everyone.people.change_password(ida.id, PASSWORD, "battery staple")
    assert await everyone.sessions.resolve(elsewhere) is None
    assert await everyone.sessions.resolve(cookie) == ida
    with refused(403, "wrong-login"):
        await everyone.people.login("Ida", PASSWORD)
    assert (await everyone.people.login("Ida", "battery staple")).person == ida


async def test_a_guest_has_no_password_to_change(everyone: Everyone) -> None:
    guest = await everyone.guest()
    for old in ("", PASSWORD):
        with refused(403, "wrong-password"):
            await everyone.people.change_password(guest.id, old, "battery staple")


class Held(Passwords):
    """Lets something happen once a password was found right, before anybody acts on it."""

    meanwhile: Any = None

    async def fits(self, kept: str | None, password: str) -> bool:
        fits = await super().fits(kept, password)
        if self.meanwhile is not None:
            await self.meanwhile()
        return fits


async def test_a_login_under_way_with_the_old_password_does_not_survive_its_change(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    held = Held(everyone.passwords._hasher)
    held.meanwhile = lambda: everyone.people.change_password(ida.id, PASSWORD, "battery staple")
    with refused(403, "wrong-login"):
        await People(everyone.engine, everyone.sessions, held).login("Ida", PASSWORD)
    held.close()
    assert await everyone.count(sessions) == 1


async def test_of_two_changes_of_the_password_at_once_one_counts(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    wanted = ("battery staple", "staple battery")
    answers = await asyncio.gather(
        *(everyone.people.change_password(ida.id, PASSWORD, new) for new in wanted), return_exceptions=True
    )
    assert sorted(isinstance(answer, Refused) for answer in answers) == [False, True]
    counted = wanted[isinstance(answers[0], Refused)]
    assert (await everyone.people.login("Ida", counted)).person == ida


async def test_a_hash_with_weaker_settings_is_made_anew_at_login(everyone: Everyone) -> None:
    await everyone.account("Ida")
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    better = People(everyone.engine, everyone.sessions, stronger)
    for _ in range(2):
        await better.login("Ida", PASSWORD)
        async with everyone.engine.connect() as connection:
            kept = await connection.scalar(select(people.c.password).where(people.c.password.is_not(None)))
        assert "m=16,t=2" in str(kept)
    stronger.close()
    assert (await everyone.people.login("Ida", PASSWORD)).person.name == "Ida"


async def test_an_account_takes_another_name_unless_it_is_taken(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    await everyone.account("Leo")
    with refused(409, "name-taken"):
        await everyone.people.change(ida, name="Leo")
    assert (await everyone.people.change(ida, name="IDA")).name == "IDA"
    assert (await everyone.people.change(ida, name="Ada")).name == "Ada"
    assert (await everyone.people.login("Ada", PASSWORD)).person.id == ida.id
    await everyone.account("Ida")


async def test_what_is_changed_is_seen_at_once(everyone: Everyone) -> None:
    guest, cookie = await everyone.people.guest("Ida", "en")
    await everyone.sessions.resolve(cookie)
    changed = await everyone.people.change(guest, "Ada", "pl", {"board": [1, {"é": None}], "x": "\x00"})
    assert (changed.name, changed.language) == ("Ada", "pl")
    assert changed.settings == {"board": [1, {"é": None}], "x": "\x00"}
    assert await everyone.sessions.resolve(cookie) == changed
    assert await everyone.people.change(changed) == changed


@ON_SQLITE
@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ([], "settings-unsound"),
        ("x", "settings-unsound"),
        ({"x": math.nan}, "settings-unsound"),
        ({"x": math.inf}, "settings-unsound"),
        ({"x": "\ud800"}, "settings-unsound"),
        ({"x": "y" * MOST_SETTINGS}, "settings-size"),
        ({"x": "ж" * (MOST_SETTINGS // 2)}, "settings-size"),
    ],
)
async def test_settings_are_small_and_sound(everyone: Everyone, settings: Any, key: str) -> None:
    guest = await everyone.guest()
    with refused(409, key):
        await everyone.people.change(guest, settings=settings)
    assert await everyone.people.find(guest.id) == guest


async def test_somebody_who_has_gone_cannot_be_changed(everyone: Everyone) -> None:
    guest = await everyone.guest()
    await everyone.people.delete(guest)
    with refused(401, "not-known"):
        await everyone.people.change(guest, name="Ada")
