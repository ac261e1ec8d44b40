"""Writer: puts what happens at the tables on disk, everything that waits in one transaction.

One sync of the disk serves all tables that changed meanwhile, and nobody is answered before it is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.batch import Append, generation_of
from castellany.server.store.engine import is_out_of_reach
from castellany.server.store.write_connection import write_connection

PACE: Final = 0.01
"""Seconds from one transaction to the next under load; who comes after a pause does not wait."""
MOST_AT_ONCE: Final = 500
PATIENCE: Final = 3.0
"""Seconds to wait for a database that is gone for a moment."""


class GenerationChanged(Exception):
    """The database was replaced by a backup: what this node has in memory is no longer true."""


@dataclass(slots=True)
class Waiting:
    append: Append
    answer: asyncio.Future[bool]


class Writer:
    def __init__(self, engine: AsyncEngine, on_restored: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self.on_restored = on_restored
        """Called when the database was replaced, before anybody else hears of it."""
        self.appended = 0
        self.lost = 0
        self.seconds = 0.0
        """Appends that are on disk, those that came second, and the time that both waited, for metrics."""
        self._clock = time.monotonic
        self._generation = ""
        self._queue: list[Waiting] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self._connection = write_connection(engine)

    async def start(self) -> None:
        self._stopping = False
        self._generation = await generation_of(self.engine)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, and end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    @property
    def alive(self) -> bool:
        return self._task is not None and not self._task.done() and not self._stopping

    async def append(self, append: Append) -> bool:
        """True once the entries are on disk; False if the table has another length than expected.

        GenerationChanged if a backup was restored since the table was read.
        """
        if not self.alive:
            raise RuntimeError("the writer does not run")
        began = self._clock()
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(append, answer))
        self._wake.set()
        won = await answer
        self.seconds += self._clock() - began
        if won:
            self.appended += 1
        else:
            self.lost += 1
        return won

    async def create(self, values: dict[str, Any], rows: list[dict[str, Any]], seats: list[dict[str, Any]]) -> bool:
        """A new table with its first entries and its seats; False if there is one with this id."""
        return await self.append(Append(values["id"], 0, rows, values, seats))

    async def check(self) -> None:
        """Notice a restored backup also where nothing is appended."""
        found = await generation_of(self.engine)
        if found != self._generation:
            self._restored(found)

    def _restored(self, generation: str) -> None:
        """Everything decided so far was decided on what is gone."""
        self._generation = generation
        self.on_restored()
        for waiting in self._queue:
            settle(waiting, GenerationChanged())
        self._queue.clear()

    async def _run(self) -> None:
        last = 0.0
        while not (self._stopping and not self._queue):
            await self._wake.wait()
            self._wake.clear()
            if self._queue and not self._stopping:
                await asyncio.sleep(max(0.0, last + PACE - self._clock()))
            last = self._clock()
            batch = [waiting for waiting in self._queue[:MOST_AT_ONCE] if not waiting.answer.done()]
            del self._queue[:MOST_AT_ONCE]
            if self._queue:
                self._wake.set()
            if batch:
                batch.sort(key=lambda waiting: waiting.append.table_id)
                await self._write(batch)
        await self._connection.close()

    async def _write(self, batch: list[Waiting]) -> None:
        """One transaction for the batch; if it fails, one for each, so that nobody fails for another's sake."""
        try:
            await self._try(batch)
        except Exception as error:
            if len(batch) == 1 or is_out_of_reach(error):
                for waiting in batch:
                    settle(waiting, error)
            else:
                for waiting in batch:
                    await self._write([waiting])

    async def _try(self, batch: list[Waiting]) -> None:
        """Write, also over a short absence of the database.

        If the connection breaks during a commit that succeeded, the second attempt finds the length changed: the
        answer is False, as to anybody who comes second, and whoever decides again finds the entries there.
        """
        appends = [waiting.append for waiting in batch]
        deadline = self._clock() + PATIENCE
        wait = 0.02
        while True:
            try:
                found, won = await self._connection.write(appends, self._generation)
                break
            except Exception as error:
                await self._connection.close()
                if not is_out_of_reach(error) or self._clock() + wait > deadline:
                    raise
            await asyncio.sleep(wait)
            wait *= 2
        if found != self._generation:
            for waiting in batch:
                settle(waiting, GenerationChanged())
            self._restored(found)
            return
        for waiting, written in zip(batch, won, strict=True):
            settle(waiting, written)


def settle(waiting: Waiting, answer: bool | Exception) -> None:
    if waiting.answer.done():
        return
    if isinstance(answer, Exception):
        waiting.answer.set_exception(answer)
    else:
        waiting.answer.set_result(answer)
