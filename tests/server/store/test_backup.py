"""Backups: all of one moment, from and into either database, and nothing changes when a file is not sound."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.store.rows import entry_row, numbers, one_more, seat_row, table_row
from tests.server.store.test_upgrade import OLD, at_the_first_step, everything

from castellany.server.store import backup as module
from castellany.server.store.archive import AT_ONCE, BadBackup
from castellany.server.store.backup import backup, restore
from castellany.server.store.batch import generation_of
from castellany.server.store.engine import Unreachable, connect
from castellany.server.store.schema import people, sessions
from castellany.server.store.upgrade import upgrade
from castellany.server.store.writer import GenerationChanged, Writer


@pytest.fixture
async def full(database_url: str) -> AsyncIterator[AsyncEngine]:
    """A database, up to date, with a game that is being played."""
    engine = await at_the_first_step(database_url)
    await upgrade(engine)
    yield engine
    await engine.dispose()


def without_generation(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    kept = [row for row in rows["meta"] if row["key"] != "generation"]
    assert len(kept) == len(rows["meta"]) - 1
    return rows | {"meta": kept}


async def test_what_is_backed_up_comes_back(full: AsyncEngine, tmp_path: Path) -> None:
    before = await everything(full)
    generation = await generation_of(full)
    path = tmp_path / "kept.backup"
    count = await backup(full, path)
    async with full.begin() as connection:
        await connection.execute(delete(sessions))
        await connection.execute(update(people).values(name="Mallory"))
    assert await restore(full, path) == count == sum(map(len, before.values()))
    assert without_generation(await everything(full)) == without_generation(before)
    assert await generation_of(full) != generation


async def test_only_its_owner_may_read_it_and_nothing_else_is_left(full: AsyncEngine, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await backup(full, folder / "a")
    await backup(full, folder / "a")
    assert [path.name for path in folder.iterdir()] == ["a"]
    assert stat.S_IMODE((folder / "a").stat().st_mode) == 0o600


async def test_the_other_database_can_be_filled_from_it(
    full: AsyncEngine, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    await backup(full, tmp_path / "a")
    if full.dialect.name == "sqlite":
        other = connect(request.getfixturevalue("postgres_url"))
    else:
        other = connect(f"sqlite:///{tmp_path / 'other.sqlite'}")
    await restore(other, tmp_path / "a")
    assert without_generation(await everything(other)) == without_generation(await everything(full))
    await other.dispose()


async def test_a_backup_of_the_first_version_can_be_restored(database_url: str, tmp_path: Path) -> None:
    old = await at_the_first_step(database_url)
    await backup(old, tmp_path / "old")
    await old.dispose()
    engine = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
    await restore(engine, tmp_path / "old")
    assert without_generation(await everything(engine)) == without_generation(OLD)
    await engine.dispose()


async def test_it_shows_one_moment_of_a_server_at_work(full: AsyncEngine, tmp_path: Path) -> None:
    writer = Writer(full)
    await writer.start()
    ids = [f"t{i}" for i in range(8)]
    for i in ids:
        await writer.create(table_row(i), [entry_row(i, 1)], [seat_row(i, 0, "Ann")])
    done = asyncio.Event()

    async def play() -> None:
        known = 1
        while not done.is_set():
            assert all(await asyncio.gather(*(writer.append(one_more(i, known)) for i in ids)))
            known += 1

    playing = asyncio.create_task(play())
    for number in range(3):
        await asyncio.sleep(0.05)
        await backup(full, tmp_path / f"{number}")
    done.set()
    await playing
    await writer.stop()
    for number in range(3):
        other = connect(f"sqlite:///{tmp_path / f'{number}.sqlite'}")
        await restore(other, tmp_path / f"{number}")
        logs = {i: await numbers(other, i) for i in ids}
        lengths = {row["id"]: row["length"] for row in (await everything(other))["tables"]}
        assert all(log == list(range(1, lengths[i] + 1)) for i, log in logs.items())
        assert len(logs["t0"]) > 1
        await other.dispose()


async def test_a_running_node_notices_a_restore(full: AsyncEngine, tmp_path: Path) -> None:
    writer = Writer(full)
    await writer.start()
    await writer.create(table_row("a"), [entry_row("a", 1)], [])
    await backup(full, tmp_path / "a")
    assert await writer.append(one_more("a", 1, move="forgotten"))
    await restore(full, tmp_path / "a")
    with pytest.raises(GenerationChanged):
        await writer.append(one_more("a", 2))
    assert await writer.append(one_more("a", 1, move="played"))
    assert await numbers(full, "a") == [1, 2]
    await writer.stop()


async def test_long_tables_go_in_portions(full: AsyncEngine, tmp_path: Path) -> None:
    writer = Writer(full)
    await writer.start()
    most = 2 * AT_ONCE + 1
    await writer.create(table_row("a"), [entry_row("a", n) for n in range(1, most + 1)], [])
    await writer.stop()
    await backup(full, tmp_path / "a")
    await restore(full, tmp_path / "a")
    assert await numbers(full, "a") == list(range(1, most + 1))


async def test_an_empty_database_has_nothing_to_back_up(database_url: str, tmp_path: Path) -> None:
    engine = connect(database_url)
    with pytest.raises(Unreachable):
        await backup(engine, tmp_path / "a")
    await engine.dispose()
    assert not list(tmp_path.glob("a*"))


async def test_a_backup_that_fails_leaves_the_older_one(
    full: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "backups" / "a"
    path.parent.mkdir()
    path.write_text("older")

    async def fail(*_: object) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(module, "write_rows", fail)
    with pytest.raises(OSError, match="no space"):
        await backup(full, path)
    assert (path.read_text(), len(list(path.parent.iterdir()))) == ("older", 1)


def changed_lines(whole: bytes, change: str) -> bytes:
    """The same backup with other lines."""
    lines = gzip.decompress(whole).decode().splitlines()
    first, last = json.loads(lines[0]), json.loads(lines[-1])
    if change == "newer step":
        lines[0] = json.dumps(first | {"revision": "9999"})
    elif change == "newer format":
        lines[0] = json.dumps(first | {"format": 99})
    elif change == "row gone":
        del lines[-2]
    elif change == "end gone":
        del lines[-1]
    elif change == "another end":
        lines.append(json.dumps(last))
    elif change == "short row":
        lines[-2] = json.dumps(json.loads(lines[-2])[:-1])
    elif change == "a row twice":
        lines[-1:] = [lines[-2], json.dumps({"rows": last["rows"] + 1})]
    elif change == "unknown table":
        lines[1:1] = [json.dumps({"table": "secrets", "columns": []})]
    elif change == "no generation":
        lines = [line.replace('"generation"', '"degeneration"') for line in lines]
    return gzip.compress("\n".join([*lines, ""]).encode())


UNSOUND = {
    "empty": "foreign",
    "text": "foreign",
    "other gzip": "foreign",
    "cut": "damaged",
    "bit": "damaged",
    "newer step": "too-new",
    "newer format": "too-new",
    "row gone": "damaged",
    "end gone": "damaged",
    "another end": "damaged",
    "short row": "damaged",
    "a row twice": "damaged",
    "unknown table": "damaged",
    "no generation": "damaged",
}


async def test_a_file_that_is_not_sound_changes_nothing(full: AsyncEngine, tmp_path: Path) -> None:
    path = tmp_path / "a"
    await backup(full, path)
    whole = path.read_bytes()
    half = len(whole) // 2
    others = {
        "empty": b"",
        "text": b"castellany record 1\n",
        "other gzip": gzip.compress(b'{"some": "thing"}\n'),
        "cut": whole[:half],
        "bit": whole[:half] + bytes([whole[half] ^ 4]) + whole[half + 1 :],
    }
    before = await everything(full)
    for change, key in UNSOUND.items():
        path.write_bytes(others[change] if change in others else changed_lines(whole, change))
        with pytest.raises(BadBackup) as caught:
            await restore(full, path)
        assert (change, caught.value.key) == (change, key)
        assert await everything(full) == before, change
