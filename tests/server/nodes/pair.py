"""Two nodes on one PostgreSQL and one Redis, and people who are at both."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.client import PATIENCE, Client, TableSocket, people_and_bots
from tests.server.crash.evening import PLENTY
from tests.server.running import RedisServer, ServerProcess, variables


class Pair:
    def __init__(self, folder: Path, database_url: str, redis: RedisServer, **settings: Any) -> None:
        self.folder = folder
        self.redis = redis
        self.settings = {"database_url": database_url, "redis_url": redis.url, **PLENTY, **settings}
        self.nodes = [ServerProcess(folder / name, **self.settings) for name in ("north", "south")]
        self.clients: list[Client] = []

    async def come(self, name: str, node: int = 0) -> Client:
        client = Client(self.nodes[node].url, check=False)
        self.clients.append(client)
        return await client.guest(name)

    def at_other(self, client: Client) -> Client:
        """The same person at the other node."""
        urls = [node.url for node in self.nodes]
        other = Client(urls[1 - urls.index(client.url)], check=False)
        other.http.cookies.update(client.http.cookies)
        other.id, other.name = client.id, client.name
        self.clients.append(other)
        return other

    async def table(self, *people: Client, bots: int = 0, **terms: Any) -> tuple[str, list[TableSocket]]:
        """A table that has started, and a socket for each of the people where they are."""
        created = await people[0].create(**people_and_bots(len(people), bots, **terms))
        sockets = [await person.socket(created["id"]) for person in people]
        for socket in sockets[1:]:
            assert (await socket.ask("sit"))["type"] == "ack"
        started = await sockets[0].ask("start")
        assert started["type"] == "ack", started
        for socket in sockets:
            await socket.reach(started["number"])
        return created["id"], sockets

    def admin(self, *words: str) -> None:
        """Look after the server from the command line while it runs."""
        command = [sys.executable, "-m", "castellany", "admin", *words]
        subprocess.run(command, env=variables(self.settings), check=True, capture_output=True, timeout=60)


@asynccontextmanager
async def pair(folder: Path, database_url: str, **settings: Any) -> AsyncIterator[Pair]:
    redis = RedisServer(folder)
    both = Pair(folder, database_url, redis, **settings)
    try:
        async with both.nodes[0], both.nodes[1]:
            yield both
    finally:
        for client in both.clients:
            await client.close()
        redis.stop()


async def in_turn(sockets: list[TableSocket]) -> TableSocket:
    """The socket of whoever is asked alone, once all have heard the same; boards are chosen first."""
    async with asyncio.timeout(PATIENCE):
        while True:
            numbers = {socket.table["number"] for socket in sockets}
            asking = [socket for socket in sockets if has_question(socket)]
            if len(numbers) == 1 and asking:
                table = asking[0].table
                if len(table["asked"]) == 1 and not table["scene"]["preparing"]:
                    return asking[0]
                answer = await asking[0].play()
                assert answer["type"] == "ack", answer
                await asking[0].reach(answer["number"])
            for socket in sockets:
                socket.check_reader()
            await asyncio.sleep(0.005)


def has_question(socket: TableSocket) -> bool:
    """Whether an answer of this socket is waited for; a sealed one that is in may be changed, but need not be."""
    return socket.table["question"] is not None and socket.table["seat"] in socket.table["asked"]
