"""A worker process as the server sees it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

import structlog

from castellany.server.bots.wire import LENGTH, LONGEST_ANSWER, framed

STARTING: Final = 60.0
"""Seconds within which a worker must have said which bots it knows, on a very busy machine."""

LAST_WORDS: Final = 1.0
"""Seconds to wait for what a worker that has ended wrote before."""

log = structlog.get_logger(__name__)


class Broken(Exception):
    """The worker ended, or answered what makes no sense; it is of no further use."""


class WorkerProcess:
    """Started by `start`; whoever started it ends it, whatever happened in between."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.bots: frozenset[str] = frozenset()
        self.listening = asyncio.create_task(self.log_errors())

    @classmethod
    async def start(cls, seconds: float, megabytes: int, module: str) -> WorkerProcess:
        """A worker that is ready to be asked; any exception if it does not get so far."""
        starting = asyncio.create_task(spawn(str(seconds), str(megabytes), *([module] if module else [])))
        try:
            worker = cls(await asyncio.shield(starting))
        except asyncio.CancelledError:  # not every event loop would end a process that has just begun
            await cls(await starting).end()
            raise
        try:
            async with asyncio.timeout(STARTING):
                worker.bots = frozenset(map(str, (await worker.answer()).get("bots", "")))
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def ended(self) -> bool:
        return self.process.returncode is not None

    async def ask(self, question: bytes) -> object:
        """What the worker takes for a move; Broken if there is no such answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(framed(question))
        with suppress(ConnectionError):  # then reading says so too
            await self.process.stdin.drain()
        return (await self.answer()).get("move")

    async def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            if length > LONGEST_ANSWER:
                raise Broken("an answer without end")
            answer = json.loads(await self.process.stdout.readexactly(length))
        except (EOFError, ConnectionError) as error:
            raise Broken("ended") from error
        except (ValueError, RecursionError) as error:
            raise Broken("an answer that is no JSON") from error
        if not isinstance(answer, dict):
            raise Broken("an answer that is no object")
        return answer

    async def end(self) -> None:
        """End the process, and wait until nothing of it is left, even if cancelled meanwhile."""
        ending = asyncio.create_task(self._end())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending
            raise

    async def _end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        if not self.ended:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        await asyncio.wait([self.listening], timeout=LAST_WORDS)
        self.listening.cancel()

    async def log_errors(self) -> None:
        """Hand on to the log what the worker, or a bot in it, complains about."""
        assert self.process.stderr is not None
        while True:
            try:
                line = await self.process.stderr.readline()
            except ValueError:  # longer than anybody would read
                continue
            if not line:
                return
            log.warning("bot-worker-said", pid=self.process.pid, line=line.decode(errors="replace").rstrip())


async def spawn(*arguments: str) -> Process:
    # A session of its own keeps the Ctrl-C of a terminal away from the worker.
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "castellany.server.bots.worker", *arguments),
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
        limit=LONGEST_ANSWER,
        start_new_session=True,
        env=environment(),
    )


def environment() -> dict[str, str]:
    """What a worker finds modules by, and none of the server's settings: some of them are secret."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CASTELLANY_")}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
