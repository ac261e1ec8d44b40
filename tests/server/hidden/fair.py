"""The fair: people at a server that keeps secrets for them, at two tables; and everything they can get from it."""

from __future__ import annotations

import asyncio
import io
from typing import Any

from sqlalchemy import Executable, select, text
from tests.server.client import Client, TableSocket
from tests.server.hidden.planted import CARDS
from tests.server.hidden.secrets import Catch, Secret
from tests.server.hidden.walking import Walker
from tests.server.running import InProcess
from tests.server.tables.sitting import OPTIONS

from castellany.server.store import schema

SEED = 9_071_234_567_890_000_043
"""Deals a wolf and geese to Ann, geese and a horse to Ben, a bear and otters to Cleo."""
PASSWORD = "zyxpasswordxyz-Correct-Horse"
CHAT = "zyxchatxyz"
NOTE = "zyxnotexyz"
BLOCKED = "Zyxblockedxyz"
KEY = "zyxkeyxyz"
WRONG = "zyxwrong"
QUIET = 0.3
"""Seconds in which sockets say what they still have to say."""
SEATED = ("ann", "ben", "cleo")
EVERYBODY = (*SEATED, "dora", "nobody")


class Fair:
    """A public fair of Ann, Ben and Cleo, which Dora and nobody watch, and a private table of Ann and Ben."""

    def __init__(self, server: InProcess, written: io.StringIO, people: dict[str, Walker]) -> None:
        self.node: Any = server.app.state.server
        self.written = written
        self.people = people
        self.sockets: dict[str, TableSocket] = {}
        self.blocked = ""

    async def gather(self) -> None:
        ann, ben = self.people["ann"].client, self.people["ben"].client
        made = await ann.http.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
        assert made.status_code == 201, made.text
        assert (await ann.http.patch("/api/me", json={"settings": {"note": NOTE}})).status_code == 200
        async with Client(ann.url) as unwanted:
            self.blocked = (await unwanted.guest(BLOCKED)).id
        assert (await ann.http.put(f"/api/me/blocks/{self.blocked}")).status_code == 204
        seats = [{"kind": "person"}] * 3
        self.public = await ann.create(game="planted", visibility="public", seats=seats)
        for name in EVERYBODY:
            self.sockets[name] = await self.people[name].listen(self.public["id"])
        for name in ("ben", "cleo"):
            assert (await self.sockets[name].ask("sit"))["type"] == "ack"
        self.private = await ann.create(
            game="burgundy", edition="2019", options=OPTIONS, visibility="private", seats=seats[:2]
        )
        invitation = {"invite": self.private["invite"]}
        assert (await ben.command(self.private["id"], "sit", **invitation)).status_code == 200
        assert (await ann.command(self.private["id"], "start")).status_code == 200
        own = await self.people["ann"].listen(self.private["id"], invite=invitation["invite"])
        await own.wait_for("update")
        assert (await own.play())["type"] == "ack"
        said = await ann.http.post(f"/api/tables/{self.private['id']}/chat", json={"key": KEY, "text": CHAT})
        assert said.status_code == 201
        await self.heard(await self.sockets["ann"].ask("start"))

    async def heard(self, ack: dict[str, Any]) -> None:
        """Everybody has heard what was acknowledged."""
        assert ack["type"] == "ack", ack
        for socket in self.sockets.values():
            await socket.reach(ack["number"])

    async def do(self, name: str, type: str, **fields: Any) -> None:
        await self.heard(await self.sockets[name].ask(type, **fields))

    async def play(self, name: str, move: str, **fields: Any) -> None:
        socket = self.sockets[name]
        await self.do(name, "move", question=socket.table["question"]["number"], move=move, **fields)

    @property
    def table(self) -> dict[str, Any]:
        return self.sockets["nobody"].table

    async def search(self, *names: str, tables: tuple[str, ...] = ()) -> dict[str, Catch]:
        """Everybody, or some, fetch everything; gives what each got since the last search, and what was logged."""
        length = self.table["number"]
        values: dict[str, list[Any]] = {
            "table": list(tables or (self.public["id"], self.private["id"])),
            "number": [length, length // 2, length + 1],
            "seat": [None, 0, 1, 2],
            "open": [None, True],
            "invite": [None, WRONG],
            "since": [0, length - 1],
            "wait": [0],
            "after": [0],
            "before": [None, length],
            "limit": [None],
            "person": ["aaaa"],
            "token": ["0" * 32],
            "game": ["planted"],
            "players": [3],
            "edition": [None],
            "modules": [None],
            "option": [None],
        }
        walkers = {name: self.people[name] for name in names or EVERYBODY}
        for walker in walkers.values():
            await walker.walk(values)
            for table in values["table"]:
                await walker.ask_too_much(table, length, WRONG)
                await walker.ask_too_much_aloud(table, length)
        await asyncio.sleep(QUIET)
        assert self.table["number"] == length, "what is refused changes nothing"
        catches = {name: walker.look_back() for name, walker in walkers.items()}
        log = Catch([("the log", self.written.getvalue().encode())])
        return {**catches, "the log": log}

    async def secrets(self) -> list[Secret]:
        """Everything that the server keeps and must not tell."""
        own = frozenset({"ann", "ben"})
        out = [
            Secret("the seed", SEED),
            Secret("the invitation to the fair", self.public["invite"], frozenset(SEATED)),
            Secret("the invitation to the private table", self.private["invite"], own),
            Secret("that there is a private table", self.private["id"], own | {"the log"}),
            Secret("what was said at the private table", CHAT, own),
            Secret("a password", PASSWORD),
            Secret("somebody's settings", NOTE, frozenset({"ann"})),
            Secret("whom somebody has blocked", BLOCKED, frozenset({"ann"})),
            Secret("the number of whom somebody has blocked", self.blocked, frozenset({"ann", "the log"})),
            Secret("the key of a command", KEY, frozenset({"ann"})),
        ]
        for name, walker in self.people.items():
            for cookie in walker.client.http.cookies.values():
                out.append(Secret(f"the cookie of {name}", cookie, frozenset({name})))
                out.append(Secret(f"the token of {name}", cookie.split(".")[0], frozenset({name})))
        columns = (schema.people.c.password, schema.sessions.c.id, schema.meta.c.value)
        async with self.node.engine.connect() as connection:
            for column in columns:
                found = (await connection.execute(select(column))).scalars()
                # The rest of `meta` are times and small numbers.
                out += [Secret(str(column), value) for value in found if value is not None and len(value) > 15]
        return out

    async def alter(self, *statements: str | Executable) -> None:
        """Do something to the database behind the server's back."""
        async with self.node.engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement) if isinstance(statement, str) else statement)

    def cards(self, known: dict[str, set[int]]) -> list[Secret]:
        """The cards, each known to those who have seen one of its kind."""
        return [
            Secret(word, word, frozenset(name for name, kinds in known.items() if card in kinds))
            for card, word in enumerate(CARDS)
        ]
