"""People over HTTP: coming, registering, logging in and out, changing, going, blocking."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from tests.server.people.everyone import PASSWORD, Everyone
from tests.server.web.small import peopled, visit
from tests.server.web.visiting import code, come_in, register

from castellany.core.catalogue import LANGUAGES
from castellany.server.store.schema import sessions
from castellany.server.web.people import Language

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(everyone: Everyone) -> FastAPI:
    return peopled(everyone)


def test_the_languages_are_those_of_the_catalogues() -> None:
    assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]


async def test_a_guest_comes_in_and_is_known(app: FastAPI) -> None:
    async with visit(app) as client:
        nobody = await client.get("/api/me")
        assert (nobody.status_code, nobody.json()) == (200, None)
        assert "set-cookie" not in nobody.headers
        me = await come_in(client, name="Ida", language="pl")
        assert (me["name"], me["guest"], me["host"], me["language"], me["settings"]) == ("Ida", True, False, "pl", {})
        assert (await client.get("/api/me")).json() == me
        again = await client.post("/api/guests", json={"name": "Ada"})
        assert (again.status_code, again.json()) == (200, me)


async def test_a_guest_who_says_nothing_gets_a_name_in_the_browsers_language(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/guests", headers={"accept-language": "ru"})
    assert answer.status_code == 201
    assert answer.json()["name"].startswith("Гость ")
    assert answer.json()["language"] == "ru"


async def test_registering_gives_another_cookie_and_login_finds_the_account_again(app: FastAPI) -> None:
    async with visit(app) as client, visit(app) as elsewhere:
        guest = await come_in(client)
        before = client.cookies["castellany"]
        account = (await client.post("/api/accounts", json={"name": "Ida", "password": PASSWORD})).json()
        assert account == guest | {"name": "Ida", "guest": False}
        assert client.cookies["castellany"] != before
        answer = await elsewhere.post("/api/login", json={"name": "ida", "password": PASSWORD})
        assert answer.json() == {"me": account, "moved": [], "left": []}
        assert (await elsewhere.get("/api/me")).json() == account
        stolen = await visit(app).get("/api/me", headers={"cookie": f"castellany={before}"})
        assert stolen.json() is None


async def test_a_refusal_is_in_the_language_of_the_person(app: FastAPI) -> None:
    async with visit(app, **{"Accept-Language": "ru"}) as client:
        await come_in(client, language="pl")
        answer = await client.post("/api/accounts", json={"name": "Ida", "password": "short"})
        assert answer.json()["text"] == "Hasło ma od 8 do 200 znaków."
        await client.post("/api/logout")
        assert (await client.patch("/api/me", json={})).json()["text"].startswith("Сервер")


async def test_a_wrong_login_says_the_same_for_known_and_unknown_names(app: FastAPI) -> None:
    async with visit(app) as client, visit(app) as other:
        await register(other, "Ida")
        answers = [
            await client.post("/api/login", json={"name": name, "password": "wrong horse"})
            for name in ("Ida", "Nobody")
        ]
        assert [code(answer) for answer in answers] == [(403, "wrong-login")] * 2
        assert answers[0].json() == answers[1].json()
        assert "set-cookie" not in answers[0].headers


async def test_logging_in_brings_the_guests_tables_and_tells_the_server(app: FastAPI, everyone: Everyone) -> None:
    ida = await everyone.account("Ida")
    async with visit(app) as client:
        guest_id = (await come_in(client, name="Somebody"))["id"]
        planted = client.cookies["castellany"]
        guest = await everyone.people.find(guest_id)
        assert guest is not None
        await everyone.table("t1", guest, guest)
        await everyone.table("t2", ida, ida, guest)
        answer = await client.post("/api/login", json={"name": "Ida", "password": PASSWORD})
        assert (answer.json()["moved"], answer.json()["left"]) == (["t1"], ["t2"])
        assert client.cookies["castellany"] != planted
    assert app.state.server.told == [("logout", guest_id), ("move", ida.id, ["t1"])]
    assert await everyone.sessions.resolve(planted) is None


async def test_logging_out_here_and_everywhere(app: FastAPI) -> None:
    async with visit(app) as here, visit(app) as there, visit(app) as third:
        me = await register(here, "Ida")
        for client in (there, third):
            await client.post("/api/login", json={"name": "Ida", "password": PASSWORD})
        old = here.cookies["castellany"]
        answer = await here.post("/api/logout")
        assert answer.status_code == 204
        assert 'castellany=""' in answer.headers["set-cookie"]
        assert (await here.get("/api/me", headers={"cookie": f"castellany={old}"})).json() is None
        assert (await there.get("/api/me")).json() == me
        assert (await there.post("/api/logout-everywhere")).status_code == 204
        assert (await third.get("/api/me")).json() is None
        assert (await here.post("/api/logout")).status_code == 204
    assert app.state.server.told == [("logout", me["id"])] * 2


async def test_a_new_password_keeps_this_browser_in_and_the_others_out(app: FastAPI) -> None:
    async with visit(app) as here, visit(app) as there:
        me = await register(here, "Ida")
        await there.post("/api/login", json={"name": "Ida", "password": PASSWORD})
        wrong = await here.post("/api/password", json={"old": "wrong horse", "new": "battery staple"})
        assert code(wrong) == (403, "wrong-password")
        right = await here.post("/api/password", json={"old": PASSWORD, "new": "battery staple"})
        assert (right.status_code, right.json()) == (200, me)
        assert (await here.get("/api/me")).json() == me
        assert (await there.get("/api/me")).json() is None
    assert app.state.server.told == [("logout", me["id"])]


async def test_going_takes_everything_along(app: FastAPI, everyone: Everyone) -> None:
    async with visit(app) as client:
        me = await register(client, "Ida")
        ida = await everyone.people.find(me["id"])
        assert ida is not None
        await everyone.table("t1", ida, ida)
        for body in (None, {}, {"password": "wrong horse"}):
            answer = await client.request("DELETE", "/api/me", json=body) if body else await client.delete("/api/me")
            assert code(answer) == (403, "wrong-password")
        answer = await client.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert answer.status_code == 204
        assert (await client.get("/api/me")).json() is None
    assert app.state.server.told == [("delete", me["id"], ["t1"])]
    assert "Ida" not in await everyone.everything()
    assert await everyone.count(sessions) == 0


async def test_a_guest_goes_without_a_password(app: FastAPI) -> None:
    async with visit(app) as client:
        await come_in(client)
        assert (await client.delete("/api/me")).status_code == 204


async def test_changes_are_kept(app: FastAPI) -> None:
    async with visit(app) as client:
        me = await come_in(client, name="Ida", language="en")
        wanted = {"name": "Ada", "language": "ru", "settings": {"sound": False, "board": {"size": 2}}}
        assert (await client.patch("/api/me", json=wanted)).json() == me | wanted
        assert (await client.patch("/api/me", json={})).json() == me | wanted
        assert (await client.get("/api/me")).json() == me | wanted


async def test_settings_that_no_database_can_keep(app: FastAPI) -> None:
    async with visit(app) as client:
        await come_in(client)
        for value in (b"NaN", b"1e999", b'"\\ud800"', b'"\\u0000"'):
            body = b'{"settings": {"x": ' + value + b"}}"
            answer = await client.patch("/api/me", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 409
        assert (await client.get("/api/me")).json()["settings"] == {}


async def test_blocking_and_unblocking(app: FastAPI) -> None:
    async with visit(app) as client, visit(app) as other:
        me, leo = await come_in(client), await come_in(other, name="Leo")
        for _ in range(2):
            assert (await client.put(f"/api/me/blocks/{leo['id']}")).status_code == 204
        assert (await client.get("/api/me/blocks")).json() == {"blocked": [{"id": leo["id"], "name": "Leo"}]}
        assert (await other.get("/api/me/blocks")).json() == {"blocked": []}
        assert code(await client.put(f"/api/me/blocks/{me['id']}")) == (409, "block-yourself")
        assert code(await client.put("/api/me/blocks/nobody")) == (404, "no-such-person")
        assert (await client.delete(f"/api/me/blocks/{leo['id']}")).status_code == 204
        assert (await client.get("/api/me/blocks")).json() == {"blocked": []}
