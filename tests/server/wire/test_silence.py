"""A connection can be dead without saying so: the other side has lost its network, or sleeps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import InProcess
from tests.server.wire.conftest import Coming
from tests.server.wire.sitting import two_people

from castellany.server import serving

PING = 0.6
SOON = 2 * PING + 2
"""Seconds: the next ping, as long for an answer, and some for a machine that is busy."""


@pytest.fixture
async def hasty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Coming]:
    """People who come to a server that asks more often whether they are there."""
    monkeypatch.setattr(serving, "SECONDS_BETWEEN_PINGS", PING)
    async with InProcess(tmp_path, bot_workers=1) as server, Client(server.url) as ann, Client(server.url) as ben:
        people = {"Ann": ann, "Ben": ben}

        async def come(name: str) -> Client:
            return await people[name].guest(name)

        yield come


async def test_who_answers_no_ping_is_soon_away(hasty: Coming) -> None:
    two = await two_people(hasty)
    ann, ben = two.sockets
    both = sorted([two.ann.id, two.ben.id])
    await ann.wait_for("presence", people=both)
    # Who says nothing, but is there, answers.
    await asyncio.sleep(2 * PING)
    assert [heard["people"] for heard in ann.received if heard["type"] == "presence"][-1] == both
    silent = time.time()
    ben.connection.transport.pause_reading()
    async with asyncio.timeout(SOON):
        away = await ann.wait_for("presence", people=[two.ann.id])
    assert 0 <= away["away"][two.ben.id] / 1000 - silent < SOON
    ben.connection.transport.abort()
