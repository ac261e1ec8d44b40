"""Player: somebody at a table who plays on whatever happens to the server, and holds it to its word."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
HURRY = 0.85
"""How often a player ends the turn as soon as it may, so that games do not take all evening."""


class Player:
    """Answers every question from its offers, and sends again, under the same key, what was not acknowledged."""

    def __init__(self, name: str, person: str, cookie: str, seed: int) -> None:
        self.name = name
        self.person = person
        self.cookie = cookie
        self.table = ""
        self.random = Random(seed)
        self.seen = 0
        """The last entry that it was told of."""
        self.sent: list[Message] = []
        """Its moves, in order; all but the last are acknowledged."""
        self.pending: Message | None = None
        self.acks: dict[str, int] = {}
        self.resent = 0
        self.now: Message = {}
        """The table as it was last shown."""

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now["status"] == "over" and self.pending is None

    async def play(self, url: str) -> None:
        """Play until the game is over or the server is gone."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        try:
            async with connect(
                address, additional_headers={"Cookie": self.cookie}, max_size=None, proxy=None
            ) as connection:
                await connection.send(json.dumps({"type": "hello", "since": self.seen}))
                if self.pending is not None:
                    self.resent += 1
                    await connection.send(json.dumps(self.pending))
                async for text in connection:
                    await self.hear(connection, json.loads(text))
                    if self.over:
                        return
        except (OSError, WebSocketException):
            return

    async def hear(self, connection: ClientConnection, message: Message) -> None:
        if message["type"] == "update":
            self.look(message)
        elif message["type"] == "ack":
            assert self.pending is not None, f"{self.name} has nothing to be acknowledged: {message}"
            assert message["key"] == self.pending["key"]
            self.acks[message["key"]] = message["number"]
            self.pending = None
        elif message["type"] == "refused":
            assert message["wait"], f"a move of {self.name} was refused: {message}"
            await asyncio.sleep(0.05)
            await connection.send(json.dumps(self.pending))
        await self.answer(connection)

    def look(self, message: Message) -> None:
        told = [entry["number"] for entry in message["entries"]]
        expected = list(range(self.seen + 1, message["table"]["number"] + 1))
        assert told == expected, f"{self.name} was told {told} and not {expected}"
        assert message["table"]["number"] >= self.seen, f"{self.name} was told of what is gone now"
        self.seen = message["table"]["number"]
        self.now = message["table"]

    async def answer(self, connection: ClientConnection) -> None:
        question = self.now.get("question")
        if question is None or self.pending is not None:
            return
        if self.sent and self.sent[-1]["question"] == question["number"]:
            return
        key = f"m{len(self.sent) + 1}"
        move = self.choose([offer["move"] for offer in question["moves"]])
        self.pending = {"type": "move", "key": key, "question": question["number"], "move": move}
        self.sent.append(self.pending)
        await connection.send(json.dumps(self.pending))

    def choose(self, moves: list[str]) -> str:
        return "end" if "end" in moves and self.random.random() < HURRY else self.random.choice(moves)
