"""Who goes leaves games without a name; a guest who logs in takes the games along."""

from __future__ import annotations

import pytest
from tests.server.people.everyone import PASSWORD, Everyone
from tests.server.people.refusing import refused

from castellany.server.people.accounts import GUEST_KEPT
from castellany.server.people.sessions import GUEST_IDLE
from castellany.server.people.traces import NOBODY
from castellany.server.store.schema import blocks, chat, people, sessions

pytestmark = pytest.mark.anyio


async def test_nothing_is_left_of_somebody_who_goes(everyone: Everyone) -> None:
    ida, leo = await everyone.account("Ida Lis"), await everyone.guest("Leo")
    await everyone.table("t1", ida, ida, leo)
    await everyone.table("t2", leo, leo, ida)
    await everyone.table("t3", leo, leo)
    await everyone.blocks.block(ida.id, leo.id)
    await everyone.blocks.block(leo.id, ida.id)
    assert await everyone.people.delete(ida, PASSWORD) == ["t1", "t2"]
    kept = await everyone.everything()
    assert ida.id not in kept
    assert "Ida" not in kept
    assert "hello from 0" in kept
    assert await everyone.count(blocks) == 0
    assert await everyone.count(chat) == 3
    assert await everyone.count(sessions) == 1
    assert await everyone.count(people) == 1


async def test_seats_and_entries_keep_everything_else(everyone: Everyone) -> None:
    ida, leo = await everyone.guest("Ida"), await everyone.guest("Leo")
    await everyone.table("t1", ida, ida, leo)
    await everyone.people.delete(ida)
    assert await everyone.owner_of("t1") is None
    assert await everyone.seats_of("t1") == [(None, NOBODY), (leo.id, "Leo")]
    assert await everyone.entries_of("t1", "sat") == [
        (None, {"person": None, "name": NOBODY}),
        (leo.id, {"person": leo.id, "name": "Leo"}),
    ]
    assert await everyone.entries_of("t1", "move") == [(None, None), (leo.id, None)]
    assert await everyone.keys_of("t1") == [None, f"{leo.id}:k"]
    assert await everyone.entries_of("t1", "muted") == [(None, {"person": leo.id, "muted": True})]


@pytest.mark.parametrize("password", [None, "", "wrong horse"])
async def test_an_account_goes_only_with_its_password(everyone: Everyone, password: str | None) -> None:
    ida = await everyone.account("Ida")
    with refused(403, "wrong-password"):
        await everyone.people.delete(ida, password)
    assert await everyone.people.find(ida.id) == ida


async def test_the_sessions_of_somebody_who_has_gone_are_over(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "en")
    assert await everyone.sessions.resolve(cookie) == ida
    await everyone.people.delete(ida)
    assert await everyone.sessions.resolve(cookie) is None
    await everyone.account("Ida")


async def test_a_guest_who_logs_in_takes_the_games_along(everyone: Everyone) -> None:
    ida, leo = await everyone.account("Ida"), await everyone.guest("Leo")
    guest, cookie = await everyone.people.guest("Somebody", "en")
    await everyone.table("t1", guest, guest, leo)
    await everyone.table("t2", leo, leo, guest)
    entered = await everyone.people.login("Ida", PASSWORD, guest, cookie)
    assert (entered.moved, entered.left) == (("t1", "t2"), ())
    assert await everyone.owner_of("t1") == ida.id
    assert await everyone.seats_of("t1") == [(ida.id, "Ida"), (leo.id, "Leo")]
    assert await everyone.entries_of("t2", "sat") == [
        (leo.id, {"person": leo.id, "name": "Leo"}),
        (ida.id, {"person": ida.id, "name": "Ida"}),
    ]
    assert await everyone.keys_of("t2") == [f"{leo.id}:k", f"{ida.id}:k"]
    assert await everyone.entries_of("t2", "muted") == [(leo.id, {"person": ida.id, "muted": True})]
    kept = [line for line in (await everyone.everything()).splitlines() if guest.id in line or "Somebody" in line]
    assert [line.split()[0] for line in kept] == ["people"]


async def test_a_table_where_both_sit_stays_with_the_guest(everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    guest, cookie = await everyone.people.guest("Somebody", "en")
    await everyone.table("both", ida, ida, guest)
    await everyone.table("own", guest, guest)
    entered = await everyone.people.login("Ida", PASSWORD, guest, cookie)
    assert (entered.moved, entered.left) == (("own",), ("both",))
    assert await everyone.seats_of("both") == [(ida.id, "Ida"), (guest.id, "Somebody")]


async def test_blocks_come_along_in_both_directions(everyone: Everyone) -> None:
    ida, leo, eve = await everyone.account("Ida"), await everyone.guest("Leo"), await everyone.guest("Eve")
    guest, cookie = await everyone.people.guest("Somebody", "en")
    await everyone.blocks.block(guest.id, leo.id)
    await everyone.blocks.block(ida.id, leo.id)
    await everyone.blocks.block(guest.id, ida.id)
    await everyone.blocks.block(eve.id, guest.id)
    await everyone.people.login("Ida", PASSWORD, guest, cookie)
    assert await everyone.blocks.blocked_by(ida.id) == {leo.id}
    assert await everyone.blocks.blocked_by(eve.id) == {ida.id}
    assert await everyone.blocks.blocked_by(guest.id) == set()


async def test_an_account_that_logs_in_to_another_leaves_its_games_where_they_are(everyone: Everyone) -> None:
    ida, leo = await everyone.account("Ida"), await everyone.account("Leo")
    await everyone.table("t1", leo, leo)
    entered = await everyone.people.login("Ida", PASSWORD, leo, (await everyone.people.login("Leo", PASSWORD)).cookie)
    assert (entered.person, entered.moved, entered.left) == (ida, (), ())
    assert await everyone.owner_of("t1") == leo.id


async def test_more_tables_than_fit_into_one_statement(everyone: Everyone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castellany.server.people.traces.AT_ONCE", 2)
    ida = await everyone.guest("Ida")
    for i in range(5):
        await everyone.table(f"t{i}", ida, ida)
    assert await everyone.people.delete(ida) == [f"t{i}" for i in range(5)]
    assert "Ida" not in await everyone.everything()


async def test_guests_who_cannot_come_back_are_forgotten(everyone: Everyone) -> None:
    player, _ = await everyone.people.guest("Player", "en")
    owner, _ = await everyone.people.guest("Owner", "en")
    await everyone.table("t1", owner, player)
    _, cookie = await everyone.people.guest("Gone", "en")
    await everyone.people.logout(cookie)
    ida = await everyone.account("Ida")
    assert await everyone.people.sweep() == 0
    everyone.time += GUEST_KEPT + 1
    stays, _ = await everyone.people.guest("New", "en")
    assert await everyone.people.sweep() == 1
    everyone.time += GUEST_IDLE + 1
    assert await everyone.people.sweep() == 1
    for person in (player, owner, ida):
        assert await everyone.people.find(person.id) == person
    assert await everyone.people.find(stays.id) is None
