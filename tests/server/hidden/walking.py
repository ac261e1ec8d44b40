"""Walking: somebody who fetches what can be fetched, asks for what is not granted, and listens."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import httpx
from tests.server.client import Client, TableSocket
from tests.server.hidden.secrets import Catch

PAGES = (
    "/",
    "/tables/{table}",
    "/nowhere",
    "/assets/nothing.css",
    "/replay/{table}",
    "/api/openapi.json",
    "/api/nothing",
)
BROWSER = {"Accept": "text/html", "Accept-Language": "pl"}


class Walker:
    def __init__(self, name: str, client: Client) -> None:
        self.name = name
        self.client = client
        self.catch = Catch()
        self.sockets: list[TableSocket] = []

    def look_back(self) -> Catch:
        """What was caught since the last look."""
        for socket in self.sockets:
            self.catch.add("socket", json.dumps(socket.received, ensure_ascii=False).encode())
            socket.received.clear()
            socket.waited = 0
        caught, self.catch = self.catch, Catch()
        return caught

    async def fetch(self, method: str, path: str, **rest: Any) -> httpx.Response:
        answer = await self.client.http.request(method, path, **rest)
        headers = b"\n".join(b": ".join(pair) for pair in answer.headers.raw)
        self.catch.add(f"{method} {path} {rest.get('params') or ''} {answer.status_code}", headers + answer.content)
        return answer

    async def listen(self, table: str, since: int = 0, invite: str | None = None) -> TableSocket:
        socket = await self.client.connect(table, invite)
        self.sockets.append(socket)
        await socket.send("hello", since=since)
        return socket

    async def walk(self, values: dict[str, list[Any]]) -> None:
        """Fetch every address that the server describes, and the pages, with every combination of these values.

        A wrong invitation only goes with what is usual otherwise.
        """
        described = (await self.fetch("GET", "/api/openapi.json")).json()["paths"]
        for path, methods in described.items():
            named = [parameter["name"] for parameter in methods.get("get", {}).get("parameters", [])]
            for chosen in product(*(values[name] for name in named)):
                given = dict(zip(named, chosen, strict=True))
                unusual = [name for name, value in given.items() if value != values[name][0] and name != "table"]
                if "get" in methods and ("invite" not in unusual or len(unusual) == 1):
                    await self.fetch_filled("GET", path, given)
            await self.fetch_filled("HEAD", path, {"table": values["table"][0]})
        for path, table, invite in product(PAGES, values["table"], values["invite"]):
            await self.fetch_filled("GET", path, {"table": table, "invite": invite}, headers=BROWSER)

    async def fetch_filled(self, method: str, path: str, given: dict[str, Any], **rest: Any) -> None:
        params = {name: value for name, value in given.items() if value is not None and f"{{{name}}}" not in path}
        await self.fetch(
            method, path.format(**{"number": 1, "game": "planted", "other": "aaaa", **given}), params=params, **rest
        )

    async def ask_too_much(self, table: str, length: int, invite: str | None = None) -> None:
        """Send what is refused; nothing of it changes anything."""
        invitation = {"params": {"invite": invite}} if invite else {}
        for body in refused_commands(length):
            await self.fetch("POST", f"/api/tables/{table}/commands", json=body, **invitation)
        for seat in range(3):
            play_on = {"number": length, "seat": seat, "bots": ["greedy", "greedy"]}
            await self.fetch("POST", f"/api/tables/{table}/play-on", json=play_on, **invitation)
        await self.fetch("POST", f"/api/tables/{table}/rematch")
        await self.fetch(
            "POST", "/api/records", content="castellany record 1\n", headers={"Content-Type": "text/plain"}
        )
        await self.fetch("POST", "/api/login", json={"name": "Ann", "password": "quite another one"})
        await self.fetch("POST", "/api/login", content=b"{", headers={"Content-Type": "application/json"})
        await self.fetch("PATCH", "/api/me", json={"name": ""})
        await self.fetch("PUT", "/api/me/blocks/aaaa")

    async def ask_too_much_aloud(self, table: str, length: int) -> None:
        """The same over WebSockets, and coming back after having seen so much."""
        for since in (0, length - 2):
            socket = await self.listen(table, since)
            for frame in [{"type": "look", "seat": seat} for seat in range(4)] + refused_commands(length):
                await socket.raw(json.dumps(frame))
            for number in range(length + 1):
                await socket.send("preview", question=number)
                await socket.send("why", question=number, move="plant 1")
            await socket.send("hint", question=length)
            await socket.send("plan")
            await socket.raw("{")
            await socket.raw(b"\0\xff")


def refused_commands(length: int) -> list[dict[str, Any]]:
    """Nobody is granted these: they come too late, too early, or mean nothing."""
    commands: list[dict[str, Any]] = [
        {"type": "move", "question": number, "move": move, "seat": seat}
        for seat in (None, 1)
        for number, move in ((length, "no such move"), (1, "end"), (length, "plant 9"))
    ]
    commands += [{"type": "start"}, {"type": "sit", "seat": 0}, {"type": "resume"}, {"type": "return"}]
    commands += [{"type": "answer", "offer": 1, "agree": True}, {"type": "undo", "to": 1}, {"type": "nonsense"}]
    commands += [{"type": "offer", "what": "undo", "to": 100_000}, {"type": "remove", "person": "!"}]
    return [{"key": f"refused-{number}", **command} for number, command in enumerate(commands)]
