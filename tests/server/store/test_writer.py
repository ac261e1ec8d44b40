"""The writer: what it has answered is on disk, once and in order, whatever happens to others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.running import Postgres
from tests.server.store.rows import entry_row, length, names, numbers, one_more, seat_row, table_row

from castellany.server.store.batch import Append
from castellany.server.store.engine import connect
from castellany.server.store.schema import meta
from castellany.server.store.upgrade import upgrade
from castellany.server.store.writer import GenerationChanged, Waiting, Writer


class Counting(Writer):
    """Counts its transactions."""

    transactions = 0

    async def _try(self, batch: list[Waiting]) -> None:
        self.transactions += 1
        await super()._try(batch)


@pytest.fixture
async def writer(engine: AsyncEngine) -> AsyncIterator[Counting]:
    writer = Counting(engine)
    await writer.start()
    yield writer
    await writer.stop()


async def create(writer: Writer, *table_ids: str) -> None:
    for table_id in table_ids:
        first = entry_row(table_id, 1, kind="created")
        assert await writer.create(table_row(table_id), [first], [seat_row(table_id, 0, "Ann")])


async def test_many_tables_share_a_transaction(engine: AsyncEngine, writer: Counting) -> None:
    ids = [f"t{i}" for i in range(40)]
    await create(writer, *ids)
    writer.transactions = 0
    assert await asyncio.gather(*(writer.append(one_more(i, 1)) for i in ids)) == [True] * 40
    assert writer.transactions <= 2
    assert {tuple(await numbers(engine, i)) for i in ids} == {(1, 2)}
    assert await length(engine, "t7") == 2


async def test_who_comes_second_is_told_and_leaves_nothing(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a", "b")
    appends = [
        one_more("a", 1, move="first"),
        one_more("a", 1, move="second"),
        one_more("b", 1),
        one_more("b", 7),
        one_more("nobody", 3),
    ]
    answers = await asyncio.gather(*(writer.append(append) for append in appends))
    assert answers == [True, False, True, False, False]
    assert await numbers(engine, "a") == [1, 2]
    assert await numbers(engine, "b") == [1, 2]


async def test_a_chain_of_appends_may_wait_together(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a")
    assert all(await asyncio.gather(*(writer.append(one_more("a", n)) for n in range(1, 6))))
    assert (await numbers(engine, "a"), await length(engine, "a")) == ([1, 2, 3, 4, 5, 6], 6)


async def test_a_bad_append_fails_alone(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a", "b", "c")
    await writer.append(one_more("b", 1, key="k"))
    answers = await asyncio.gather(
        writer.append(one_more("a", 1)),
        writer.append(one_more("b", 2, key="k")),
        writer.append(one_more("c", 1, draws=object())),
        writer.append(one_more("c", 1)),
        return_exceptions=True,
    )
    assert (answers[0], answers[3]) == (True, True)
    assert isinstance(answers[1], IntegrityError)
    assert isinstance(answers[2], Exception)
    assert [await length(engine, i) for i in "abc"] == [2, 2, 2]
    assert await numbers(engine, "b") == [1, 2]


async def test_seats_are_replaced_where_they_change(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a", "b")
    change = one_more("a", 1)
    change.seat_rows = [seat_row("a", 0, "Bea"), seat_row("a", 1, "Cid")]
    await asyncio.gather(writer.append(change), writer.append(one_more("b", 1)))
    assert (await names(engine, "a"), await names(engine, "b")) == (["Bea", "Cid"], ["Ann"])


async def test_a_table_is_created_once(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a")
    assert not await writer.create(table_row("a"), [entry_row("a", 1)], [seat_row("a", 0, "Zoe")])
    with pytest.raises(IntegrityError):
        await writer.create(table_row("b") | {"invite": "invite-a"}, [entry_row("b", 1)], [])
    assert (await names(engine, "a"), await numbers(engine, "b")) == (["Ann"], [])


async def test_two_nodes_never_write_the_same_number(database_url: str, engine: AsyncEngine, writer: Writer) -> None:
    other_engine = connect(database_url)
    other = Writer(other_engine)
    await other.start()
    ids = ["a", "b", "c"]
    await create(writer, *ids)
    chance = random.Random(3)

    async def play(node: Writer, name: str, table_id: str) -> list[int]:
        won: list[int] = []
        known = 1
        while known < 12:
            if await node.append(one_more(table_id, known, by=name)):
                won.append(known + 1)
            known += 1
            await asyncio.sleep(chance.random() / 200)
        return won

    async with asyncio.timeout(30):
        wins = await asyncio.gather(*(play(node, name, i) for i in ids for node, name in ((writer, "x"), (other, "y"))))
    await other.stop()
    await other_engine.dispose()
    for i, table_id in enumerate(ids):
        assert sorted(wins[2 * i] + wins[2 * i + 1]) == (await numbers(engine, table_id))[1:]


async def restore(engine: AsyncEngine, generation: str) -> None:
    async with engine.begin() as connection:
        await connection.execute(update(meta).where(meta.c.key == "generation").values(value=generation))


async def test_after_a_restore_nothing_that_was_decided_before_is_written(engine: AsyncEngine) -> None:
    heard: list[str] = []
    writer = Writer(engine, lambda: heard.append("restored"))
    await writer.start()
    await create(writer, "a", "b")
    await restore(engine, "another")
    answers = await asyncio.gather(
        writer.append(one_more("a", 1)), writer.append(one_more("b", 1)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [GenerationChanged] * 2
    assert heard == ["restored"]
    assert await numbers(engine, "a") == [1]
    assert await writer.append(one_more("a", 1))
    await restore(engine, "yet another")
    await writer.check()
    await writer.check()
    assert heard == ["restored"] * 2
    await writer.stop()


async def test_a_sender_who_goes_away_disturbs_nobody(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a", "b")
    gone = asyncio.create_task(writer.append(one_more("a", 1)))
    stays = asyncio.create_task(writer.append(one_more("b", 1)))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays
    assert await numbers(engine, "b") == [1, 2]
    assert writer.alive


async def test_stopping_writes_what_waits(engine: AsyncEngine) -> None:
    writer = Writer(engine)
    await writer.start()
    await create(writer, "a", "b")
    waiting = [asyncio.create_task(writer.append(one_more(i, 1))) for i in "ab"]
    await asyncio.sleep(0)
    await writer.stop()
    assert await asyncio.gather(*waiting) == [True, True]
    assert not writer.alive
    with pytest.raises(RuntimeError):
        await writer.append(one_more("a", 2))


async def test_entries_of_several_kinds_go_together(engine: AsyncEngine, writer: Writer) -> None:
    await create(writer, "a", "b")
    short = {"table_id": "a", "number": 2, "at": 5, "kind": "offer"}
    both = Append("a", 1, [short, entry_row("a", 3)], {"status": "running"})
    assert all(await asyncio.gather(writer.append(both), writer.append(one_more("b", 1))))
    assert (await numbers(engine, "a"), await length(engine, "a")) == ([1, 2, 3], 3)


async def test_a_database_that_is_gone_for_a_moment_is_waited_for(postgres: Postgres, postgres_url: str) -> None:
    engine = connect(postgres_url)
    await upgrade(engine)
    writer = Writer(engine)
    await writer.start()
    await create(writer, "a")
    name = engine.url.database
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    waiting = asyncio.create_task(writer.append(one_more("a", 1)))
    await asyncio.sleep(0.3)
    assert not waiting.done()
    await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await waiting
    await writer.stop()
    await engine.dispose()


async def test_a_database_that_stays_away_is_an_error_and_not_the_end(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("castellany.server.store.writer.PATIENCE", 0.2)
    engine = connect(postgres_url)
    await upgrade(engine)
    writer = Writer(engine)
    await writer.start()
    await create(writer, "a", "b")
    name = engine.url.database
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    answers = await asyncio.gather(*(writer.append(one_more(i, 1)) for i in "ab"), return_exceptions=True)
    assert all(isinstance(answer, Exception) for answer in answers)
    postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await writer.append(one_more("a", 1))
    await writer.stop()
    await engine.dispose()


async def test_a_locked_file_is_waited_for(sqlite_url: str) -> None:
    engine = connect(sqlite_url)
    await upgrade(engine)
    writer = Writer(engine)
    await writer.start()
    await create(writer, "a")
    async with engine.begin():
        waiting = asyncio.create_task(writer.append(one_more("a", 1)))
        await asyncio.sleep(0.2)
        assert not waiting.done()
    assert await waiting
    await writer.stop()
    await engine.dispose()
