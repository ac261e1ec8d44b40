"""A line of chat that is sent again is said once, also after a crash and at another node."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select
from tests.server.client import Client, people_and_bots
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

from castellany.server.store.engine import reading
from castellany.server.store.schema import chat
from castellany.server.tables.chat import Chat

BOTH_DATABASES = True


async def test_after_a_restart(tmp_path: Path) -> None:
    line = {"key": "line", "text": "Good luck!"}
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann:
        await ann.guest("Ann")
        cookies = dict(ann.http.cookies)
        path = f"/api/tables/{(await ann.create(**people_and_bots(2)))['id']}/chat"
        said = (await ann.http.post(path, json=line)).json()
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann:
        ann.http.cookies.update(cookies)
        again = await ann.http.post(path, json=line)
        assert (again.status_code, again.json()) == (201, said)
        assert [one["text"] for one in (await ann.http.get(path)).json()["lines"]] == ["Good luck!"]


async def test_by_several_nodes_at_once(server: InProcess, come: Coming) -> None:
    two = await two_people(come)
    node = server.app.state.server
    person = await node.people.find(two.ann.id)
    async with node.cache.reading(two.table) as cached:
        table = cached.table
    nodes = [Chat(node.engine, node.now) for _ in range(4)]
    numbers = await asyncio.gather(*(node.say(table, person, "line", "Good luck!") for node in nodes))
    assert numbers == [1] * 4
    assert await nodes[0].say(table, person, "another", "Good luck!") == 2
    async with reading(node.engine) as connection:
        found = await connection.execute(select(chat.c.key).where(chat.c.table_id == two.table).order_by(chat.c.number))
        assert found.scalars().all() == [f"{two.ann.id}:line", f"{two.ann.id}:another"]


async def test_keys_are_each_persons_own(come: Coming) -> None:
    two = await two_people(come)
    said = [await socket.ask("say", text="Good luck!", key="line") for socket in two.sockets]
    assert [answer["number"] for answer in said] == [1, 2]


async def test_who_was_muted_since_still_learns_that_the_line_was_said(come: Coming) -> None:
    two = await two_people(come)
    said = await two.sockets[1].ask("say", text="Good luck!", key="line")
    await two.sockets[0].ask("mute", person=two.ben.id)
    path = f"/api/tables/{two.table}/chat"
    again = await two.ben.http.post(path, json={"key": "line", "text": "Good luck!"})
    assert (again.status_code, again.json()) == (201, {"number": said["number"]})
    another = await two.ben.http.post(path, json={"key": "another", "text": "but"})
    assert another.json()["code"] == "chat-muted"
