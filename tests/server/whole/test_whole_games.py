"""Whole games of four seats over the wire, on both databases: the record is what the library says of the same moves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
from tests.server.client import Client, TableSocket
from tests.server.crash.evening import PLENTY, Evening
from tests.server.crash.proof import whole_tables
from tests.server.running import ServerProcess
from tests.server.whole.library import same_in_the_library

from castellany.server.store.engine import connect

LONGEST = 120.0
HURRY = 0.8


async def test_two_people_and_two_bots(database_url: str, tmp_path: Path) -> None:
    async with (
        ServerProcess(tmp_path / "data", database_url=database_url, **PLENTY) as server,
        httpx.AsyncClient() as http,
        asyncio.timeout(LONGEST),
    ):
        evening = Evening(http)
        await evening.gather(server.url, 2, 2)
        await asyncio.gather(*(player.play(server.url) for player in evening.players))
        assert evening.over
        text = (await http.get(f"{server.url}/api/tables/{evening.tables[0]}/record")).text
        same_in_the_library(text, evening.players[0].now["result"])
        async with Client(server.url) as ann, Client(server.url) as ben:
            await Incidents(ann, ben).play()
    engine = connect(database_url)
    tables = await whole_tables(engine)
    await engine.dispose()
    assert {table.status for table in tables.values()} == {"over"}


class Incidents:
    """A game in which much happens: Ann and Mum share a device, Ben has his own, and the fourth is a bot."""

    def __init__(self, ann: Client, ben: Client) -> None:
        self.ann = ann
        self.ben = ben
        self.random = Random(4)
        self.sockets: list[TableSocket] = []
        self.table = ""
        self.happened = list[str]()

    async def play(self) -> None:
        await self.begin()
        todo = {40: self.take_back, 60: self.pause, 80: self.come_again}
        while self.sockets[0].table["status"] != "over":
            for length in [length for length in todo if self.sockets[0].table["number"] >= length]:
                await todo.pop(length)()
            await self.move()
        assert self.happened == ["taken back", "paused", "came again"]
        text = (await self.ann.http.get(f"/api/tables/{self.table}/record")).text
        await self.sockets[1].reach(self.sockets[0].table["number"])
        same_in_the_library(text, self.sockets[1].table["result"])

    async def begin(self) -> None:
        await self.ann.guest("Ann")
        await self.ben.guest("Ben")
        seats = [
            {"kind": "local", "name": "Ann"},
            {"kind": "person"},
            {"kind": "local", "name": "Mum"},
            {"kind": "bot", "bot": "greedy"},
        ]
        created = await self.ann.create(game="burgundy", seats=seats)
        self.table = created["id"]
        self.sockets = [
            await self.ann.socket(self.table),
            await self.ben.socket(self.table, invite=created["invite"]),
        ]
        assert (await self.sockets[1].ask("sit"))["type"] == "ack"
        assert (await self.sockets[0].ask("start"))["type"] == "ack"

    async def asked(self) -> TableSocket | None:
        """Whoever is asked, once both have heard the same; None when it is over."""
        while True:
            first, second = self.sockets
            first.check_reader()
            second.check_reader()
            if first.table["number"] == second.table["number"]:
                if first.table["status"] == "over":
                    return None
                for socket in self.sockets:
                    if socket.table["question"] is not None and socket.table["seat"] in socket.table["asked"]:
                        return socket
            await asyncio.sleep(0.002)

    async def move(self) -> None:
        socket = await self.asked()
        if socket is None:
            return
        moves = [offer["move"] for offer in socket.table["question"]["moves"]]
        hurry = "end" in moves and self.random.random() < HURRY
        answer = await socket.play("end" if hurry else self.random.choice(moves))
        assert answer["type"] == "ack", answer
        await socket.reach(answer["number"])

    async def agree(self, what: str, **fields: int) -> None:
        """Whoever is asked offers something, and the other agrees."""
        socket = await self.asked()
        assert socket is not None
        other = next(one for one in self.sockets if one is not socket)
        offer = await socket.ask("offer", what=what, **fields)
        assert offer["type"] == "ack", offer
        await other.reach(offer["number"])
        agreed = await other.ask("answer", offer=offer["number"], agree=True)
        assert agreed["type"] == "ack", agreed
        for one in self.sockets:
            await one.reach(agreed["number"])

    async def take_back(self) -> None:
        """Back over draws and the moves of all others."""
        before = self.sockets[0].table["number"]
        moves = [number for number, entry in self.sockets[0].entries.items() if entry["kind"] == "move"]
        await self.agree("undo", to=moves[-12])
        taken_back = [entry for entry in self.sockets[1].entries.values() if entry["kind"] == "undo"]
        assert [(entry["number"] > before, entry["details"]["to"]) for entry in taken_back] == [(True, moves[-12])]
        self.happened.append("taken back")

    async def pause(self) -> None:
        await self.agree("pause")
        assert {socket.table["status"] for socket in self.sockets} == {"paused"}
        refused = await self.sockets[1].ask("move", question=self.sockets[1].table["number"], move="end")
        assert refused["code"] == "table-paused"
        assert (await self.sockets[1].ask("resume"))["type"] == "ack"
        self.happened.append("paused")

    async def come_again(self) -> None:
        """Ben's connection breaks, the game goes on, and he is told what he missed and nothing else."""
        await self.asked()
        seen = self.sockets[1].table["number"]
        await self.sockets[1].close()
        ann = self.sockets[0]
        while ann.table["question"] is not None:
            answer = await ann.play()
            await ann.reach(answer["number"])
        self.sockets[1] = await self.ben.socket(self.table, since=seen)
        told = list(self.sockets[1].entries)
        assert told == list(range(seen + 1, self.sockets[1].table["number"] + 1))
        self.happened.append("came again")
