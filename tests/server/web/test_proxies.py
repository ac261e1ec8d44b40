"""A proxy's word counts if the host trusts the proxy, and nobody else's."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from tests.server.web.small import echoing, settings_with, visit

from castellany.server.settings import Settings
from castellany.server.web.proxies import Proxies

pytestmark = pytest.mark.anyio

PROXY = "10.0.0.1"
STRANGER = "203.0.113.9"
FORWARDED = {
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "games.example",
}


@pytest.fixture
def settings() -> Settings:
    return settings_with(trusted_proxies="10.0.0.0/8, 192.168.7.7, fd00::/8", public_url="https://games.example")


@pytest.fixture
def app(settings: Settings) -> FastAPI:
    return echoing(settings)


async def heard(app: FastAPI, client: str, headers: dict[str, str]) -> dict[str, str]:
    async with visit(app, client=client) as browser:
        answer = await browser.get("/page", headers=headers)
    assert answer.status_code == 200
    found: dict[str, str] = answer.json()
    return found


@pytest.mark.parametrize("proxy", [PROXY, "10.255.1.1", "192.168.7.7", "fd00::1", "::ffff:10.0.0.1"])
async def test_a_trusted_proxy_is_believed(app: FastAPI, proxy: str) -> None:
    assert await heard(app, proxy, FORWARDED) == {"client": "198.51.100.7", "url": "https://games.example/"}


@pytest.mark.parametrize("stranger", [STRANGER, "127.0.0.1", "192.168.7.8", "fc00::1", "11.0.0.1", "socket"])
async def test_nobody_else_is(app: FastAPI, stranger: str) -> None:
    assert await heard(app, stranger, FORWARDED) == {"client": stranger, "url": "http://localhost/"}


async def test_by_default_nobody_is() -> None:
    for client in ("127.0.0.1", "::1", PROXY):
        answer = await heard(echoing(settings_with()), client, FORWARDED)
        assert answer == {"client": client, "url": "http://localhost/"}


@pytest.mark.parametrize(
    ("said", "client"),
    [
        ("1.1.1.1, 198.51.100.7", "198.51.100.7"),
        ("127.0.0.1, 198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("10.9.9.9, 10.0.0.2", "10.9.9.9"),
        ("198.51.100.7:4711", "198.51.100.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("198.51.100.7, unknown", PROXY),
        ("198.51.100.7, unknown, 10.0.0.2", "10.0.0.2"),
        ("", PROXY),
        (",,", PROXY),
        ("evil\tname", PROXY),
    ],
)
async def test_what_a_visitor_makes_up_lies_before_what_the_proxy_has_seen(
    app: FastAPI, said: str, client: str
) -> None:
    assert (await heard(app, PROXY, {"x-forwarded-for": said}))["client"] == client


async def test_repeated_headers_are_one_list(app: FastAPI) -> None:
    async with visit(app, client=PROXY) as browser:
        headers = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.7")]
        assert (await browser.get("/page", headers=headers)).json()["client"] == "198.51.100.7"


@pytest.mark.parametrize(
    ("said", "scheme"),
    [("https", "https"), ("HTTPS", "https"), ("http, https", "https"), ("gopher", "http"), ("", "http")],
)
async def test_the_scheme_is_one_that_we_speak(app: FastAPI, said: str, scheme: str) -> None:
    assert (await heard(app, PROXY, {"x-forwarded-proto": said}))["url"] == f"{scheme}://localhost/"


async def test_a_host_named_by_a_proxy_must_be_ours_too(app: FastAPI) -> None:
    async with visit(app, client=PROXY) as browser:
        answer = await browser.get("/page", headers={"x-forwarded-host": "games.example, evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host")


async def test_an_origin_is_held_against_the_address_that_the_browser_sees(app: FastAPI) -> None:
    home = {"x-forwarded-proto": "https", "x-forwarded-host": "localhost:8443"}
    async with visit(app, client=PROXY) as browser:
        own = await browser.post("/api/nothing", headers=home | {"origin": "https://localhost:8443"})
        other = await browser.post("/api/nothing", headers=home | {"origin": "http://localhost"})
    assert (own.status_code, other.status_code) == (204, 403)


@pytest.mark.parametrize(("said", "scheme"), [("https", "wss"), ("wss", "wss"), ("http", "ws"), ("x", "ws")])
def test_a_socket_has_schemes_of_its_own(settings: Settings, said: str, scheme: str) -> None:
    scope = {"type": "websocket", "scheme": "ws", "headers": [(b"x-forwarded-proto", said.encode())]}
    Proxies(echoing(settings), settings).believe(scope)
    assert scope["scheme"] == scheme
