"""WriteConnection: the connection on which batches are written, each in one transaction."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castellany.server.store.batch import Append, write
from castellany.server.store.engine import OneWriter, connect_in_thread


class WriteConnection(Protocol):
    async def write(self, appends: list[Append], generation: str) -> tuple[str, list[bool]]:
        """`write` in one transaction."""

    async def close(self) -> None:
        """Close the connection; the next batch opens another."""


def write_connection(engine: AsyncEngine) -> WriteConnection:
    return ThreadWriteConnection(engine) if isinstance(engine, OneWriter) else AsyncWriteConnection(engine)


class AsyncWriteConnection:
    """For PostgreSQL, which answers over a socket."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, appends: list[Append], generation: str) -> tuple[str, list[bool]]:
        if self.connection is None:
            self.connection = await self.engine.connect()
        async with self.connection.begin():
            return await self.connection.run_sync(write, appends, generation)

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()


class ThreadWriteConnection:
    """For SQLite, which works in the thread that asks: a batch goes there and back once, not with each statement."""

    def __init__(self, engine: OneWriter) -> None:
        self.turn = engine.turn
        self.engine = connect_in_thread(engine)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def write(self, appends: list[Append], generation: str) -> tuple[str, list[bool]]:
        async with self.turn:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.transaction, appends, generation)

    def transaction(self, appends: list[Append], generation: str) -> tuple[str, list[bool]]:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            return write(self.connection, appends, generation)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)

    def _close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()
        self.engine.dispose()
