"""Hostile clients: whatever they send has its own answer, and everybody else plays on."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, TableSocket, people_and_bots
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people
from websockets.exceptions import InvalidStatus

from castellany.server.web import socket as socket_module
from castellany.server.web.socket import MOST_BAD

FRAMES: list[tuple[str | bytes, str]] = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("nonsense", "bad-json"),
    ('{"type": "ping"} {"type": "ping"}', "bad-json"),
    ('{"type": "say", "key": "k", "text": "\\ud800"}', "bad-json"),
    ("[" * 5000 + "]" * 5000, "bad-json"),
    ('{"type": "ping", "x": ' + "[" * 1000 + "]" * 1000 + "}", "bad-json"),
    ("null", "bad-type"),
    ("[]", "bad-type"),
    ("3", "bad-type"),
    ("{}", "bad-type"),
    ('{"type": 3}', "bad-type"),
    ('{"type": "jump", "key": "k"}', "bad-type"),
    ('{"type": "update"}', "bad-type"),
    ('{"type": "ping", "more": 1}', "bad-message"),
    ('{"type": "start"}', "bad-message"),
    ('{"type": "start", "key": "with space"}', "bad-message"),
    ('{"type": "move", "key": "k", "question": "1", "move": "end"}', "bad-message"),
    ('{"type": "move", "key": "k", "question": true, "move": "end"}', "bad-message"),
    ('{"type": "move", "key": "k", "question": 1e400, "move": "end"}', "bad-message"),
    ('{"type": "move", "key": "k", "question": -1, "move": "end"}', "bad-message"),
    ('{"type": "move", "key": "k", "question": 1, "move": ""}', "bad-message"),
    (json.dumps({"type": "move", "key": "k", "question": 1, "move": "x" * 201}), "bad-message"),
    (json.dumps({"type": "say", "key": "k", "text": "x" * 501}), "bad-message"),
    ('{"type": "look", "seat": 6}', "bad-message"),
    ('{"type": "hello", "since": -1}', "bad-message"),
    ('{"type": "hello"}', "hello-again"),
    (b"\x00\x01", "bad-frame"),
    (b'{"type": "ping"}', "bad-frame"),
]


async def test_every_bad_frame_has_its_answer_and_the_socket_stays_open(come: Coming) -> None:
    two = await two_people(come)
    for frame, code in FRAMES:
        await two.sockets[0].raw(frame)
        answer = await two.sockets[0].wait_for("refused")
        assert answer["code"] == code, frame[:60]
        assert answer["text"]
        await two.sockets[0].send("ping")
        await two.sockets[0].wait_for("pong")
    asked, _ = await two.in_turn()
    assert (await asked.play())["type"] == "ack"


async def test_a_refusal_says_where_and_names_the_key(come: Coming) -> None:
    two = await two_people(come)
    await two.sockets[0].raw('{"type": "move", "key": "mine", "question": "1", "move": "end"}')
    answer = await two.sockets[0].wait_for("refused")
    assert answer["key"] == "mine"
    assert "question" in answer["text"]


async def test_too_many_bad_frames_in_a_row_end_it(come: Coming) -> None:
    two = await two_people(come)
    for _ in range(MOST_BAD):
        await two.sockets[0].raw("{")
    assert await two.sockets[0].closed() == (1008, "too-many-bad-messages")
    await two.sockets[1].send("ping")
    await two.sockets[1].wait_for("pong")


async def test_a_frame_that_is_too_large_ends_it(tmp_path: Path) -> None:
    async with InProcess(tmp_path / "data", max_frame=2000) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table = (await ann.create(**people_and_bots(2)))["id"]
        opened = await ann.socket(table)
        await opened.raw(" " * 2001)
        assert (await opened.closed())[0] == 1009


async def test_the_first_message_must_be_hello(come: Coming) -> None:
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    opened = await ann.connect(table)
    assert (await opened.ask("start"))["code"] == "hello-first"
    await opened.send("hello")
    assert (await opened.wait_for("update"))["table"]["status"] == "gathering"


async def test_who_never_says_hello_is_not_waited_for(come: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_WITHIN", 0.2)
    ann = await come("Ann")
    table = (await ann.create(**people_and_bots(2)))["id"]
    opened = await ann.connect(table)
    assert (await opened.wait_for("refused"))["code"] == "hello-late"
    assert await opened.closed() == (4008, "hello-late")


@pytest.mark.parametrize("table", ["nosuchtble", "a"])
async def test_an_unknown_table_is_refused(come: Coming, table: str) -> None:
    opened = await (await come("Ann")).connect(table)
    await opened.send("hello")
    assert (await opened.wait_for("refused"))["code"] == "table-unknown"
    assert await opened.closed() == (4004, "table-unknown")


@pytest.mark.parametrize("table", ["NOTLOWER01", "a%00b", "x" * 17])
async def test_what_cannot_be_a_table_is_turned_away_at_the_handshake(come: Coming, table: str) -> None:
    ann = await come("Ann")
    with pytest.raises(InvalidStatus):
        await ann.connect(table)


async def test_sockets_are_limited_for_each_and_for_all(tmp_path: Path) -> None:
    async with (
        InProcess(tmp_path / "data", max_sockets=2, max_sockets_total=3) as server,
        Client(server.url) as ann,
        Client(server.url) as ben,
    ):
        await ann.guest("Ann")
        await ben.guest("Ben")
        table = (await ann.create(**people_and_bots(2)))["id"]
        first = await ann.socket(table)
        await ann.socket(table)
        assert await turned_away(ann, table) == ("sockets-too-many", 4029)
        await ben.socket(table)
        assert await turned_away(ben, table) == ("sockets-full", 1013)
        await first.close()
        await ann.socket(table)


async def test_sockets_are_limited_for_each_address_whoever_opens_them(tmp_path: Path) -> None:
    async with (
        InProcess(tmp_path / "data", max_sockets_address=3) as server,
        Client(server.url) as ann,
        Client(server.url) as ben,
        Client(server.url) as nobody,
    ):
        await ann.guest("Ann")
        await ben.guest("Ben")
        table = (await ann.create(**people_and_bots(2)))["id"]
        first = await nobody.socket(table)
        await nobody.socket(table)
        await ann.socket(table)
        for another in (nobody, ann, ben):
            assert await turned_away(another, table) == ("sockets-network", 4029)
        polled = await ben.http.get(f"/api/tables/{table}/updates")
        assert (polled.status_code, polled.json()["code"]) == (429, "sockets-network")
        await first.close()
        await ben.socket(table)


async def turned_away(client: Client, table: str) -> tuple[str, Any]:
    opened = await client.connect(table)
    refused = await opened.wait_for("refused")
    assert refused["wait"] > 0
    return refused["code"], (await opened.closed())[0]


async def test_moves_and_chat_are_limited(tmp_path: Path) -> None:
    limits = {"limit_commands": "3/hour", "limit_chat": "2/hour"}
    async with InProcess(tmp_path / "data", **limits) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table = (await ann.create(**people_and_bots(2)))["id"]
        opened = await ann.socket(table)
        assert [(await opened.ask("start")).get("code") for _ in range(5)][3:] == ["limit-commands"] * 2
        said = [await opened.ask("say", text="hello") for _ in range(3)]
        assert [answer["type"] for answer in said] == ["ack", "ack", "refused"]
        assert said[2]["wait"] > 0


async def test_new_guests_do_not_get_around_the_limit_of_tables(tmp_path: Path) -> None:
    async with InProcess(tmp_path / "data", limit_tables_address="2/hour") as server:
        codes = []
        for name in ("Ann", "Ben", "Cleo"):
            async with Client(server.url) as guest:
                await guest.guest(name)
                answer = await guest.http.post("/api/tables", json=people_and_bots(2))
                codes.append(answer.json().get("code"))
        assert codes == [None, None, "limit-tables-address"]


async def test_looking_around_is_limited(tmp_path: Path) -> None:
    async with InProcess(tmp_path / "data", limit_commands="3/hour") as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table = (await ann.create(**people_and_bots(2)))["id"]
        opened = await ann.socket(table)
        for _ in range(4):
            await opened.send("look", seat=0)
        assert (await opened.wait_for("refused"))["code"] == "limit-commands"
        assert sum(message["type"] == "update" for message in opened.received) == 1 + 3


async def test_connections_and_pages_are_limited_for_each_address(tmp_path: Path) -> None:
    # One request is spent on the guest, one on the table, one on the schemas of the messages.
    async with InProcess(tmp_path / "data", limit_requests="6/hour") as server, Client(server.url) as ann:
        await ann.guest("Ann")
        table = (await ann.create(**people_and_bots(2)))["id"]
        for _ in range(2):
            await (await ann.socket(table)).close()
        assert (await ann.http.get(f"/tables/{table}")).status_code == 200
        assert await turned_away(ann, table) == ("limit-requests", 4029)
        assert (await ann.http.get(f"/tables/{table}")).status_code == 429


async def test_who_does_not_read_is_let_go_and_others_play_on(
    server: InProcess, come: Coming, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "MOST_UNSENT", 4)
    monkeypatch.setattr(socket_module, "FAREWELL", 0.2)
    two = await two_people(come)
    sockets = server.app.state.server.sockets
    with await deaf_spectator(server.url, two.table):
        while not (deaf := [one for one in sockets.at(two.table) if one.person_id is None]):
            await asyncio.sleep(0.01)
        for number in range(10_000):
            deaf[0].tell(json.dumps({"type": "pong", "now": number, "filler": "x" * 10_000}))
            await asyncio.sleep(0)
            if deaf[0] not in sockets.at(two.table):
                break
        assert len(sockets.at(two.table)) == 2
        asked, _ = await two.in_turn()
        assert (await asked.play())["type"] == "ack"


async def deaf_spectator(url: str, table: str) -> socket.socket:
    """A connection that says hello, and reads no more than the first bytes."""
    host, port = url.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    deaf = socket.socket()
    deaf.setblocking(False)
    await loop.sock_connect(deaf, (host, int(port)))
    handshake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    hello = b'{"type":"hello"}'
    masked = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    await loop.sock_sendall(deaf, handshake.encode() + masked)
    assert (await loop.sock_recv(deaf, 12)).startswith(b"HTTP/1.1 101")
    return deaf


async def test_many_pings_are_all_answered(come: Coming) -> None:
    ann = await come("Ann")
    pinging: TableSocket = await ann.socket((await ann.create(**people_and_bots(2)))["id"])
    for _ in range(200):
        await pinging.send("ping")
    for _ in range(200):
        await pinging.wait_for("pong")


async def test_a_record_may_be_as_large_as_the_host_says_and_asked_about_before(tmp_path: Path) -> None:
    async with InProcess(tmp_path / "data", max_record=3000) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        most = (await ann.http.get("/api/records")).json()["most"]
        around = len(json.dumps({"record": ""}, separators=(",", ":")))
        sent = [await ann.http.post("/api/records", json={"record": "a" * (most - around + n)}) for n in (0, 1)]
        assert (most, [answer.json()["code"] for answer in sent]) == (3000, ["record-line", "too-large"])
