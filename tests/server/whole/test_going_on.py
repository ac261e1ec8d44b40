"""Games that began before: under an older version, or under rules that allowed what is not allowed any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from sqlalchemy import select, update
from tests.server.client import Client, TableSocket, people_and_bots
from tests.server.crash.evening import PLENTY
from tests.server.crash.proof import whole_tables
from tests.server.nodes.pair import in_turn
from tests.server.running import ServerProcess
from tests.server.store.test_upgrade import OLD, at_the_first_step
from tests.server.whole.library import same_in_the_library, same_replayed
from tests.server.whole.sitting import person

from castellany.server.store.engine import connect, reading
from castellany.server.store.schema import log

LONGEST = 120.0


async def play_to_the_end(sockets: list[TableSocket]) -> None:
    """Everybody plays, and ends the turn as soon as possible."""
    while sockets[0].table["status"] != "over":
        for socket in sockets:
            table = socket.table
            if table["question"] is not None and table["seat"] in table["asked"]:
                moves = [offer["move"] for offer in table["question"]["moves"]]
                answer = await socket.play("end" if "end" in moves else moves[0])
                assert answer["type"] == "ack", answer
                await socket.reach(answer["number"])
            socket.check_reader()
        await asyncio.sleep(0.002)


async def test_a_game_of_an_older_version_is_played_to_its_end(database_url: str, tmp_path: Path) -> None:
    await (await at_the_first_step(database_url)).dispose()
    table = OLD["tables"][0]["id"]
    async with AsyncExitStack() as stack:
        settings = {"database_url": database_url, **PLENTY}
        server = await stack.enter_async_context(ServerProcess(tmp_path / "data", **settings))
        sockets = []
        for seat in OLD["seats"]:
            if seat["person"] is not None:
                client = await stack.enter_async_context(await person(server.url, database_url, seat["person"]))
                sockets.append(await client.socket(table))
        async with asyncio.timeout(LONGEST):
            await play_to_the_end(sockets)
        text = (await client.http.get(f"/api/tables/{table}/record")).text
        # The seed of the old game is not the one that it was begun with; its draws stand in the log all the same.
        same_replayed(text, sockets[0].table["result"])
    engine = connect(database_url)
    ended = (await whole_tables(engine))[table]
    await engine.dispose()
    assert [entry.row(table) for entry in ended.entries][: len(OLD["log"])] == OLD["log"]
    assert ended.status == "over"


class Two:
    """Ann and Ben, who play at two tables."""

    def __init__(self, ann: Client, ben: Client) -> None:
        self.people = (ann, ben)

    async def begin(self) -> str:
        table: str = (await self.people[0].create(**people_and_bots(2)))["id"]
        sockets = await self.sockets(table)
        assert (await sockets[1].ask("sit"))["type"] == "ack"
        assert (await sockets[0].ask("start"))["type"] == "ack"
        for _ in range(8):
            asked = await in_turn(sockets)
            answer = await asked.play("end")
            await asked.reach(answer["number"])
        for socket in sockets:
            await socket.reach(answer["number"])
        return table

    async def sockets(self, table: str) -> list[TableSocket]:
        return [await one.socket(table) for one in self.people]


@asynccontextmanager
async def two_at(server: ServerProcess, cookies: list[dict[str, str]] | None = None) -> AsyncIterator[Two]:
    async with Client(server.url, check=False) as ann, Client(server.url, check=False) as ben:
        for client, kept in zip((ann, ben), cookies or [], strict=False):
            client.http.cookies.update(kept)
        yield Two(ann, ben)


async def spoil(database_url: str, table: str) -> int:
    """Let the third last move of a table be one that the rules do not know; gives its number."""
    engine = connect(database_url)
    async with reading(engine) as connection:
        moves = select(log.c.number).where(log.c.table_id == table, log.c.kind == "move").order_by(log.c.number)
        number: int = (await connection.execute(moves)).scalars().all()[-3]
    async with engine.begin() as connection:
        wanted = update(log).where(log.c.table_id == table, log.c.number == number)
        await connection.execute(wanted.values(move="juggle with 5"))
    await engine.dispose()
    return number


async def test_a_log_that_does_not_replay_stops_its_table_and_no_other(sqlite_url: str, tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data", database_url=sqlite_url, **PLENTY) as server:
        async with two_at(server) as two:
            for client, name in zip(two.people, ("Ann", "Ben"), strict=True):
                await client.guest(name)
            spoilt, sound = await two.begin(), await two.begin()
            cookies = [dict(client.http.cookies) for client in two.people]
        assert await server.terminate() == 0
        number = await spoil(sqlite_url, spoilt)
        await server.start()
        async with two_at(server, cookies) as two:
            await stopped_with_an_explanation(two, spoilt, number)
            sockets = await two.sockets(sound)
            answer = await (await in_turn(sockets)).play("end")
            assert answer["type"] == "ack", answer
            await go_back_and_play_on(two, spoilt, number)


async def stopped_with_an_explanation(two: Two, table: str, number: int) -> None:
    """Over HTTP, in lists, and over a WebSocket."""
    http = two.people[0].http
    shown = (await http.get(f"/api/tables/{table}")).json()["table"]
    assert (shown["status"], shown["stopped"]["number"], shown["question"]) == ("stopped", number, None)
    assert shown["stopped"]["why"]["args"]["number"] == number
    assert "juggle" not in str(shown), "it might have been a sealed answer"
    assert shown["scene"] is not None, "the last sound position"
    mine = {row["id"]: row["status"] for row in (await http.get("/api/tables")).json()["mine"]}
    assert mine[table] == "stopped"
    socket = await two.people[0].socket(table)
    assert socket.table["stopped"] == shown["stopped"]
    refused = await socket.ask("move", question=number - 1, move="end")
    assert (refused["type"], refused["code"]) == ("refused", "table-stopped")
    await socket.close()


async def go_back_and_play_on(two: Two, table: str, number: int) -> None:
    ann, ben = await two.sockets(table)
    offer = await ann.ask("offer", what="undo")
    assert offer["type"] == "ack", offer
    await ben.reach(offer["number"])
    agreed = await ben.ask("answer", offer=offer["number"], agree=True)
    assert agreed["type"] == "ack", agreed
    for socket in (ann, ben):
        assert (await socket.reach(agreed["number"]))["status"] == "running"
        assert socket.entries[number]["kind"] == "move", "what does not fit stays in the log"
    async with asyncio.timeout(LONGEST):
        await play_to_the_end([ann, ben])
    text = (await two.people[1].http.get(f"/api/tables/{table}/record")).text
    same_in_the_library(text, ann.table["result"])
