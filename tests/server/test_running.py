"""The programs that the tests start do start, and end."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
import redis
from tests.server.running import InProcess, RedisServer, ServerProcess

from castellany.server.serving import NotStarted


async def test_the_server_runs_in_the_event_loop_of_a_test(database_url: str, tmp_path: Path) -> None:
    async with InProcess(tmp_path, database_url=database_url) as server, httpx.AsyncClient() as client:
        assert (await client.get(f"{server.url}/readyz")).json() == {"ready": True, "missing": []}
    async with httpx.AsyncClient() as client:
        with pytest.raises(httpx.ConnectError):
            await client.get(f"{server.url}/readyz")


async def test_the_server_runs_as_a_process(database_url: str, tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data", database_url=database_url) as server, httpx.AsyncClient() as client:
        assert (await client.get(f"{server.url}/healthz")).status_code == 200
        await server.kill()
        await server.start()
        assert (await client.get(f"{server.url}/healthz")).status_code == 200
        assert await server.terminate() == 0
    assert "Traceback" not in server.logs


async def test_a_server_that_cannot_start_is_shown_with_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="ended by itself"):
        await ServerProcess(tmp_path / "data", database_url="mysql://nowhere").start()


async def test_a_server_that_cannot_start_in_the_event_loop_says_so(tmp_path: Path) -> None:
    with pytest.raises(NotStarted):
        async with InProcess(tmp_path, database_url=f"sqlite:///{tmp_path}"):
            raise AssertionError("it should not start")


def test_redis_can_be_stopped_and_started_again(tmp_path: Path) -> None:
    server = RedisServer(tmp_path)
    server.stop()
    with pytest.raises(redis.ConnectionError):
        server.clear()
    server.start()
    server.clear()
    server.stop()
