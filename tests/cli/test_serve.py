"""`castellany serve`: it says where it is, is alone with its data, and ends cleanly."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.running import castellany
from tests.cli.serving import PATIENCE, Server, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from castellany.cli import checking, main
from castellany.cli.language import texts_in
from castellany.cli.serve import wants_browser
from castellany.core.catalogue import LANGUAGES
from castellany.server import app
from castellany.server.addresses import lan_addresses

CHECKOUT = Path(__file__).parents[2]
TEXTS = texts_in("en")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of commands that run in this process."""
    monkeypatch.setenv("CASTELLANY_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def test_the_first_line_ends_with_the_address_and_a_browser_goes_there_if_it_is_told_to(tmp_path: Path) -> None:
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text('#!/bin/sh\necho "$1" >"$(dirname "$0")/visited.part"\nmv visited.part visited\n')
    browser.chmod(0o755)
    variables = {"BROWSER": str(browser), "CASTELLANY_PUBLIC_URL": "https://games.example"}
    with serving(tmp_path, "--port", "0", "--open", language="pl", **variables) as server:
        texts = texts_in("pl")
        assert server.first == texts.text("cli-serve-at", link=server.link) + "\n"
        assert server.line() == texts.text("cli-serve-others", link="https://games.example") + "\n"
        assert json.loads(server.get("/readyz")) == {"ready": True, "missing": []}
        assert b"<html" in server.get("/")
        assert (server.status({}), server.status({"X-Long": "x" * 1_000_000})) in ((200, 400), (200, 0))
        end = time.monotonic() + PATIENCE
        while not visited.exists():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        assert visited.read_text() == server.link + "\n"


@contextmanager
def sitting_down(server: Server) -> Iterator[tuple[str, ClientConnection]]:
    """A table and the WebSocket of its owner."""
    _, cookie = server.post("/api/guests", {})
    terms = {"game": "burgundy", "seats": [{"kind": "person"}, {"kind": "person"}]}
    table, _ = server.post("/api/tables", terms, cookie)
    address = f"ws{server.link.removeprefix('http')}/api/tables/{table['id']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as player:
        player.send(json.dumps({"type": "hello"}))
        assert "type" in json.loads(player.recv(PATIENCE))
        yield table["id"], player


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_when_told_to(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path, "--port", "0") as server, sitting_down(server) as (table, player):
        code, out, err, seconds = server.end(how)
        closed = last_word(player)
    assert (code, out, closed) == (0, "", 1001)
    assert "Traceback" not in err
    assert seconds < 15
    data = tmp_path / "castellany"
    assert sorted(file.name for file in data.iterdir()) == ["castellany.sqlite", "server.lock"]
    assert (data / "castellany.sqlite").stat().st_mode & 0o077 == 0
    database = sqlite3.connect(data / "castellany.sqlite")
    assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]
    database.close()


def last_word(player: ClientConnection) -> int | None:
    """The code with which the server closes a WebSocket."""
    try:
        while True:
            player.recv(PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_the_local_network_is_told_where_to_go_and_another_port_is_found(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        usual = socket.create_server(("127.0.0.1", 8000))
    except OSError:  # somebody else has it, which is as good
        usual = socket.socket()
    with usual, serving(folder, "--lan", "--data", str(folder)) as server:
        port = server.link.rpartition(":")[2]
        assert 8000 < int(port) < 8100
        assert json.loads(server.get("/healthz")) == {"alive": True}
        for address in lan_addresses():
            assert server.line() == TEXTS.text("cli-serve-others", link=f"http://{address}:{port}") + "\n"
        assert not lan_addresses() or set(server.line().strip()) <= set("█▀▄ ")
        assert main(["serve"]) == 2
        assert main(["serve", "--data", str(folder / "other"), "--port", port]) == 2
    busy, taken = capsys.readouterr().err.splitlines()
    assert busy == TEXTS.text("cli-serve-busy", folder=str(folder))
    assert taken == TEXTS.text("cli-serve-port-taken", port=port)


@pytest.mark.usefixtures("folder")
def test_a_port_of_the_environment_counts_as_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        monkeypatch.setenv("CASTELLANY_PORT", port)
        assert main(["serve"]) == 2
    assert capsys.readouterr().err == TEXTS.text("cli-serve-port-taken", port=port) + "\n"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("variable", "value", "key", "arguments"),
    [
        ("PORT", "many", "setting-number", {"least": "0", "most": "65535", "value": "many"}),
        ("DATABASE_URL", "mysql://anna:hunter2@host/x", "setting-database", {}),
    ],
)
def test_a_wrong_setting_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    variable: str,
    value: str,
    key: str,
    arguments: dict[str, str],
) -> None:
    monkeypatch.setenv(f"CASTELLANY_{variable}", value)
    assert main(["serve", "--language", language]) == 2
    said = texts_in(language).text(key, variable=f"CASTELLANY_{variable}", **arguments)
    assert capsys.readouterr() == ("", said + "\n")


