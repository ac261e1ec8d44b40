"""`castellany admin`: copies, people, tables and records of a server, beside it or without it."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from urllib.error import HTTPError

import pytest
from tests.cli.serving import PATIENCE, Server, serving

from castellany.cli import main
from castellany.cli.language import texts_in
from castellany.core.catalogue import LANGUAGES
from castellany.match import parse, replay
from castellany.server.people.accounts import People
from castellany.server.people.passwords import Passwords
from castellany.server.people.sessions import Sessions
from castellany.server.store.engine import connect
from castellany.server.store.upgrade import upgrade

CHECKOUT = Path(__file__).parents[2]
EXAMPLE = CHECKOUT / "docs" / "example.record"
TEXTS = texts_in("en")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a server that has run once and knows Anna."""
    monkeypatch.setenv("CASTELLANY_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")
    asyncio.run(with_anna(tmp_path))
    return tmp_path


async def with_anna(data: Path) -> None:
    engine = connect(f"sqlite:///{data / 'castellany.sqlite'}")
    passwords = Passwords()
    await upgrade(engine)
    people = People(engine, Sessions(engine, "secret"), passwords)
    guest, _ = await people.guest(None, "en")
    await people.register(guest.id, "Anna", "a good password")
    passwords.close()
    await engine.dispose()


class Said:
    """Runs a command in this process; gives what it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        assert main(["admin", *words]) == code
        shown = self.capsys.readouterr()
        assert (shown.err == "") == (code != 2)
        return shown.out + shown.err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


@pytest.mark.usefixtures("data")
def test_accounts_are_listed_hosted_reset_and_removed(said: Said) -> None:
    assert re.search(r"Anna +20\d\d-", said("users"))
    assert said("users", "host", "anna") == TEXTS.text("cli-admin-host", name="anna") + "\n"
    assert re.search(r"Anna +\* +20\d\d-", said("users", "list"))
    assert said("users", "unhost", "Anna") == TEXTS.text("cli-admin-unhost", name="Anna") + "\n"
    shown = said("users", "reset", "Anna")
    password = shown.split()[-1]
    assert shown == TEXTS.text("cli-admin-password", name="Anna", password=password) + "\n"
    assert len(password) >= 8
    assert said("users", "remove", "Anna", code=2) == TEXTS.text("cli-admin-unsure") + "\n"
    assert said("users", "remove", "Anna", "--yes") == TEXTS.text("cli-admin-user-removed", name="Anna") + "\n"
    assert "Anna" not in said("users")


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_refuses_is_said_in_its_words(said: Said, language: str) -> None:
    shown = said("users", "reset", "Nobody", "--language", language, code=2)
    assert "Nobody" in shown
    assert shown.count("\n") == 1
    assert said("tables", "show", "aaaaaaaaaa", "--language", language, code=2).count("\n") == 1


@pytest.mark.usefixtures("data")
def test_a_record_becomes_a_table_and_a_table_a_record(said: Said, tmp_path: Path) -> None:
    table = said("import", str(EXAMPLE)).rstrip(".\n").split()[-2]
    assert said("import", str(EXAMPLE)) != TEXTS.text("cli-admin-imported", table=table) + "\n"
    listed = said("tables")
    assert listed.count("burgundy") == 2
    assert re.search(rf"{table} +burgundy +over +Ada, Blaise", listed)
    shown = said("tables", "show", table)
    assert shown.startswith(f"{table}  burgundy special  over\n1. Ada\n2. Blaise\n")
    file = tmp_path / "exported.record"
    assert said("export", table, str(file)) == TEXTS.text("cli-record-written", file=str(file)) + "\n"
    text = file.read_text(encoding="utf-8")
    assert said("export", table) == text
    original, exported = parse(EXAMPLE.read_text(encoding="utf-8")), parse(text)
    assert exported.names == original.names
    assert exported.moves == original.moves
    assert replay(exported).over
    assert said("tables", "check") == TEXTS.text("cli-admin-checked", tables=2, unsound=0) + "\n"
    assert said("tables", "stop", table) == TEXTS.text("cli-admin-not-running", table=table) + "\n"
    assert said("tables", "remove", table, code=2) == TEXTS.text("cli-admin-unsure") + "\n"
    assert said("tables", "remove", table, "--yes") == TEXTS.text("cli-admin-table-removed", table=table) + "\n"
    assert table not in said("tables")


@pytest.mark.usefixtures("data")
def test_a_record_that_does_not_replay_is_refused_with_its_line(said: Said, tmp_path: Path) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text(EXAMPLE.read_text(encoding="utf-8").replace("end: ", "2: fly\nend: "), encoding="utf-8")
    assert "fly" in said("import", str(bad), code=2)
    assert "burgundy" not in said("tables")


def test_a_copy_brings_everything_back(said: Said, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    table = said("import", str(EXAMPLE)).rstrip(".\n").split()[-2]
    assert re.fullmatch(rf"\d+ rows copied to {re.escape(str(copy))}\.\n", said("backup", str(copy)))
    said("users", "remove", "Anna", "--yes")
    said("tables", "remove", table, "--yes")
    assert str(copy) in said("restore", str(copy), "--yes")
    assert "Anna" in said("users")
    assert table in said("tables")
    empty = data / "elsewhere"
    said("restore", str(copy), "--yes", "--data", str(empty))
    assert "Anna" in said("users", "--data", str(empty))
    assert said("backup", str(data), code=2) == TEXTS.text("cli-unwritable-file", file=str(data)) + "\n"


def resumed(server: Server, table: str, cookie: str) -> bool:
    try:
        server.post(f"/api/tables/{table}/commands", {"type": "resume", "key": "resume"}, cookie)
    except HTTPError as error:
        error.close()
        return False
    return True


def test_a_running_game_is_stopped_and_exported_beside_its_server(said: Said, data: Path) -> None:
    with serving(data, "--port", "0", "--data", str(data)) as server:
        _, cookie = server.post("/api/guests", {})
        terms = {"game": "burgundy", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
        table, _ = server.post("/api/tables", terms, cookie)
        id = table["id"]
        assert said("export", id, code=2) == TEXTS.text("cli-admin-not-begun", table=id) + "\n"
        server.post(f"/api/tables/{id}/commands", {"type": "start", "key": "start"}, cookie)
        assert b"castellany_append_seconds_count 0.0" not in server.get("/metrics")
        exported = parse(said("export", id))
        assert exported.seed is not None
        assert not replay(exported).over
        assert said("tables", "stop", id) == TEXTS.text("cli-admin-stopped", table=id) + "\n"
        assert TEXTS.text("cli-admin-is-paused") in said("tables", "show", id)
        copy = data / "copy"
        said("backup", str(copy))
        said("tables", "remove", id, "--yes")
        said("restore", str(copy), "--yes")
        end = time.monotonic() + PATIENCE
        while not resumed(server, id, cookie):
            assert time.monotonic() < end, "the server does not notice that its database was replaced"
            time.sleep(0.5)
        assert TEXTS.text("cli-admin-is-running") in said("tables", "show", id)


def test_a_bare_call_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--language", "en"]) == 0
    assert TEXTS.text("cli-about-admin-backup")[:30] in capsys.readouterr().out
