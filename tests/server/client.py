"""A client as anybody could write one: HTTP and WebSockets, every message held against its published schema."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
from jsonschema import Draft202012Validator
from tests.server.changed import changed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0
"""Seconds that anything may take to happen."""

Message = dict[str, Any]


class Schemas:
    """The schemas that a server publishes, read strictly: what they do not name must not be there."""

    def __init__(self, published: Message) -> None:
        self.incoming = Draft202012Validator(strict(published["incoming"]))
        self.outgoing = Draft202012Validator(strict(published["outgoing"]))
        self.scenes = [Draft202012Validator(strict(scene)) for scene in published["scenes"].values()]

    def check_outgoing(self, message: Message) -> None:
        self.outgoing.validate(message)
        if message["type"] == "update":
            self.check_scene(message["table"]["scene"])

    def check_scene(self, scene: Message | None) -> None:
        assert scene is None or any(schema.is_valid(scene) for schema in self.scenes), scene


def strict(schema: Any) -> Any:
    """A schema whose objects have no other fields than those it names."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    out = {key: strict(value) for key, value in schema.items()}
    if isinstance(out.get("properties"), dict) and "type" in out:
        out.setdefault("additionalProperties", False)
    return out


class Client:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str, check: bool = True) -> None:
        self.url = url
        self.check = check
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE + 10)
        self.id = ""
        self.name = ""
        self.schemas: Schemas | None = None
        self.sockets: list[TableSocket] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    async def guest(self, name: str) -> Self:
        """Come in; the cookie stays with this client."""
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id, self.name = answer.json()["id"], answer.json()["name"]
        return self

    async def create(self, **terms: Any) -> Message:
        """A new table: its id, invitation and link."""
        answer = await self.http.post("/api/tables", json=terms)
        assert answer.status_code == 201, answer.text
        created: Message = answer.json()
        return created

    async def command(self, table: str, type: str, invite: str | None = None, **fields: Any) -> httpx.Response:
        """A command over HTTP."""
        params = {} if invite is None else {"invite": invite}
        fields.setdefault("key", new_key())
        return await self.http.post(f"/api/tables/{table}/commands", params=params, json={"type": type, **fields})

    async def connect(self, table: str, invite: str | None = None) -> TableSocket:
        """A WebSocket on which nothing has been said yet."""
        if self.check and self.schemas is None:
            self.schemas = Schemas((await self.http.get("/api/schemas/socket.json")).json())
        query = "" if invite is None else f"?invite={invite}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        connection = await connect(
            address, additional_headers={"Cookie": cookies} if cookies else {}, max_size=None, proxy=None
        )
        socket = TableSocket(connection, self.schemas)
        self.sockets.append(socket)
        return socket

    async def socket(
        self, table: str, since: int = 0, chat: int = 0, invite: str | None = None, changes: bool = False
    ) -> TableSocket:
        """A WebSocket that has said hello and has been shown the table."""
        socket = await self.connect(table, invite)
        await socket.send("hello", since=since, chat=chat, changes=changes)
        await socket.wait_for("update")
        return socket


class TableSocket:
    """Collects everything that it is told; `wait_for` gives what has not been waited for before."""

    def __init__(self, connection: ClientConnection, schemas: Schemas | None) -> None:
        self.connection = connection
        self.schemas = schemas
        self.received: list[Message] = []
        self.entries: dict[int, Message] = {}
        self.table: Message = {}
        self.waited = 0
        """How many messages have been waited for, or passed over by it."""
        self.news = asyncio.Condition()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for text in self.connection:
                self.take(json.loads(text))
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self.news:
                self.news.notify_all()

    def take(self, message: Message) -> None:
        if self.schemas is not None:
            self.schemas.check_outgoing(message)
        self.received.append(message)
        if message["type"] == "update":
            self.table = message["table"]
        elif message["type"] == "changed":
            self.table = changed(self.table, message["changes"])
        if message["type"] in ("update", "changed"):
            self.entries |= {entry["number"]: entry for entry in message["entries"]}

    # Saying.

    async def send(self, type: str, **fields: Any) -> str | None:
        """Say something; gives its key, if it has one."""
        message = {"type": type, **fields}
        if type not in ("hello", "look", "ping"):
            message.setdefault("key", new_key())
        if self.schemas is not None:
            self.schemas.incoming.validate(message)
        await self.raw(json.dumps(message))
        key: str | None = message.get("key")
        return key

    async def raw(self, frame: str | bytes) -> None:
        await self.connection.send(frame)

    async def ask(self, type: str, **fields: Any) -> Message:
        """Say something and wait for its ack or refusal."""
        key = await self.send(type, **fields)
        return await self.answer(key)

    async def answer(self, key: str | None) -> Message:
        return await self.until(lambda: next((m for m in self.answers() if m["key"] == key), None))

    def answers(self) -> list[Message]:
        return [message for message in self.received if message["type"] in ("ack", "refused")]

    async def play(self, move: str | None = None) -> Message:
        """Answer what is asked, by default with the first move offered; gives the ack or refusal."""
        question = self.table["question"]
        chosen = question["moves"][0]["move"] if move is None else move
        return await self.ask("move", question=question["number"], move=chosen, seat=self.table["seat"])

    # Hearing.

    async def wait_for(self, type: str, **fields: Any) -> Message:
        """The next message of a type with these fields."""

        def find() -> Message | None:
            while self.waited < len(self.received):
                message = self.received[self.waited]
                self.waited += 1
                if message["type"] == type and all(message[name] == value for name, value in fields.items()):
                    return message
            return None

        return await self.until(find)

    async def reach(self, number: int) -> Message:
        """The table, once it has come to this entry."""
        return await self.until(lambda: self.table if self.table and self.table["number"] >= number else None)

    async def until(self, found: Any) -> Message:
        """What a function finds, as soon as it finds something."""
        async with asyncio.timeout(PATIENCE), self.news:
            while (result := found()) is None:
                self.check_reader()
                await self.news.wait()
        answer: Message = result
        return answer

    def check_reader(self) -> None:
        if self.reader.done():
            self.reader.result()
            raise AssertionError(f"closed with {self.connection.close_code} {self.connection.close_reason}")

    async def closed(self) -> tuple[int | None, str | None]:
        """Code and reason, once the server has closed it."""
        async with asyncio.timeout(PATIENCE):
            await self.reader
        return self.connection.close_code, self.connection.close_reason

    async def close(self) -> None:
        await self.connection.close()
        await self.reader


NUMBERS = count(1)


def new_key() -> str:
    return f"k{next(NUMBERS)}"


def people_and_bots(people: int, bots: int = 0, **terms: Any) -> Message:
    """Terms of a table of Burgundy with so many seats for people and greedy bots."""
    seats = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "greedy"}] * bots
    return {"game": "burgundy", "visibility": "public", "seats": seats, **terms}
