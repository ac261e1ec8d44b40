"""Broadcasts of several nodes hear each other over a real Redis, and know when they may have missed something."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from structlog.testing import capture_logs
from tests.server.broadcast.listening import Ear, nodes, until
from tests.server.running import RedisServer

from castellany.server.broadcast import Message, over_redis

pytestmark = pytest.mark.anyio


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis that a test may stop and start again."""
    server = RedisServer(tmp_path)
    yield server
    server.stop()


def number(n: int) -> Message:
    return {"table": "k3m5", "number": n}


async def test_nodes_hear_each_other_and_themselves_once(redis_url: str) -> None:
    async with nodes(redis_url, 3) as broadcasts:
        ears = [Ear(broadcast) for broadcast in broadcasts]
        assert all(broadcast.connected for broadcast in broadcasts)
        broadcasts[0].publish(number(1))
        assert ears[0].heard == [number(1)], "one's own at once"
        await until(lambda: all(ear.heard for ear in ears))
        broadcasts[1].publish(number(2))
        await until(lambda: all(len(ear.heard) == 2 for ear in ears))
        await asyncio.sleep(0.1)
        assert [ear.heard for ear in ears] == [[number(1), number(2)]] * 3, "and no echo"
        assert [ear.gaps for ear in ears] == [0, 0, 0]


async def test_many_messages_arrive_in_their_order(redis_url: str) -> None:
    async with nodes(redis_url) as (here, there):
        ear = Ear(there)
        for n in range(3000):
            here.publish(number(n))
        await until(lambda: len(ear.heard) == 3000)
        assert [message["number"] for message in ear.heard] == list(range(3000))


async def test_servers_with_different_prefixes_share_a_redis(redis_url: str) -> None:
    async with nodes(redis_url, 2, "club") as (here, there), nodes(redis_url, 1, "home") as (stranger,):
        ears = Ear(there), Ear(stranger)
        here.publish(number(1))
        await until(lambda: ears[0].heard == [number(1)])
        await asyncio.sleep(0.1)
        assert ears[1].heard == []


async def test_stopping_lets_the_last_words_out(redis_url: str) -> None:
    async with nodes(redis_url) as (here, there):
        ear = Ear(there)
        here.publish(number(1))
        await here.stop()
        assert not here.connected
        await until(lambda: ear.heard == [number(1)])


async def test_a_redis_that_is_killed_and_comes_back_leaves_a_gap(mortal: RedisServer) -> None:
    async with nodes(mortal.url) as broadcasts:
        ears = [Ear(broadcast) for broadcast in broadcasts]
        for n in range(2):
            mortal.stop()
            await until(lambda: not any(broadcast.connected for broadcast in broadcasts))
            begun = time.perf_counter()
            broadcasts[0].publish(number(n))
            assert time.perf_counter() - begun < 0.1
            assert ears[0].heard[-1] == number(n), "this node goes on"
            assert [ear.gaps for ear in ears] == [n, n]
            mortal.start()
            await until(lambda: all(broadcast.connected for broadcast in broadcasts))
            assert [ear.gaps for ear in ears] == [n + 1, n + 1]
        broadcasts[1].publish(number(8))
        await until(lambda: all(number(8) in ear.heard for ear in ears))


async def test_a_node_starts_without_redis_and_finds_it_later(mortal: RedisServer) -> None:
    mortal.stop()
    async with nodes(mortal.url, 1) as (broadcast,):
        ear = Ear(broadcast)
        assert not broadcast.connected
        broadcast.publish(number(1))
        assert ear.heard == [number(1)]
        mortal.start()
        await until(lambda: broadcast.connected)
        assert ear.gaps == 1


async def test_what_was_said_without_redis_is_said_once_it_is_back(
    mortal: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Long enough for the other node to listen before this one tries again.
    monkeypatch.setattr(over_redis, "PAUSE", 2.0)
    mortal.stop()
    async with nodes(mortal.url, 1) as (here,):
        here.publish(number(1))
        here.publish(number(2))
        await until(lambda: not here._sends)
        mortal.start()
        async with nodes(mortal.url, 1) as (there,):
            ear = Ear(there)
            await until(lambda: ear.heard == [number(1), number(2)])


async def test_a_redis_that_does_not_answer_is_a_lost_connection(
    mortal: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(over_redis, "PATIENCE", 0.3)
    async with nodes(mortal.url, 1) as (broadcast,):
        ear = Ear(broadcast)
        await asyncio.sleep(1.0)
        assert broadcast.connected, "silence alone is no harm"
        mortal.process.send_signal(signal.SIGSTOP)
        try:
            await until(lambda: not broadcast.connected)
        finally:
            mortal.process.send_signal(signal.SIGCONT)
        await until(lambda: broadcast.connected and ear.gaps == 1)


async def test_too_many_unsent_messages_become_a_gap_for_the_others(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(over_redis, "MOST_UNSENT", 10)
    async with nodes(redis_url) as (here, there):
        ears = Ear(here), Ear(there)
        with capture_logs() as logs:
            for n in range(15):
                here.publish(number(n))
            assert len(here._unsent) <= 10
        await until(lambda: number(14) in ears[1].heard)
        assert [message["number"] for message in ears[1].heard] == [10, 11, 12, 13, 14]
        assert (ears[0].gaps, ears[1].gaps) == (0, 1)
        assert [entry["event"] for entry in logs] == ["broadcast-messages-dropped"]


@pytest.mark.parametrize("nonsense", ["", "[", "[1]", "7", "null", "{}", "[" * 100_000])
async def test_nonsense_on_the_channel_is_passed_over(redis_url: str, nonsense: str) -> None:
    async with nodes(redis_url, 1) as (broadcast,), Redis.from_url(redis_url) as client:
        ear = Ear(broadcast)
        with capture_logs() as logs:
            await client.publish("castellany:herald", nonsense)
            await client.publish("castellany:herald", json.dumps({"node": "other", "message": number(1)}))
            await until(lambda: ear.heard == [number(1)])
        assert (ear.gaps, broadcast.connected) == (0, True)
        assert [entry["event"] for entry in logs] == ["broadcast-received-nonsense"]


async def test_redis_may_be_at_a_port(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"redis://127.0.0.1:{port}/0"
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        try:
            async with nodes(url) as (here, there):
                ear = Ear(there)
                await until(lambda: here.connected and there.connected)
                here.publish(number(1))
                await until(lambda: ear.heard == [number(1)])
        finally:
            process.kill()
