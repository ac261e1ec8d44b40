"""The host lists people, hands out new passwords, names hosts and removes people."""

from __future__ import annotations

import pytest
from tests.server.people.everyone import PASSWORD, Everyone
from tests.server.people.refusing import refused

from castellany.server.people.sessions import CACHED_FOR

pytestmark = pytest.mark.anyio


async def test_the_list_has_accounts_and_guests_on_demand(everyone: Everyone) -> None:
    for i, name in enumerate(("Zoe", "Ada")):
        everyone.time += i
        await everyone.account(name)
    everyone.time += 1
    await everyone.guest("Somebody")
    assert [user.name for user in await everyone.hosting.users()] == ["Zoe", "Ada"]
    everybody = await everyone.hosting.users(guests=True)
    assert [(user.name, user.guest, user.host) for user in everybody] == [
        ("Zoe", False, False),
        ("Ada", False, False),
        ("Somebody", True, False),
    ]
    assert everybody[2].created_at == everybody[2].seen_at == everyone.time


async def test_a_reset_password_replaces_the_old_one_and_ends_the_sessions(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    cookie = (await everyone.people.login("Ida", PASSWORD)).cookie
    assert await everyone.sessions.resolve(cookie) == ida
    password = await everyone.hosting.reset_password("ida")
    assert password not in await everyone.everything()
    everyone.time += CACHED_FOR
    assert await everyone.sessions.resolve(cookie) is None
    with refused(403, "wrong-login"):
        await everyone.people.login("Ida", PASSWORD)
    assert (await everyone.people.login("Ida", password)).person == ida


async def test_a_host_is_named_and_dismissed(everyone: Everyone) -> None:
    await everyone.account("Ida")
    for host in (True, False):
        await everyone.hosting.set_host("Ida", host)
        assert (await everyone.people.login("Ida", PASSWORD)).person.host is host


async def test_a_removed_account_is_gone_with_its_traces(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    await everyone.table("t1", ida, ida)
    assert await everyone.hosting.remove("Ida") == ["t1"]
    assert "Ida" not in await everyone.everything()


async def test_only_accounts_have_names_that_the_host_can_use(everyone: Everyone) -> None:
    await everyone.guest("Somebody")
    for name in ("Somebody", "Nobody", ""):
        with refused(404, "no-such-account"):
            await everyone.hosting.reset_password(name)
        with refused(404, "no-such-account"):
            await everyone.hosting.set_host(name, True)
        with refused(404, "no-such-account"):
            await everyone.hosting.remove(name)
