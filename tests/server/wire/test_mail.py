"""Letters to who is away when it is their turn, handed to a server of the test's own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import InProcess
from tests.server.wire.sitting import Two, two_people

PUBLIC = "http://games.example"
DAYS = {"kind": "correspondence", "days": 3}
HOUR = 3_600_000


class Sink:
    """An SMTP server that takes everything."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode():
            verb = line.split()[0].upper() if line.split() else ""
            if verb == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode().removesuffix(".\r\n").replace("\r\n", "\n")
                self.letters.append(message_from_string(text, policy=policy.default))
            writer.write(b"221 bye\r\n" if verb == "QUIT" else b"250 ok\r\n")
            if verb == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def sink() -> AsyncIterator[Sink]:
    found = Sink()
    server = await asyncio.start_server(found.take, "127.0.0.1", 0)
    found.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


class Postal:
    """A server with letters, two people at a correspondence table, and the letters sent."""

    def __init__(self, node: Any, sink: Sink, two: Two) -> None:
        self.node = node
        self.sink = sink
        self.two = two

    async def round(self) -> list[Any]:
        """The letters of one round."""
        before = len(self.sink.letters)
        await self.node.reminders.send_due()
        return self.sink.letters[before:]

    def later(self, hours: int) -> None:
        at = self.node.reminders.now() + hours * HOUR
        self.node.reminders.now = lambda: at


@pytest.fixture
async def postal(tmp_path: Path) -> AsyncIterator[Postal]:
    async with AsyncExitStack() as stack:
        taking = await stack.enter_async_context(sink())
        server = InProcess(tmp_path, bot_workers=1, smtp_url=taking.url, public_url=PUBLIC)
        await stack.enter_async_context(server)

        async def come(name: str) -> Client:
            return await (await stack.enter_async_context(Client(server.url))).guest(name)

        two = await two_people(come, clock=DAYS)
        yield Postal(server.app.state.server, taking, two)


async def in_turn(postal: Postal) -> Client:
    """Who is asked, after naming an address and going away."""
    asked, _ = await postal.two.in_turn()
    client = postal.two.ann if asked is postal.two.sockets[0] else postal.two.ben
    answer = await client.http.patch("/api/me", json={"settings": {"mail": "player@mail.example", "theme": "dark"}})
    assert answer.status_code == 200
    await asked.close()
    return client


async def test_one_letter_a_turn_to_who_is_away(postal: Postal) -> None:
    client = await in_turn(postal)
    assert await postal.round() == [], "not at once"
    postal.later(1)
    (letter,) = await postal.round()
    assert (letter["To"], letter["From"]) == ("player@mail.example", "castellany@games.example")
    assert f"{PUBLIC}/tables/{postal.two.table}\n" in letter.get_content()
    postal.later(1)
    assert await postal.round() == [], "once a turn"
    stop = re.search(r"/api/mail/stop\?\S+", letter.get_content())
    assert stop is not None
    assert letter["List-Unsubscribe"] == f"<{PUBLIC}{stop[0]}>"
    wrong = stop[0].replace("token=", "token=0")[:-1]
    assert (await client.http.get(wrong)).json()["code"] == "mail-not-yours"
    assert (await client.http.get(stop[0])).status_code == 200
    assert (await client.http.get("/api/me")).json()["settings"] == {"theme": "dark"}


async def test_who_is_there_gets_none(postal: Postal) -> None:
    client = await in_turn(postal)
    await client.socket(postal.two.table, invite=postal.two.invite)
    postal.later(1)
    assert await postal.round() == []


async def test_a_letter_to_try_it(postal: Postal) -> None:
    ann = postal.two.ann
    assert (await ann.http.post("/api/me/mail-test")).json()["code"] == "mail-no-address"
    await ann.http.patch("/api/me", json={"settings": {"mail": "ann@mail.example"}, "language": "pl"})
    assert (await ann.http.post("/api/me/mail-test")).status_code == 204
    assert postal.sink.letters[-1]["Subject"] == "Listy od twojego stołu do gry"
    assert "Ann" in postal.sink.letters[-1].get_content()


async def test_marks_go_with_the_table(postal: Postal) -> None:
    client = await in_turn(postal)
    postal.later(1)
    await postal.round()
    await postal.node.reminders.tidy()
    assert not await postal.node.reminders.claim(*await mark(postal)), "it runs, so it is remembered"
    for someone in (client, postal.two.ann, postal.two.ben):
        await someone.command(postal.two.table, "resign")
    key, value = await mark(postal)
    await postal.node.reminders.tidy()
    assert await postal.node.reminders.claim(key, value)


async def mark(postal: Postal) -> tuple[str, str]:
    async with postal.node.cache.reading(postal.two.table) as cached:
        seat = (cached.table.asked() or [0])[0]
        return f"mailed:{postal.two.table}:{seat}", str(cached.table.question)
