"""A cookie opens the door to one person for as long as the session lasts, and a forged one to nobody."""

from __future__ import annotations

from typing import Any

import pytest
from itsdangerous import Signer
from sqlalchemy import event, select, update
from tests.server.people.everyone import ON_SQLITE, Everyone

from castellany.server.people.sessions import (
    ACCOUNT_IDLE,
    CACHED_FOR,
    GUEST_IDLE,
    LONGEST_COOKIE,
    SEEN_EVERY,
    USED_LATELY,
    Sessions,
)
from castellany.server.people.tokens import hash_of
from castellany.server.store.schema import people, sessions

pytestmark = pytest.mark.anyio


class Statements:
    """Counts what is asked of the database."""

    def __init__(self, everyone: Everyone) -> None:
        self.seen: list[str] = []
        event.listen(everyone.engine.sync_engine, "before_cursor_execute", self.note)

    def note(self, connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        self.seen.append(statement)


async def test_a_cookie_brings_back_who_it_was_given_to(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "pl")
    leo, other = await everyone.people.guest("Leo", "ru")
    assert await everyone.sessions.resolve(cookie) == ida
    assert await everyone.sessions.resolve(other) == leo
    assert (ida.name, ida.language, ida.guest, ida.host, ida.settings) == ("Ida", "pl", True, False, {})


async def test_the_database_cannot_be_used_to_log_in(everyone: Everyone) -> None:
    _, cookie = await everyone.people.guest("Ida", "en")
    secret = cookie.rpartition(".")[0]
    kept = await everyone.everything()
    assert secret not in kept
    assert hash_of(secret) in kept


@ON_SQLITE
@pytest.mark.parametrize("cookie", [None, "", ".", "x", "castellany", "é" * 20, "\ud800.x", "a." * 80, "x" * 5000])
async def test_what_is_no_cookie_of_ours_is_nobody(everyone: Everyone, cookie: str | None) -> None:
    asked = Statements(everyone)
    assert await everyone.sessions.resolve(cookie) is None
    assert asked.seen == []


async def test_every_change_to_a_cookie_is_noticed(everyone: Everyone) -> None:
    _, cookie = await everyone.people.guest("Ida", "en")
    asked = Statements(everyone)
    for i in range(len(cookie)):
        changed = cookie[:i] + ("A" if cookie[i] != "A" else "B") + cookie[i + 1 :]
        # The last letter of a signature has two bits that mean nothing.
        if i < len(cookie) - 1:
            assert await everyone.sessions.resolve(changed) is None
    assert await everyone.sessions.resolve(cookie + "A") is None
    assert await everyone.sessions.resolve(cookie[:-1]) is None
    assert asked.seen == []


async def test_a_cookie_of_another_server_or_for_another_purpose_is_nobody(everyone: Everyone) -> None:
    _, cookie = await everyone.people.guest("Ida", "en")
    assert await Sessions(everyone.engine, "another secret").resolve(cookie) is None
    secret = cookie.rpartition(".")[0]
    assert await everyone.sessions.resolve(Signer("the server's secret", "other").sign(secret).decode()) is None


async def test_a_signed_cookie_that_was_never_given_is_nobody(everyone: Everyone) -> None:
    twin = Everyone(everyone.engine)
    assert await everyone.sessions.resolve(twin.sessions._signer.sign("made up").decode()) is None
    twin.passwords.close()


async def test_cookies_are_short_enough_to_be_read(everyone: Everyone) -> None:
    _, cookie = await everyone.people.guest("Ida", "en")
    assert len(cookie) <= LONGEST_COOKIE


async def test_a_guest_is_known_for_half_a_year_after_the_last_visit(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "en")
    for _ in range(3):
        everyone.time += GUEST_IDLE - 1
        assert await everyone.sessions.resolve(cookie) == ida
    everyone.time += GUEST_IDLE + 1
    assert await everyone.sessions.resolve(cookie) is None


async def test_an_account_is_known_for_three_months_after_the_last_visit(everyone: Everyone) -> None:
    guest, _ = await everyone.people.guest("Ida", "en")
    _, cookie = await everyone.people.register(guest.id, "Ida", "correct horse")
    everyone.time += ACCOUNT_IDLE - 1
    assert await everyone.sessions.resolve(cookie) is not None
    everyone.time += ACCOUNT_IDLE + 1
    assert await everyone.sessions.resolve(cookie) is None


async def test_a_visit_is_written_down_now_and_then(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "en")
    began = everyone.time
    written: list[int] = []
    for wait in (SEEN_EVERY, 1, SEEN_EVERY, 1):
        everyone.time += wait
        await everyone.sessions.resolve(cookie)
        async with everyone.engine.connect() as connection:
            session = await connection.scalar(select(sessions.c.seen_at))
            person = await connection.scalar(select(people.c.seen_at).where(people.c.id == ida.id))
        assert session == person
        written.append((session or 0) - began)
        everyone.sessions.forget_all()
    assert written == [0, SEEN_EVERY + 1, SEEN_EVERY + 1, 2 * SEEN_EVERY + 2]


async def test_for_some_seconds_the_database_is_not_asked_again(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "en")
    await everyone.sessions.resolve(cookie)
    asked = Statements(everyone)
    everyone.time += CACHED_FOR - 1
    assert await everyone.sessions.resolve(cookie) == ida
    assert asked.seen == []
    everyone.time += 1
    assert await everyone.sessions.resolve(cookie) == ida
    assert asked.seen != []


async def test_all_who_were_here_lately_are_asked_about_together(everyone: Everyone) -> None:
    cookies = [(await everyone.people.guest(None, "en"))[1] for _ in range(5)]
    known = [await everyone.sessions.resolve(cookie) for cookie in cookies]
    everyone.time += CACHED_FOR - 1
    asked = Statements(everyone)
    await everyone.sessions.refresh()
    assert len([statement for statement in asked.seen if "people" in statement]) == 1
    asked.seen.clear()
    everyone.time += CACHED_FOR - 1
    assert [await everyone.sessions.resolve(cookie) for cookie in cookies] == known
    assert asked.seen == []


async def test_who_has_not_been_here_for_long_is_not_asked_about(everyone: Everyone) -> None:
    _, cookie = await everyone.people.guest("Ida", "en")
    await everyone.sessions.resolve(cookie)
    everyone.time += USED_LATELY
    asked = Statements(everyone)
    await everyone.sessions.refresh()
    assert asked.seen == []


async def test_asking_again_notices_who_left_and_what_has_changed(everyone: Everyone) -> None:
    other = Sessions(everyone.engine, "the server's secret", lambda: everyone.time)
    ida, cookie = await everyone.people.guest("Ida", "en")
    _, gone = await everyone.people.guest("Leo", "en")
    assert await other.resolve(cookie) == ida
    assert await other.resolve(gone) is not None
    await everyone.people.logout(gone)
    async with everyone.engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == ida.id).values(name="Ada"))
    await other.refresh()
    assert await other.resolve(gone) is None
    now = await other.resolve(cookie)
    assert now is not None
    assert now.name == "Ada"


