"""People over HTTP: coming, registering, logging in and out, changing, going, blocking."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from tests.server.people.everyone import ON_SQLITE, PASSWORD, Everyone
from tests.server.web.small import peopled, visit

from castellany.core.catalogue import LANGUAGES
from castellany.server.store.schema import sessions
from castellany.server.web.people import Language

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(everyone: Everyone) -> FastAPI:
    return peopled(everyone)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def come_in(client: httpx.AsyncClient, **said: Any) -> dict[str, Any]:
    answer = await client.post("/api/guests", json=said)
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


async def register(client: httpx.AsyncClient, name: str) -> dict[str, Any]:
    await come_in(client)
    answer = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


def test_the_languages_are_those_of_the_catalogues() -> None:
    assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]


async def test_a_guest_comes_in_and_is_known(app: FastAPI) -> None:
    async with visit(app) as client:
        assert code(await client.get("/api/me")) == (401, "not-known")
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


async def test_the_cookie_over_http(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/guests")
        parts = answer.headers["set-cookie"].split("; ")
        assert parts[0].startswith("castellany=")
        assert {part.lower() for part in parts[1:]} == {"httponly", "samesite=lax", "path=/", "max-age=15552000"}
        again = await client.get("/api/me")
        assert again.headers["set-cookie"] == answer.headers["set-cookie"]


@pytest.mark.parametrize("base", ["https://localhost", "http://games.example"])
async def test_the_cookie_over_https_even_if_only_the_public_address_says_so(everyone: Everyone, base: str) -> None:
    app = peopled(everyone, public_url="https://games.example")
    async with visit(app, base) as client:
        answer = await client.post("/api/guests")
    parts = answer.headers["set-cookie"].split("; ")
    assert parts[0].startswith("__Host-castellany=")
    assert {part.lower() for part in parts[1:]} >= {"secure", "httponly", "samesite=lax", "path=/"}
    assert not any(part.lower().startswith("domain") for part in parts)


async def test_over_https_the_plain_cookie_is_not_taken(app: FastAPI, everyone: Everyone) -> None:
    _, cookie = await everyone.people.guest("Ida", "en")
    async with visit(app, "https://localhost") as client:
        assert (await client.get("/api/me", headers={"cookie": f"castellany={cookie}"})).status_code == 401
        assert (await client.get("/api/me", headers={"cookie": f"__Host-castellany={cookie}"})).status_code == 200


@ON_SQLITE
@pytest.mark.parametrize("cookie", ["castellany=x", "castellany=", "castellany=a.b; castellany=c", "=;;", "é"])
async def test_a_forged_cookie_is_nobody(app: FastAPI, cookie: str) -> None:
    async with visit(app) as client:
        answer = await client.get("/api/me", headers={b"cookie": cookie.encode()})
    assert code(answer) == (401, "not-known")


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
        assert stolen.status_code == 401


@ON_SQLITE
@pytest.mark.parametrize("name", ["Ida\r\nSet-Cookie: castellany=evil", "I\u202eda", "", "x" * 25, "x" * 101, None, 5])
async def test_a_name_that_is_none_is_refused_everywhere(app: FastAPI, name: Any) -> None:
    async with visit(app) as client:
        if name is not None:
            assert (await client.post("/api/guests", json={"name": name})).status_code == 422
        await come_in(client)
        if name is not None:
            assert (await client.post("/api/guests", json={"name": name})).status_code == 422
        account = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert account.status_code == 422
        assert "evil" not in str(account.headers)
        if name is not None:
            assert (await client.patch("/api/me", json={"name": name})).status_code == 422


@ON_SQLITE
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", {"name": "Ida", "host": True}),
        ("PATCH", "/api/me", {"host": True}),
        ("PATCH", "/api/me", {"id": "x"}),
        ("PATCH", "/api/me", {"language": "xx"}),
        ("PATCH", "/api/me", {"settings": []}),
        ("PATCH", "/api/me", {"settings": {"x": "y" * 4096}}),
        ("POST", "/api/accounts", {"name": "Ida", "password": "short"}),
        ("POST", "/api/accounts", {"name": "Ida", "password": "x" * 201}),
        ("POST", "/api/accounts", {"name": "Ida", "password": PASSWORD, "host": True}),
        ("POST", "/api/login", {"name": "Ida"}),
        ("POST", "/api/password", {"old": PASSWORD}),
        ("DELETE", "/api/me", {"password": 5}),
        ("PUT", "/api/me/blocks/UPPER", None),
        ("PUT", "/api/me/blocks/aaaaaaaaaaaaaaaaa", None),
    ],
)
async def test_what_does_not_fit_is_refused(app: FastAPI, method: str, path: str, body: Any) -> None:
    async with visit(app) as client:
        if path != "/api/guests":
            await come_in(client)
        answer = await client.request(method, path, json=body) if body else await client.request(method, path)
    assert answer.status_code == 422
    assert set(answer.json()) == {"code", "text", "arguments"}


@ON_SQLITE
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", None),
        ("PATCH", "/api/me", {}),
        ("DELETE", "/api/me", {}),
        ("POST", "/api/accounts", {"name": "Ida", "password": PASSWORD}),
        ("POST", "/api/logout-everywhere", None),
        ("POST", "/api/password", {"old": PASSWORD, "new": PASSWORD}),
        ("GET", "/api/me/blocks", None),
        ("PUT", "/api/me/blocks/abc", None),
        ("DELETE", "/api/me/blocks/abc", None),
    ],
)
async def test_what_needs_somebody_is_refused_to_nobody(app: FastAPI, method: str, path: str, body: Any) -> None:
    async with visit(app) as client:
        answer = (
            await client.request(method, path, json=body) if body is not None else await client.request(method, path)
        )
    assert code(answer) == (401, "not-known")


async def test_a_refusal_is_in_the_language_of_the_person(app: FastAPI) -> None:
    async with visit(app, **{"Accept-Language": "ru"}) as client:
        await come_in(client, language="pl")
        answer = await client.post("/api/accounts", json={"name": "Ida", "password": "short"})
        assert answer.json()["text"] == "Hasło ma od 8 do 200 znaków."
        await client.post("/api/logout")
        assert (await client.get("/api/me")).json()["text"].startswith("Сервер")


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


async def test_logins_are_limited_by_address_and_by_name(everyone: Everyone) -> None:
    app = peopled(everyone, limit_login="3/minute")
    await everyone.account("Ida")

    async def attempt(client: str, name: str, password: str = "wrong horse") -> int:
        async with visit(app, client=client) as browser:
            return (await browser.post("/api/login", json={"name": name, "password": password})).status_code

    assert [await attempt("192.0.2.1", f"Name {i}") for i in range(4)] == [403, 403, 403, 429]
    assert [await attempt(f"192.0.2.{i}", name) for i, name in enumerate(("Ida", "IDA", "ida", "I.da"), 10)] == [
        403,
        403,
        403,
        429,
    ]
    assert await attempt("192.0.2.50", "Ida", PASSWORD) == 429
    assert await attempt("192.0.2.50", "Leo") == 403


@pytest.mark.parametrize(("kind", "path"), [("guests", "/api/guests"), ("requests", "/api/me")])
async def test_other_limits_hold_for_an_address(everyone: Everyone, kind: str, path: str) -> None:
    app = peopled(everyone, **{f"limit_{kind}": "2/hour"})
    answers = []
    for _ in range(3):
        async with visit(app) as client:
            answers.append(await (client.post if kind == "guests" else client.get)(path))
    assert code(answers[2]) == (429, f"limit-{kind}")
    assert answers[2].headers["retry-after"] == "1800"
    assert all(answer.status_code != 429 for answer in answers[:2])


async def test_new_accounts_are_limited(everyone: Everyone) -> None:
    app = peopled(everyone, limit_accounts="1/hour")
    async with visit(app) as one, visit(app) as other:
        await register(one, "Ida")
        await come_in(other)
        answer = await other.post("/api/accounts", json={"name": "Leo", "password": PASSWORD})
    assert code(answer) == (429, "limit-accounts")


async def test_an_untrusted_visitor_cannot_dodge_a_limit_with_a_header(everyone: Everyone) -> None:
    app = peopled(everyone, limit_guests="1/hour")
    statuses = []
    for i in range(3):
        async with visit(app) as client:
            headers = {"x-forwarded-for": f"192.0.2.{i}"}
            statuses.append((await client.post("/api/guests", headers=headers)).status_code)
    assert statuses == [201, 429, 429]


async def test_a_page_elsewhere_cannot_use_the_cookie(app: FastAPI) -> None:
    async with visit(app) as client:
        await come_in(client, name="Ida")
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            for method, path in (("DELETE", "/api/me"), ("POST", "/api/logout"), ("PATCH", "/api/me")):
                answer = await client.request(method, path, json={}, headers=headers)
                assert code(answer) == (403, "foreign-page")
        form = {"content-type": "text/plain"}
        assert (await client.request("DELETE", "/api/me", content=b"{}", headers=form)).status_code == 415
        assert (await client.get("/api/me")).json()["name"] == "Ida"
    assert app.state.house.told == []


async def test_logging_in_brings_the_guests_tables_and_tells_the_house(app: FastAPI, everyone: Everyone) -> None:
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
    assert app.state.house.told == [("logout", guest_id), ("move", ida.id, ["t1"])]
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
        assert (await here.get("/api/me", headers={"cookie": f"castellany={old}"})).status_code == 401
        assert (await there.get("/api/me")).status_code == 200
        assert (await there.post("/api/logout-everywhere")).status_code == 204
        assert (await third.get("/api/me")).status_code == 401
        assert (await here.post("/api/logout")).status_code == 204
    assert app.state.house.told == [("logout", me["id"])] * 2


async def test_a_new_password_keeps_this_browser_in_and_the_others_out(app: FastAPI) -> None:
    async with visit(app) as here, visit(app) as there:
        me = await register(here, "Ida")
        await there.post("/api/login", json={"name": "Ida", "password": PASSWORD})
        wrong = await here.post("/api/password", json={"old": "wrong horse", "new": "battery staple"})
        assert code(wrong) == (403, "wrong-password")
        right = await here.post("/api/password", json={"old": PASSWORD, "new": "battery staple"})
        assert (right.status_code, right.json()) == (200, me)
        assert (await here.get("/api/me")).status_code == 200
        assert (await there.get("/api/me")).status_code == 401
    assert app.state.house.told == [("logout", me["id"])]


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
        assert (await client.get("/api/me")).status_code == 401
    assert app.state.house.told == [("delete", me["id"], ["t1"])]
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
        for value, status in ((b"NaN", 422), (b"1e999", 422), (b'"\\ud800"', 400), (b'"\\u0000"', 400)):
            body = b'{"settings": {"x": ' + value + b"}}"
            answer = await client.patch("/api/me", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == status
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


@ON_SQLITE
async def test_an_address_names_everything_that_can_be_done_there(app: FastAPI) -> None:
    async with visit(app) as client:
        for path, methods in (("/api/me", "DELETE, GET, PATCH"), ("/api/me/blocks/abc", "DELETE, PUT")):
            answer = await client.request("OPTIONS", path)
            assert (answer.status_code, answer.headers["allow"]) == (405, methods)


@ON_SQLITE
async def test_every_route_says_how_it_may_refuse(app: FastAPI) -> None:
    for path, methods in app.openapi()["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            assert {"400", "403", "413", "415", "422", "429", "500"} <= set(answers), (method, path)
            assert ("401" in answers) == ("security" in operation), (method, path)
            for status, described in answers.items():
                if int(status) >= 400:
                    schema = described["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, (method, path, status)
