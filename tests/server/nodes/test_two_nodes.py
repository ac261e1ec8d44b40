"""Two nodes serve the same tables at once, and agree."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path

import pytest
from tests.server.client import Message, TableSocket
from tests.server.crash.proof import promises_kept, whole_tables
from tests.server.nodes.pair import Pair, has_question, in_turn, pair
from tests.server.running import Postgres

from castellany.server.server import BEAT
from castellany.server.store.engine import connect

RACES = 60


@pytest.fixture(scope="module")
async def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    url = postgres.fresh()
    async with pair(tmp_path_factory.mktemp("nodes"), url) as both:
        yield both
    postgres.drop(url)


async def test_a_move_made_on_one_node_appears_on_the_other(nodes: Pair) -> None:
    ann, ben = await nodes.come("Ann", 0), await nodes.come("Ben", 1)
    _, sockets = await nodes.table(ann, ben)
    seats = set()
    taken = []
    for _ in range(30):
        asked = await in_turn(sockets)
        seats.add(asked.table["seat"])
        answer = await asked.play()
        acknowledged = time.monotonic()
        await reached(sockets, answer["number"])
        taken.append(time.monotonic() - acknowledged)
        for socket in sockets:
            assert socket.entries[answer["number"]]["seat"] == asked.table["seat"]
    assert seats == {0, 1}
    assert sorted(taken)[len(taken) // 2] < BEAT / 5, "it is told, not found in passing"
    for socket in sockets:
        told = [entry["number"] for m in socket.received if m["type"] == "update" for entry in m["entries"]]
        assert told == list(range(1, socket.table["number"] + 1)), "each entry once, in order, on both"


async def test_sealed_answers_given_at_the_same_time_on_both_nodes_do_not_refuse_each_other(nodes: Pair) -> None:
    for _ in range(5):
        people = [await nodes.come(name, node) for name, node in zip("ABCD", cycle((0, 1)), strict=False)]
        _, sockets = await nodes.table(*people)
        assert all(has_question(socket) for socket in sockets), "everybody chooses a board"
        number = sockets[0].table["number"]
        answers = await asyncio.gather(*(socket.play() for socket in sockets))
        assert sorted((a["type"], a.get("number")) for a in answers) == [("ack", number + i) for i in (1, 2, 3, 4)]
        await in_turn(sockets)


async def test_two_tabs_on_two_nodes_race_for_the_same_number(nodes: Pair) -> None:
    """The same move under the same key is one move; of two different ones, one is made and the other is too late."""
    ann = await nodes.come("Ann", 0)
    table, (tab,) = await nodes.table(ann, bots=1)
    tabs = [tab, await nodes.at_other(ann).socket(table)]
    made = {}
    winners = []
    for turn in range(RACES):
        await in_turn(tabs)
        same = turn % 3 == 0
        keys = [f"r{turn}", f"r{turn}" if same else f"s{turn}"]
        answers = await race(tabs, keys, same)
        acks = [answer for answer in answers if answer["type"] == "ack"]
        made[acks[0]["key"]] = acks[0]["number"]
        if same:
            assert answers[0] == answers[1], "a move sent twice gets the same answer twice"
        else:
            assert [a["code"] for a in answers if a["type"] == "refused"] == ["move-stale"], answers
            winners.append(answers.index(acks[0]))
        for one in tabs:
            await one.reach(acks[0]["number"])
        if tab.table["status"] == "over":
            break
    assert set(winners) == {0, 1}, "it was a race"
    engine = connect(nodes.settings["database_url"])
    tables = await whole_tables(engine)
    await engine.dispose()
    promises_kept(tables, {(table, ann.id, key): number for key, number in made.items()})
    others = [key for key in tables[table].keys if not key.startswith(f"{ann.id}:k")]
    assert len(others) == len(made), "of the moves in the races, those acknowledged are there and no others"


async def race(tabs: list[TableSocket], keys: list[str], same: bool) -> list[Message]:
    """Both tabs answer the question at once: the same, or one the first and one the last that is offered."""
    question = tabs[0].table["question"]
    moves = question["moves"]
    chosen = [moves[0]["move"], moves[0 if same else -1]["move"]]
    asking = [
        one.ask("move", question=question["number"], move=move, key=key)
        for one, move, key in zip(tabs, chosen, keys, strict=True)
    ]
    return list(await asyncio.gather(*asking))


async def test_everybody_at_a_table_is_seen_from_both_nodes(nodes: Pair) -> None:
    ann, ben = await nodes.come("Ann", 0), await nodes.come("Ben", 1)
    _, sockets = await nodes.table(ann, ben)

    async def present(socket: TableSocket, people: set[str]) -> None:
        await socket.until(lambda: last_presence(socket) == people or None)

    for socket in sockets:
        await present(socket, {ann.id, ben.id})
    await sockets[1].close()
    await present(sockets[0], {ann.id})


def last_presence(socket: TableSocket) -> set[str]:
    heard = [message for message in socket.received if message["type"] == "presence"]
    return set(heard[-1]["people"]) if heard else set()


async def test_who_logs_out_on_one_node_is_shown_out_on_the_other(nodes: Pair) -> None:
    ann = await nodes.come("Ann", 0)
    there = nodes.at_other(ann)
    table, _ = await nodes.table(ann, bots=1)
    socket = await there.socket(table)
    assert (await there.http.get("/api/me")).json()["name"] == "Ann"
    cookies = dict(there.http.cookies)
    assert (await ann.http.post("/api/logout-everywhere")).status_code == 204
    assert (await socket.closed())[0] == 4001
    there.http.cookies.update(cookies)
    assert (await there.http.get("/api/me")).json() is None


async def test_a_backup_restored_while_both_run_is_shown_by_both(nodes: Pair, tmp_path: Path) -> None:
    ann, ben = await nodes.come("Ann", 0), await nodes.come("Ben", 1)
    _, sockets = await nodes.table(ann, ben)
    asked = await in_turn(sockets)
    number, scene = asked.table["number"], [socket.table["scene"] for socket in sockets]
    file = str(tmp_path / "backup")
    await asyncio.to_thread(nodes.admin, "backup", file)
    for _ in range(5):
        await (await in_turn(sockets)).play()
    await in_turn(sockets)
    assert sockets[0].table["number"] > number
    await asyncio.to_thread(nodes.admin, "restore", file, "--yes")
    for socket, before in zip(sockets, scene, strict=True):
        shown = await socket.until(lambda at=socket: at.table if at.table["number"] == number else None)
        assert shown["scene"] == before
    for _ in range(5):
        answer = await (await in_turn(sockets)).play()
        assert answer["type"] == "ack", answer
    engine = connect(nodes.settings["database_url"])
    await whole_tables(engine)
    await engine.dispose()


async def test_tables_go_on_while_redis_is_gone_and_nodes_catch_up_after_it(nodes: Pair) -> None:
    ann, ben = await nodes.come("Ann", 0), await nodes.come("Ben", 1)
    _, sockets = await nodes.table(ann, ben)
    await in_turn(sockets)
    _, alone = await nodes.table(ann, bots=1)
    nodes.redis.stop()
    try:
        for _ in range(10):
            answer = await (await in_turn(alone)).play()
            assert answer["type"] == "ack", answer
        # Ann starts a game as soon as Ben has sat down at the other node, of which hers has not heard.
        await nodes.table(ann, ben)
        for _ in range(2):
            # Without news each node looks for itself, now and then, at what the other has done.
            answer = await (await in_turn(sockets)).play()
            assert answer["type"] == "ack", answer
            await reached(sockets, answer["number"])
        answer = await (await in_turn(sockets)).play()
    finally:
        nodes.redis.start()
    await reached(sockets, answer["number"])
    for _ in range(10):
        answer = await (await in_turn(sockets)).play()
        await reached(sockets, answer["number"])


async def reached(sockets: list[TableSocket], number: int) -> None:
    for socket in sockets:
        await socket.reach(number)