async def test_asking_again_leaves_visits_to_be_written_down(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "en")
    await everyone.sessions.resolve(cookie)
    everyone.time += SEEN_EVERY + 1
    await everyone.sessions.refresh()
    await everyone.sessions.resolve(cookie)
    async with everyone.engine.connect() as connection:
        assert await connection.scalar(select(people.c.seen_at).where(people.c.id == ida.id)) == everyone.time


async def test_another_node_notices_within_these_seconds(everyone: Everyone) -> None:
    other = Sessions(everyone.engine, "the server's secret", lambda: everyone.time)
    ida, cookie = await everyone.people.guest("Ida", "en")
    assert await other.resolve(cookie) == ida
    await everyone.people.logout(cookie)
    assert await everyone.sessions.resolve(cookie) is None
    everyone.time += CACHED_FOR
    assert await other.resolve(cookie) is None


async def test_another_node_that_is_told_notices_at_once(everyone: Everyone) -> None:
    other = Sessions(everyone.engine, "the server's secret", lambda: everyone.time)
    ida, cookie = await everyone.people.guest("Ida", "en")
    await other.resolve(cookie)
    await everyone.people.logout_everywhere(ida.id)
    other.forget(ida.id)
    assert await other.resolve(cookie) is None


async def test_an_answer_on_its_way_does_not_outlive_a_logout(
    everyone: Everyone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person is read, then somebody logs out, then the reader goes on."""
    _, cookie = await everyone.people.guest("Ida", "en")
    everyone.time += SEEN_EVERY + 1
    see = everyone.sessions._see

    async def logout_meanwhile(session: str, person: str, now: int) -> None:
        await see(session, person, now)
        await everyone.people.logout(cookie)

    monkeypatch.setattr(everyone.sessions, "_see", logout_meanwhile)
    await everyone.sessions.resolve(cookie)
    assert await everyone.sessions.resolve(cookie) is None


async def test_the_cache_stays_small(everyone: Everyone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("castellany.server.people.sessions.CACHED", 3)
    cookies = [(await everyone.people.guest(None, "en"))[1] for _ in range(5)]
    for cookie in cookies:
        assert await everyone.sessions.resolve(cookie) is not None
    assert len(everyone.sessions._known) == 3
    assert [await everyone.sessions.resolve(cookie) is not None for cookie in cookies] == [True] * 5


async def test_old_sessions_are_swept_away(everyone: Everyone) -> None:
    await everyone.guest("Leo")
    ida = await everyone.account("Ida")
    everyone.time += ACCOUNT_IDLE + 1
    assert await everyone.sessions.sweep() == 1
    async with everyone.engine.connect() as connection:
        assert ida.id not in set(await connection.scalars(select(sessions.c.person)))
    everyone.time += GUEST_IDLE
    assert await everyone.sessions.sweep() == 1
    assert await everyone.count(sessions) == 0


async def test_what_changes_elsewhere_is_seen_once_the_cache_is_old(everyone: Everyone) -> None:
    ida, cookie = await everyone.people.guest("Ida", "en")
    await everyone.sessions.resolve(cookie)
    async with everyone.engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == ida.id).values(name="Ada"))
    everyone.time += CACHED_FOR
    now = await everyone.sessions.resolve(cookie)
    assert now is not None
    assert now.name == "Ada"
