"""What the server says of itself over HTTP: the access log, metrics, health; and who may see it."""

from __future__ import annotations

import asyncio
import re
from ipaddress import ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request, Response, WebSocket
from structlog.testing import capture_logs

from castellany.server import health, metrics
from castellany.server.access_log import AccessLog
from castellany.server.errors import Refused
from castellany.server.metrics import Metrics
from castellany.server.settings import read_settings
from castellany.server.store.engine import connect
from castellany.server.store.upgrade import upgrade


def small_app(tmp_path: Path, **settings: Any) -> FastAPI:
    """An application with the server's own routes and two more."""
    app = FastAPI()
    bots = SimpleNamespace(answered=7, fallbacks=1, restarts=2, ready=3, waiting=4)
    app.state.server = SimpleNamespace(
        engine=connect(f"sqlite:///{tmp_path / 'x.sqlite'}"),
        writes=True,
        writer=SimpleNamespace(alive=True, appended=8, seconds=0.5, lost=9),
        scheduler=SimpleNamespace(wake_ups=6),
        broadcast=SimpleNamespace(connected=True),
        bots=bots,
        settings=read_settings(data=tmp_path, **settings),
        metrics=Metrics(),
    )
    app.state.server.metrics.watch(app.state.server)
    app.include_router(metrics.router)
    app.include_router(health.router)

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> Response:
        return Response(error.key, error.status)

    @app.get("/tables/{name}")
    async def table(name: str) -> str:
        if name == "broken":
            raise RuntimeError(name)
        return name

    @app.websocket("/tables/{name}/socket")
    async def socket(websocket: WebSocket, name: str) -> None:
        if name == "closed":
            await websocket.close(1008)
            return
        await websocket.accept()
        await websocket.send_text(str(app.state.server.metrics.sockets._value.get()))
        await websocket.receive_text()
        await websocket.close(1000)

    app.add_middleware(AccessLog, metrics=app.state.server.metrics)
    return app


def ask(app: FastAPI, path: str, method: str = "GET", address: str = "127.0.0.1", **more: Any) -> httpx.Response:
    async def one() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 50000))
        async with httpx.AsyncClient(transport=transport, base_url="http://castellany.example") as client:
            answer = await client.request(method, path, **more)
        await app.state.server.engine.dispose()
        return answer

    return asyncio.run(one())


def talk(app: FastAPI, path: str, *said: str) -> list[Any]:
    """What a WebSocket gets that says these things and then listens."""
    heard: list[Any] = []
    waiting = [{"type": "websocket.connect"}, *({"type": "websocket.receive", "text": text} for text in said)]

    async def receive() -> Any:
        return waiting.pop(0)

    async def send(message: Any) -> None:
        heard.append(message)

    scope = {"type": "websocket", "path": path, "headers": [], "query_string": b"invite=abcdef", "scheme": "ws"}
    asyncio.run(app({**scope, "app": app}, receive, send))
    return heard


def test_a_request_is_one_event_by_its_route_and_never_by_its_address(tmp_path: Path) -> None:
    with capture_logs() as events:
        answer = ask(small_app(tmp_path), "/tables/castle?invite=abcdef")
    (event,) = events
    assert event.pop("ms") >= 0
    assert event == {
        "event": "request",
        "log_level": "info",
        "method": "GET",
        "route": "/tables/{name}",
        "status": 200,
    }
    assert re.fullmatch(r"[0-9a-f]{12}", answer.headers["x-request-id"])


@pytest.mark.parametrize(
    ("path", "route", "status"), [("/nowhere", "(none)", 404), ("/tables/broken", "/tables/{name}", 500)]
)
def test_what_is_not_there_and_what_breaks_is_logged_too(tmp_path: Path, path: str, route: str, status: int) -> None:
    app = small_app(tmp_path)
    with capture_logs() as events:
        assert ask(app, path).status_code == status
    assert [(event["route"], event["status"]) for event in events if event["event"] == "request"] == [(route, status)]
    labels = {"route": route, "method": "GET", "status": str(status)}
    assert app.state.server.metrics.registry.get_sample_value("castellany_requests_total", labels) == 1


