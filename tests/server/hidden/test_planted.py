"""Secrets are planted in every hidden place and looked for in everything that anybody can get."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import select, update
from tests.server.client import Client, TableSocket
from tests.server.hidden.planted import CARDS, plant
from tests.server.hidden.secrets import Catch, Secret, leaks
from tests.server.hidden.walking import Walker
from tests.server.running import InProcess
from tests.server.tables.sitting import OPTIONS

from castellany.server.logs import LIBRARIES, set_up_logs
from castellany.server.settings import Settings
from castellany.server.store import schema
from castellany.server.tables import founding
from castellany.server.web.languages import texts_in
from castellany.server.web.schemas import schemas

SEED = 9_071_234_567_890_000_043
"""Deals a wolf and geese to Ann, geese and a horse to Ben, a bear and otters to Cleo."""
PASSWORD = "zyxpasswordxyz-Correct-Horse"
CHAT = "zyxchatxyz"
NOTE = "zyxnotexyz"
BLOCKED = "Zyxblockedxyz"
KEY = "zyxkeyxyz"
CASTLE = "castle 19"
WRONG = "zyxwrong"
QUIET = 0.3
"""Seconds in which sockets say what they still have to say."""
SEATED = ("ann", "ben", "cleo")
EVERYBODY = (*SEATED, "dora", "nobody")
PLENTY = {
    f"limit_{what}": "100000/second"
    for what in ("login", "guests", "accounts", "tables", "moves", "chat", "commands", "requests")
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the server logs, in full detail; logging belongs to the whole process, so others get it back as it was."""
    root = logging.getLogger()
    kept = root.handlers[:], root.level, {name: logging.getLogger(name).level for name in LIBRARIES}
    stream = io.StringIO()
    set_up_logs(Settings(log_format="json", log_level="debug"), stream)
    plant(monkeypatch)
    monkeypatch.setattr(founding, "randbits", lambda _: SEED)
    for client in ("httpx", "httpcore"):
        monkeypatch.setattr(logging.getLogger(client), "disabled", True)
    yield stream
    root.handlers[:], root.level = kept[0], kept[1]
    for name, level in kept[2].items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()
    texts_in.cache_clear()
    schemas.cache_clear()


class Fair:
    """A public fair of Ann, Ben and Cleo, which Dora and nobody watch, and a private table of Ann and Ben."""

    def __init__(self, server: InProcess, written: io.StringIO, people: dict[str, Walker]) -> None:
        self.house: Any = server.app.state.house
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
        door = {"invite": self.private["invite"]}
        assert (await ben.command(self.private["id"], "sit", **door)).status_code == 200
        assert (await ann.command(self.private["id"], "start")).status_code == 200
        own = await self.people["ann"].listen(self.private["id"], invite=door["invite"])
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
        async with self.house.engine.connect() as connection:
            for column in columns:
                found = (await connection.execute(select(column))).scalars()
                # The rest of `meta` are times and small numbers.
                out += [Secret(str(column), value) for value in found if value is not None and len(value) > 15]
        return out

    def cards(self, known: dict[str, set[int]]) -> list[Secret]:
        """The cards, each known to those who have seen one of its kind."""
        return [
            Secret(word, word, frozenset(name for name, kinds in known.items() if card in kinds))
            for card, word in enumerate(CARDS)
        ]


@pytest.fixture
async def fair(tmp_path: Path, written: io.StringIO) -> AsyncIterator[Fair]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(InProcess(tmp_path, bot_workers=1, max_sockets=1000, **PLENTY))
        people = {}
        for name in EVERYBODY:
            client = await stack.enter_async_context(Client(server.url, check=False))
            people[name] = Walker(name, client if name == "nobody" else await client.guest(name.title()))
        fair = Fair(server, written, people)
        await fair.gather()
        yield fair


WOLF, BEAR, HORSE, GOOSE, OTTER = range(5)


