"""One of two nodes is killed: its tables go on at the other, with the bots and clocks that it was seeing to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.client import Client, TableSocket
from tests.server.crash.bots import bots_held_up
from tests.server.crash.proof import promises_kept, whole_tables
from tests.server.nodes.pair import Pair, has_question, in_turn, pair

from castellany.server.store.engine import connect
from castellany.server.tables.deadlines import BOT_GRACE

BANK = 12
"""Seconds on a clock."""
LATE = 10
"""Seconds that a busy machine may be late."""


async def test_the_other_node_goes_on_with_everything(postgres_url: str, tmp_path: Path) -> None:
    async with pair(tmp_path, postgres_url, bot_seconds=60) as nodes:
        ann = await nodes.come("Ann", 0)
        there = nodes.at_other(ann)
        ben = await nodes.come("Ben", 1)
        shared, both = await nodes.table(ann, ben)
        await in_turn(both)
        clock = {"kind": "real-time", "bank": BANK, "increment": 0}
        timed, (watched,) = await nodes.table(ann, bots=1, clock=clock, at_zero="skip")
        asked_at = time.monotonic()
        waiting, acks = await die_while_a_bot_thinks(nodes, ann)
        sockets = [await there.socket(table) for table in (shared, timed, waiting)]
        assert sockets[0].table["number"] == both[1].table["number"]
        for _ in range(6):
            answer = await (await in_turn([sockets[0], both[1]])).play()
            assert answer["type"] == "ack", answer
        await time_runs_out(sockets[1], watched.table["number"], asked_at)
        await bot_moves(sockets[2])
        engine = connect(postgres_url)
        promises_kept(await whole_tables(engine), {(waiting, ann.id, key): number for key, number in acks.items()})
        await engine.dispose()


async def die_while_a_bot_thinks(nodes: Pair, ann: Client) -> tuple[str, dict[str, int]]:
    """A table at which the first node was killed before a bot had answered, and what was acknowledged there."""
    table, sockets = await nodes.table(ann, bots=1)
    (socket,) = sockets
    await in_turn(sockets)
    acks = {}
    with bots_held_up(nodes.nodes[0]):
        while socket.table["asked"] == [0]:
            answer = await socket.play("end" if may_end(socket) else None)
            assert answer["type"] == "ack", answer
            acks[answer["key"]] = answer["number"]
            await socket.reach(answer["number"])
        assert socket.table["asked"] == [1]
        await nodes.nodes[0].kill()
    return table, acks


def may_end(socket: TableSocket) -> bool:
    return any(offer["move"] == "end" for offer in socket.table["question"]["moves"])


async def time_runs_out(socket: TableSocket, number: int, asked_at: float) -> None:
    """The clock is seen to, not before its time and soon after it."""
    async with asyncio.timeout(BANK + LATE):
        while socket.table["number"] == number:
            assert not socket.reader.done()
            await asyncio.sleep(0.02)
    assert socket.entries[number + 1]["details"] == {"why": "time"}
    assert time.monotonic() - asked_at > BANK - 1


async def bot_moves(socket: TableSocket) -> None:
    """The bot answers after its grace, and the game goes on."""
    async with asyncio.timeout(BOT_GRACE / 1000 + LATE):
        while not has_question(socket):
            assert not socket.reader.done()
            await asyncio.sleep(0.02)
    answer = await socket.play()
    assert answer["type"] == "ack", answer
