"""Only requests that name this server are answered, and only its own pages may ask it to change anything."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from fastapi import FastAPI
from tests.server.web.small import echoing, settings_with, visit

pytestmark = pytest.mark.anyio

PUBLIC = "https://games.example"
NAME = socket.gethostname().lower()


@pytest.fixture
def app() -> FastAPI:
    return echoing(settings_with(public_url=PUBLIC))


async def handshake(app: FastAPI, path: str = "/api/socket", **headers: str) -> list[str]:
    """What a server hears when a browser wants a WebSocket."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "websocket", "scheme": "ws", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": lines, "client": ("127.0.0.1", 5), "server": ("127.0.0.1", 8000), "subprotocols": []}
    await app({**scope, "root_path": "", "asgi": {"version": "3.0"}, "state": {}, "extensions": {}}, receive, send)
    return [f"{message['type']} {message.get('code', '')}".strip() for message in sent]


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST:8000",
        "localhost.",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1]",
        "games.example",
        "games.example:443",
        NAME,
        f"{NAME}:8000",
        f"{NAME.partition('.')[0]}.local:8000",
    ],
)
async def test_the_servers_own_names_are_let_in(app: FastAPI, host: str) -> None:
    async with visit(app) as client:
        assert (await client.get("/api/address", headers={"host": host})).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "games.example.evil.example",
        "evil-games.example",
        "127.0.0.1.evil.example",
        "0x7f.1",
        "",
        "localhost:port",
        "localhost:99999",
        "evil.example@localhost",
        "localhost/evil.example",
        "localhost evil.example",
        "[::1",
        "other.local",
    ],
)
async def test_every_other_name_is_turned_away(app: FastAPI, host: str) -> None:
    async with visit(app) as client:
        for path in ("/api/address", "/page", "/nowhere"):
            answer = await client.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host")


async def test_a_request_names_one_host(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.get("/page", headers=[("host", "localhost"), ("host", "evil.example")])
    assert answer.json()["code"] == "unknown-host"


OWN = [
    {},
    {"origin": "http://localhost"},
    {"origin": "http://localhost:80"},
    {"origin": PUBLIC},
    {"sec_fetch_site": "same-origin", "origin": "http://localhost"},
    {"sec_fetch_site": "none"},
]
FOREIGN = [
    {"origin": "null"},
    {"origin": ""},
    {"origin": "https://evil.example"},
    {"origin": "http://localhost:3000"},
    {"origin": "https://localhost"},
    {"origin": "http://games.example"},
    {"origin": "https://games.example.evil.example"},
    {"origin": "http://localhost.evil.example"},
    {"origin": "http://localhost/path"},
    {"origin": "file://"},
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
    {"sec_fetch_site": "cross-site", "origin": "http://localhost"},
]


@pytest.mark.parametrize("headers", OWN)
async def test_our_own_pages_and_programs_may_change_things(app: FastAPI, headers: dict[str, str]) -> None:
    async with visit(app) as client:
        lines = {name.replace("_", "-"): value for name, value in headers.items()}
        assert (await client.post("/api/echo", json={"text": "x"}, headers=lines)).status_code == 200
        assert (await client.post("/api/nothing", headers=lines)).status_code == 204
    assert (await handshake(app, host="localhost", **headers))[0] == "websocket.accept"


@pytest.mark.parametrize("headers", FOREIGN)
async def test_no_other_page_may(app: FastAPI, headers: dict[str, str]) -> None:
    lines = {name.replace("_", "-"): value for name, value in headers.items()}
    async with visit(app) as client:
        for method in ("POST", "PUT", "PATCH", "DELETE", "TRACE", "post"):
            answer = await client.request(method, "/api/echo", json={"text": "x"}, headers=lines)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        assert (await client.get("/api/address", headers=lines)).status_code == 200
    assert await handshake(app, host="localhost", **headers) == ["websocket.close 1008"]


async def test_a_second_origin_does_not_help(app: FastAPI) -> None:
    async with visit(app) as client:
        headers = [("origin", "http://localhost"), ("origin", "https://evil.example")]
        assert (await client.post("/api/nothing", headers=headers)).status_code == 403


async def test_a_socket_must_name_this_server_too(app: FastAPI) -> None:
    assert await handshake(app, host="evil.example", origin="http://evil.example") == ["websocket.close 1008"]


async def test_without_a_public_address_only_the_own_one_counts() -> None:
    app = echoing(settings_with())
    async with visit(app) as client:
        assert (await client.post("/api/nothing", headers={"origin": PUBLIC})).status_code == 403
        assert (await client.get("/page", headers={"host": "games.example"})).status_code == 400


@pytest.mark.parametrize(("language", "begins"), [("pl", "Ten serwer"), ("ru-RU,en", "Этот сервер"), ("xx", "This")])
async def test_whoever_is_turned_away_reads_why(app: FastAPI, language: str, begins: str) -> None:
    async with visit(app) as client:
        answer = await client.get("/page", headers={"host": "evil.example", "accept-language": language})
    assert answer.json()["text"].startswith(begins)


async def test_a_mishap_in_a_socket_ends_it_without_a_word(app: FastAPI) -> None:
    assert await handshake(app, host="localhost") == ["websocket.accept", "websocket.close 1011"]