async def test_nobody_gets_what_is_hidden(fair: Fair) -> None:
    # Two of three have answered; Ben has changed his mind twice.
    await fair.play("ann", f"bid {CARDS[WOLF]}", key=KEY)
    await fair.play("ben", f"bid {CARDS[GOOSE]}")
    await fair.do("ben", "undo")
    await fair.play("ben", f"bid {CARDS[GOOSE]}")
    await fair.play("ben", f"bid {CARDS[HORSE]}")
    known = {"ann": {WOLF, GOOSE}, "ben": {GOOSE, HORSE}, "cleo": {BEAR, OTTER}}
    caught = await fair.search()
    assert leaks(caught, await fair.secrets() + fair.cards(known)) == []
    for name, kinds in known.items():
        assert all(caught[name].find(Secret("own", CARDS[kind])) for kind in kinds), "one's own cards can be found"
    assert caught["ann"].find(Secret("own", fair.public["invite"]))

    # The answers are shown. Cleo is first and looks at a card of Ben, who has only geese left.
    await fair.play("cleo", f"bid {CARDS[OTTER]}")
    assert fair.table["asked"] == [2]
    await fair.play("cleo", "peek 2")
    everybody = {name: {WOLF, HORSE, OTTER} for name in EVERYBODY}
    known = {name: everybody[name] | known.get(name, set()) for name in EVERYBODY}
    known["cleo"].add(GOOSE)
    caught = await fair.search("ann", "cleo", "nobody", tables=(fair.public["id"],))
    assert leaks(caught, await fair.secrets() + fair.cards(known)) == []
    assert caught["cleo"].find(Secret("what was peeked at", CARDS[GOOSE]))
    assert caught["nobody"].find(Secret("what was shown", CARDS[HORSE]))


async def test_a_sealed_answer_of_burgundy_is_nobodys_business(fair: Fair) -> None:
    """Ann's board has a place for her castle that Ben's has not."""
    ann, ben = fair.people["ann"], fair.people["ben"].client
    options = OPTIONS | {"boards": "1,7"}
    seats = [{"kind": "person"}] * 2
    terms = {"game": "burgundy", "edition": "2019", "options": options, "visibility": "public", "seats": seats}
    table = (await ann.client.create(**terms))["id"]
    assert (await ben.command(table, "sit")).status_code == 200
    assert (await ann.client.command(table, "start")).status_code == 200
    own = await ann.listen(table)
    await own.wait_for("update")
    assert (await own.play(CASTLE))["type"] == "ack"
    secret = Secret("where Ann's castle stands", CASTLE, frozenset({"ann"}))
    caught = await fair.search("ann", "ben", "dora", "nobody", tables=(table,))
    assert leaks(caught, [secret]) == []
    assert caught["ann"].find(secret)
    question = (await ben.http.get(f"/api/tables/{table}")).json()["table"]["question"]
    answer = {"question": question["number"], "move": question["moves"][0]["move"]}
    assert (await ben.command(table, "move", **answer)).status_code == 200
    await fair.people["nobody"].fetch("GET", f"/api/tables/{table}/record")
    assert fair.people["nobody"].look_back().find(secret), "it is shown with the other"


async def test_a_game_that_stopped_and_may_go_on_keeps_its_secrets(fair: Fair) -> None:
    """Nobody plays on from it at a table of their own, where they would sit behind another's cards."""
    await fair.play("ann", f"bid {CARDS[WOLF]}")
    log = schema.log.c
    broken = update(schema.log).where(log.table_id == fair.public["id"], log.kind == "move").values(move="nonsense")
    async with fair.house.engine.begin() as connection:
        await connection.execute(broken)
    fair.house.restored()
    dora = fair.people["dora"]
    stopped = (await dora.fetch("GET", f"/api/tables/{fair.public['id']}")).json()["table"]
    assert stopped["status"] == "stopped"
    for seat in range(3):
        wanted = {"number": stopped["number"], "seat": seat, "bots": ["random", "random"]}
        answer = await dora.fetch("POST", f"/api/tables/{fair.public['id']}/play-on", json=wanted)
        await dora.fetch("GET", f"/api/tables/{answer.json().get('id', 'none')}")
    await dora.fetch("GET", f"/api/tables/{fair.public['id']}/record")
    assert leaks({"dora": dora.look_back()}, fair.cards({})) == []


async def test_once_it_is_over_the_record_tells_all(fair: Fair) -> None:
    """And so the search finds what there is to find."""
    while fair.table["status"] != "over":
        name = SEATED[fair.table["asked"][0]]
        offered = [move["move"] for move in fair.sockets[name].table["question"]["moves"]]
        await fair.play(name, next((move for move in ("end", "decline") if move in offered), offered[0]))
    fair.people["nobody"].look_back()
    await fair.people["nobody"].fetch("GET", f"/api/tables/{fair.public['id']}/record")
    caught = fair.people["nobody"].look_back()
    for secret in (Secret("the seed", SEED), *fair.cards({})):
        assert caught.find(secret), secret.name
    assert not caught.find(Secret("the invitation", fair.public["invite"]))
