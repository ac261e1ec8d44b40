"""Evening: a dozen tables with people and bots, at a server that may end at any moment."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import httpx
from tests.server.client import people_and_bots
from tests.server.crash.player import Player

TABLES = 12
SHAPES = ((2, 0), (1, 1), (2, 1))
"""People and bots at a table."""
PLENTY: dict[str, Any] = {
    "bot_workers": 1,
    "limit_guests": "10000/second",
    "limit_tables": "10000/second",
    "limit_tables_address": "10000/second",
    "limit_moves": "10000/second",
    "limit_commands": "10000/second",
    "limit_requests": "10000/second",
    "max_tables_open": 10000,
}
"""Settings under which nobody is asked to wait."""
NUMBERS = count(1)


class Evening:
    """Everybody's way to the server is one client of HTTP: making one takes long."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.players: list[Player] = []
        self.creator: Player | None = None
        self.created: list[str] = []
        """Tables that nobody sits down at; creating them is load too."""

    async def begin(self, url: str) -> Evening:
        """Let people come, sit down and start; nothing happens to the server before they have."""
        self.creator = await self.come(url, "Founder")
        for table in range(TABLES):
            people, bots = SHAPES[table % len(SHAPES)]
            await self.gather(url, people, bots)
        return self

    async def gather(self, url: str, people: int, bots: int) -> None:
        terms = people_and_bots(people, bots)
        players = [await self.come(url, f"Player {next(NUMBERS)}") for _ in range(people)]
        owner = players[0]
        table = (await self.post(url, owner, "/api/tables", terms))["id"]
        for player in players:
            player.table = table
            if player is not owner:
                await self.command(url, player, "sit")
        await self.command(url, owner, "start")
        self.players += players

    def play(self, url: str) -> list[asyncio.Task[None]]:
        playing = [player.play(url) for player in self.players if not player.over]
        return [asyncio.create_task(one) for one in (*playing, self.create_tables(url))]

    async def create_tables(self, url: str) -> None:
        """Create tables, a few at a time, until the server is gone or everybody is done."""
        assert self.creator is not None
        try:
            while not self.over:
                created = await self.post(url, self.creator, "/api/tables", people_and_bots(1, 1))
                self.created.append(created["id"])
                await asyncio.sleep(0.1)
        except httpx.TransportError:
            return

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)

    @property
    def tables(self) -> list[str]:
        return sorted({player.table for player in self.players})

    async def come(self, url: str, name: str) -> Player:
        answer = await self.http.post(f"{url}/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        self.http.cookies.clear()
        return Player(name, answer.json()["id"], cookie, next(NUMBERS))

    async def post(self, url: str, player: Player, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post(url + path, json=body, headers={"Cookie": player.cookie})
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def command(self, url: str, player: Player, type: str, **fields: Any) -> dict[str, Any]:
        body = {"type": type, "key": f"c{next(NUMBERS)}", **fields}
        return await self.post(url, player, f"/api/tables/{player.table}/commands", body)
