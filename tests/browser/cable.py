"""A cable between a browser and the server, which can be pulled out."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Cable:
    """An address of its own that leads to the server, as long as the cable is plugged in."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.there = (str(parts.hostname), int(parts.port or 80))
        self.port = 0
        self.server: asyncio.Server | None = None
        self.lines: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def plug_in(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def pull_out(self) -> None:
        """Cut every line at once; new ones are refused."""
        assert self.server is not None, "it is not plugged in"
        self.server.close()
        for line in self.lines:
            line.transport.abort()
        self.server = None

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self.there)
        self.lines |= {writer, back}
        try:
            await asyncio.gather(copy(reader, back), copy(there, writer))
        finally:
            self.lines -= {writer, back}

    async def __aenter__(self) -> Self:
        await self.plug_in()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self.server is not None:
            await self.pull_out()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
