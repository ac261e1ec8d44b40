"""People over HTTP, when something is amiss: cookies, limits, foreign pages, and what does not fit."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from tests.server.people.everyone import ON_SQLITE, PASSWORD, Everyone
from tests.server.web.small import peopled, visit
from tests.server.web.visiting import code, come_in, register

pytestmark = pytest.mark.anyio


@pytest.fixture
def app(everyone: Everyone) -> FastAPI:
    return peopled(everyone)


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
        assert (await client.get("/api/me", headers={"cookie": f"castellany={cookie}"})).json() is None
        assert (await client.get("/api/me", headers={"cookie": f"__Host-castellany={cookie}"})).json()["name"] == "Ida"


@ON_SQLITE
@pytest.mark.parametrize("cookie", ["castellany=x", "castellany=", "castellany=a.b; castellany=c", "=;;", "é"])
async def test_a_forged_cookie_is_nobody(app: FastAPI, cookie: str) -> None:
    async with visit(app) as client:
        answer = await client.get("/api/me", headers={b"cookie": cookie.encode()})
    assert (answer.status_code, answer.json()) == (200, None)


@ON_SQLITE
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Ida\r\nSet-Cookie: castellany=evil", (409, "name-characters")),
        ("I\u202eda", (409, "name-characters")),
        ("x" * 25, (409, "name-length")),
        ("x" * 101, (422, "bad-request")),
        ("", (422, "bad-request")),
        (None, (422, "bad-request")),
        (5, (422, "bad-request")),
    ],
)
async def test_a_name_that_is_none_is_refused_everywhere(app: FastAPI, name: Any, wanted: tuple[int, str]) -> None:
    async with visit(app) as client:
        if name is not None:
            assert code(await client.post("/api/guests", json={"name": name})) == wanted
        await come_in(client)
        if name is not None:
            assert code(await client.post("/api/guests", json={"name": name})) == wanted
            assert code(await client.patch("/api/me", json={"name": name})) == wanted
        account = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert code(account) == wanted
        assert "evil" not in str(account.headers)


@ON_SQLITE
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", {"name": "Ida", "host": True}),
        ("PATCH", "/api/me", {"host": True}),
        ("PATCH", "/api/me", {"id": "x"}),
        ("PATCH", "/api/me", {"language": "xx"}),
        ("PATCH", "/api/me", {"settings": []}),
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
    assert code(answer) == (422, "bad-request")
    assert set(answer.json()) == {"code", "text", "arguments"}


@ON_SQLITE
async def test_what_fits_and_is_not_possible_is_refused_for_its_reason(app: FastAPI) -> None:
    async with visit(app) as client:
        await come_in(client)
        settings = await client.patch("/api/me", json={"settings": {"x": "y" * 4096}})
        account = await client.post("/api/accounts", json={"name": "Ida", "password": "short"})
    assert (code(settings), code(account)) == ((409, "settings-size"), (409, "password-length"))


@ON_SQLITE
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
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
    assert app.state.server.told == []


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