def test_sockets_are_counted_while_they_are_open(tmp_path: Path) -> None:
    app = small_app(tmp_path)
    with capture_logs() as events:
        heard = talk(app, "/tables/castle/socket", "enough")
    assert [message["type"] for message in heard] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert heard[1]["text"] == "1.0"
    assert events.pop()["seconds"] >= 0
    assert app.state.server.metrics.registry.get_sample_value("castellany_sockets") == 0


@pytest.mark.parametrize(
    ("name", "event", "code"), [("castle", "socket-closed", 1000), ("closed", "socket-refused", 1008)]
)
def test_a_socket_is_one_event_when_it_ends(tmp_path: Path, name: str, event: str, code: int) -> None:
    app = small_app(tmp_path)
    with capture_logs() as events:
        talk(app, f"/tables/{name}/socket", "enough")
    assert [(one["event"], one["route"], one["code"]) for one in events] == [(event, "/tables/{name}/socket", code)]
    assert app.state.server.metrics.registry.get_sample_value("castellany_sockets") == 0


def test_metrics_tell_what_was_counted(tmp_path: Path) -> None:
    app = small_app(tmp_path)
    app.state.server.metrics.moves.inc(5)
    ask(app, "/tables/castle")
    ask(app, "/tables/castle", "BREW")
    answer = ask(app, "/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    for line in (
        'castellany_requests_total{method="GET",route="/tables/{name}",status="200"} 1.0',
        "castellany_moves_total 5.0",
        "castellany_append_seconds_count 8.0",
        "castellany_append_seconds_sum 0.5",
        "castellany_lost_races_total 9.0",
        "castellany_wake_ups_total 6.0",
        "castellany_bot_answers_total 7.0",
        "castellany_bots_waiting 4.0",
        "castellany_herald_connected 1.0",
    ):
        assert line in answer.text
    assert "BREW" not in answer.text


@pytest.mark.parametrize(
    ("address", "settings", "headers", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("192.168.0.7", {}, {}, 403),
        ("192.168.0.7", {"trusted_proxies": "192.168.0.0/24"}, {}, 200),
        ("192.168.0.7", {"metrics_public": True}, {}, 200),
        ("127.0.0.1", {}, {"X-Forwarded-For": "203.0.113.9"}, 403),
        ("somewhere", {}, {}, 403),
    ],
)
def test_metrics_are_for_those_near(
    tmp_path: Path, address: str, settings: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    assert ask(small_app(tmp_path, **settings), "/metrics", address=address, headers=headers).status_code == status


def test_health_asks_for_nothing(tmp_path: Path) -> None:
    app = small_app(tmp_path)
    app.state.server.writer.alive = False
    assert ask(app, "/healthz").json() == {"alive": True}


def test_ready_when_nothing_is_missing(tmp_path: Path) -> None:
    app = small_app(tmp_path)
    node = app.state.server

    async def prepare() -> None:
        await upgrade(node.engine)
        await node.engine.dispose()

    answer = ask(app, "/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "missing": ["upgrade"]})
    asyncio.run(prepare())
    assert ask(app, "/readyz").json() == {"ready": True, "missing": []}
    node.writer.alive = node.broadcast.connected = False
    answer = ask(app, "/readyz")
    assert (answer.status_code, answer.json()["missing"]) == (503, ["writer", "herald"])


def test_a_database_that_does_not_answer_is_named(tmp_path: Path) -> None:
    app = small_app(tmp_path)
    app.state.server.engine = connect("postgresql://nobody@127.0.0.1:1/nothing")
    answer = ask(app, "/readyz")
    assert (answer.status_code, answer.json()["missing"]) == (503, ["database"])


def test_quiet_routes_are_logged_for_those_who_look_closely(tmp_path: Path) -> None:
    with capture_logs() as events:
        ask(small_app(tmp_path), "/healthz")
    assert [event["log_level"] for event in events] == ["debug"]


def test_two_servers_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert other.registry.get_sample_value("castellany_moves_total") == 0


def test_a_network_is_what_it_says() -> None:
    assert read_settings(trusted_proxies="10.1.2.3/8").trusted_proxies == (ip_network("10.0.0.0/8"),)
