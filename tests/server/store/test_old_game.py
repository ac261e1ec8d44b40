"""A game that an older version began goes on under the present one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import select
from tests.server.running import InProcess
from tests.server.store.test_upgrade import OLD, at_the_first_step

from castellany.server.people.person import Person
from castellany.server.server import Server
from castellany.server.store.engine import reading
from castellany.server.store.schema import log
from castellany.server.tables.commands import Move

TABLE = OLD["tables"][0]["id"]


async def test_it_is_upgraded_and_played_on(database_url: str, tmp_path: Path) -> None:
    engine = await at_the_first_step(database_url)
    await engine.dispose()
    async with InProcess(tmp_path / "data", database_url=database_url) as server:
        node: Server = server.app.state.server
        async with node.cache.reading(TABLE) as cached:
            table = cached.table
            assert table.game is not None
            seat = table.asked()[0]
            move = table.rules.write(table.game.match.moves(seat)[0])
            question = table.question
        sitting = OLD["seats"][seat]
        person = Person(sitting["person"], sitting["name"])
        number = await node.handler.execute(TABLE, person, Move(type="move", key="new", question=question, move=move))
        async with reading(node.engine) as connection:
            query = select(log).where(log.c.table_id == TABLE).order_by(log.c.number)
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    assert rows[: len(OLD["log"])] == OLD["log"]
    assert (rows[number - 1]["move"], rows[number - 1]["by"]) == (move, person.id)