@pytest.mark.usefixtures("folder")
def test_a_database_that_does_not_answer_is_one_sentence_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CASTELLANY_DATABASE_URL", "postgresql://anna:hunter2@127.0.0.1:1/x")
    assert main(["serve"]) == 2
    address = "postgresql+asyncpg://anna:***@127.0.0.1:1/x"
    assert capsys.readouterr() == ("", TEXTS.text("cli-no-database", address=address) + "\n")


def test_a_disk_that_takes_no_more_is_one_sentence(tmp_path: Path) -> None:
    # -B: Python would cut off the bytecode that it keeps, too.
    tight = ["sh", "-c", 'ulimit -f 40; exec "$@"', "sh", sys.executable, "-B", "-m", "castellany"]
    answer = castellany("serve", "--port", "0", home=tmp_path, command=tight)
    sentence = TEXTS.text("cli-database-unready", why="disk I/O error")
    assert (answer.returncode, answer.stdout, answer.stderr) == (2, "", sentence + "\n")


@pytest.mark.parametrize(
    ("said", "terminal", "screen", "opened"),
    [
        ("", True, True, True),
        ("", True, False, False),
        ("", False, True, False),
        ("open", False, False, True),
        ("no_open", True, True, False),
    ],
)
def test_a_browser_is_for_somebody_who_looks_at_a_screen(
    monkeypatch: pytest.MonkeyPatch, said: str, terminal: bool, screen: bool, opened: bool
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    if screen:
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert wants_browser(Namespace(open=said == "open", no_open=said == "no_open")) == opened


def test_the_check_passes_from_make_and_leaves_nothing(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "CASTELLANY"))}
    answer = subprocess.run(
        ["make", "--no-print-directory", "run", "ARGS=--check"],
        cwd=CHECKOUT,
        env={**kept, "LC_ALL": "C", "XDG_DATA_HOME": str(tmp_path), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (answer.returncode, answer.stdout) == (0, TEXTS.text("cli-check-passed") + "\n"), answer.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def logs_put_back() -> Iterator[None]:
    root = logging.getLogger()
    kept = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = kept


@pytest.mark.usefixtures("folder", "logs_put_back")
def test_a_server_that_does_not_open_is_one_sentence_below_the_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("no key fits")

    monkeypatch.setattr(app, "open_server", fail)
    assert main(["serve", "--port", "0"]) == 2
    shown = capsys.readouterr()
    *logged, said = shown.err.splitlines()
    assert (shown.out, said) == ("", TEXTS.text("cli-serve-not-started"))
    assert any("no key fits" in json.loads(line).get("event", "") for line in logged)


@pytest.mark.usefixtures("logs_put_back")
def test_a_check_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_link: str) -> None:
        raise checking.Broken("the door is shut")

    monkeypatch.setattr(checking, "look_around", fail)
    assert main(["serve", "--check", "--language", "en"]) == 2
    assert capsys.readouterr() == ("", TEXTS.text("cli-check-failed", why="Broken: the door is shut") + "\n")


def test_other_commands_do_not_load_the_server() -> None:
    heavy = ("asyncio", "fastapi", "sqlalchemy", "uvicorn", "pydantic", "structlog", "webbrowser")
    code = f"import sys, castellany.cli.main; print([name for name in {heavy} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout == "[]\n"
