"""The server is killed at random instants under load: nothing acknowledged is lost, nothing is doubled or halved."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.bots.asking import children
from tests.server.bots.test_orphans import gone
from tests.server.crash.evening import PLENTY, Evening
from tests.server.crash.proof import acknowledged, nothing_doubled, promises_kept, whole_tables
from tests.server.running import ServerProcess
from tests.soaking import SOAKING

from castellany.match import parse, record_of, replay
from castellany.server.store.engine import connect

KILLS = 200 if SOAKING else 10
DATABASES = ["sqlite", "postgres"] if SOAKING else ["sqlite"]
MOST_MOVES = 25
"""Moves acknowledged between a start and the next kill."""
PATIENCE = 120.0


@pytest.mark.parametrize("database", DATABASES)
async def test_every_acknowledged_move_outlives_a_kill(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url: str = request.getfixturevalue(f"{database}_url")
    engine = connect(url)
    random = Random(KILLS)
    kept = resent = 0
    async with ServerProcess(tmp_path / "data", database_url=url, **PLENTY) as server, httpx.AsyncClient() as http:
        evening = await Evening(http).begin(server.url)
        for _ in range(KILLS):
            playing = evening.play(server.url)
            await some_moves(evening, playing, random)
            await kill(server)
            await asyncio.gather(*playing)
            await server.start()
            await check(engine, evening)
            if evening.over:
                await finish(server.url, engine, evening)
                kept, resent = kept + count(evening), resent + sum(player.resent for player in evening.players)
                evening = await Evening(http).begin(server.url)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*evening.play(server.url))
        await finish(server.url, engine, evening)
        kept, resent = kept + count(evening), resent + sum(player.resent for player in evening.players)
    await engine.dispose()
    assert kept > 10 * KILLS
    assert resent > KILLS, "kills came while moves were under way"


async def some_moves(evening: Evening, playing: list[asyncio.Task[None]], random: Random) -> None:
    """Wait until people play again and a random number of moves later, then for a random part of a move."""
    goal = count(evening) + random.randint(0, MOST_MOVES)
    async with asyncio.timeout(PATIENCE):
        while count(evening) < goal and not evening.over:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.001)
    await asyncio.sleep(random.uniform(0, 0.03))


async def kill(server: ServerProcess) -> None:
    """End the server at this instant; its workers end with it."""
    assert server.process is not None
    workers = children(server.process.pid)
    await server.kill()
    assert await asyncio.to_thread(gone, workers), "workers go on without their server"


async def check(engine: AsyncEngine, evening: Evening) -> None:
    tables = await whole_tables(engine)
    promises_kept(tables, acknowledged(evening.players))
    nothing_doubled(tables, evening.players)
    assert set(evening.created) <= tables.keys()


async def finish(url: str, engine: AsyncEngine, evening: Evening) -> None:
    """Every game is over, and its record replays to the same result."""
    assert evening.over
    await check(engine, evening)
    tables = await whole_tables(engine)
    for id in evening.tables:
        text = (await evening.http.get(f"{url}/api/tables/{id}/record")).text
        record = parse(text)
        match = replay(record)
        assert match.over
        assert record_of(match, record.names, bots=record.bots).write() == text
        game = tables[id].game
        assert game is not None
        assert match.state == game.state


def count(evening: Evening) -> int:
    return sum(len(player.acks) for player in evening.players)
