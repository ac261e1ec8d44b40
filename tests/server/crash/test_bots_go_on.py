"""Bots whose turn it was when the server was killed move soon after it is back, and none goes on without it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.bots.asking import children
from tests.server.bots.test_orphans import gone
from tests.server.client import Client, people_and_bots
from tests.server.crash.bots import bots_held_up
from tests.server.crash.evening import PLENTY
from tests.server.nodes.pair import has_question, in_turn
from tests.server.running import ServerProcess

from castellany.server.tables.deadlines import BOT_GRACE

SOON = 5.0
"""Seconds, on a busy machine; bots whose server lives may take longer before anybody looks after them."""


async def test_bots_go_on_soon_after_a_kill(tmp_path: Path) -> None:
    assert SOON < BOT_GRACE / 1000
    async with ServerProcess(tmp_path / "data", **{**PLENTY, "bot_workers": 2, "bot_seconds": 60}) as server:
        async with Client(server.url, check=False) as ann:
            await ann.guest("Ann")
            table = (await ann.create(**people_and_bots(1, 1)))["id"]
            socket = await ann.socket(table)
            assert (await socket.ask("start"))["type"] == "ack"
            await in_turn([socket])
            assert server.process is not None
            workers = children(server.process.pid)
            assert len(workers) == 2
            with bots_held_up(server):
                while socket.table["asked"] == [0]:
                    offers = [offer["move"] for offer in socket.table["question"]["moves"]]
                    answer = await socket.play("end" if "end" in offers else offers[0])
                    await socket.reach(answer["number"])
                number = socket.table["number"]
                await server.kill()
            assert await asyncio.to_thread(gone, workers)
        await server.start()
        ready = time.monotonic()
        async with Client(server.url, check=False) as again:
            again.http.cookies.update(ann.http.cookies)
            socket = await again.socket(table, since=number)
            await socket.until(lambda: has_question(socket) or None)
            assert time.monotonic() - ready < SOON
            bots = [entry for entry in socket.entries.values() if entry["number"] > number]
            assert {entry["details"].get("bot") for entry in bots} == {"greedy"}
