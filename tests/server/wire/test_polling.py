"""Who plays over HTTP alone is at the table too."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from tests.server.client import Client
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import Two, two_people

from castellany.server.web import polling


@pytest.fixture
async def two(come: Coming) -> Two:
    """Ben has no socket any more."""
    two = await two_people(come)
    await two.in_turn()
    await two.sockets[0].wait_for("presence", people=sorted([two.ann.id, two.ben.id]))
    await two.sockets[1].close()
    await two.sockets[0].wait_for("presence", people=[two.ann.id])
    return two


async def poll(two: Two, client: Client, wait: int) -> httpx.Response:
    params = {"since": two.sockets[0].table["number"], "wait": wait}
    return await client.http.get(f"/api/tables/{two.table}/updates", params=params)


async def test_who_waits_is_there(server: InProcess, two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(polling, "LINGER", 0.0)
    absent_since = server.app.state.server.presence.absent_since
    assert absent_since(two.table, two.ben.id) is not None
    waiting = asyncio.create_task(poll(two, two.ben, 1))
    await two.sockets[0].wait_for("presence", people=sorted([two.ann.id, two.ben.id]))
    assert absent_since(two.table, two.ben.id) is None
    assert (await waiting).status_code == 200
    await two.sockets[0].wait_for("presence", people=[two.ann.id], watching=0)
    assert absent_since(two.table, two.ben.id) is not None


async def test_who_asks_again_and_again_stays_there(two: Two) -> None:
    for _ in range(3):
        assert (await poll(two, two.ben, 0)).status_code == 200
    await two.sockets[0].send("ping")
    await two.sockets[0].wait_for("pong")
    told = [message["people"] for message in two.sockets[0].received if message["type"] == "presence"]
    assert told[-2:] == [[two.ann.id], sorted([two.ann.id, two.ben.id])]


async def test_who_may_not_see_a_table_is_not_there(server: InProcess, two: Two) -> None:
    await two.sockets[0].ask("remove", person=two.ben.id)
    assert (await poll(two, two.ben, 1)).status_code == 404
    assert server.app.state.server.presence.present(two.table) == {two.ann.id}
