"""Logs are one event a line and hold no secret, whoever speaks."""

from __future__ import annotations

import io
import json
import logging
import time
from collections.abc import Iterator

import pytest
import structlog

from castellany.server.logs import LIBRARIES, OURS, set_up_logs
from castellany.server.redaction import HIDDEN, LONGEST, hidden
from castellany.server.settings import read_settings

SECRET = "hunter2xyz"


@pytest.fixture(autouse=True)
def put_back() -> Iterator[None]:
    """Logging belongs to the whole process, so other tests get it back as it was."""
    root = logging.getLogger()
    kept = root.handlers[:], root.level, {name: logging.getLogger(name).level for name in (OURS, *LIBRARIES)}
    yield
    root.handlers[:], root.level = kept[0], kept[1]
    for name, level in kept[2].items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def logged(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_our_events_and_those_of_libraries_are_json_objects() -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format="json"), stream)
    structlog.contextvars.bind_contextvars(request="abc")
    structlog.get_logger("castellany.server.x").info("move", table="t1", number=3)
    logging.getLogger("uvicorn.error").warning("%s went %s", "something", "wrong")
    ours, theirs = logged(stream)
    assert ours.pop("timestamp")
    assert ours == {
        "event": "move",
        "level": "info",
        "logger": "castellany.server.x",
        "number": 3,
        "request": "abc",
        "table": "t1",
    }
    assert (theirs["event"], theirs["level"], theirs["logger"]) == ("something went wrong", "warning", "uvicorn.error")


def test_without_a_terminal_auto_is_json_and_text_is_for_people() -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format="auto"), stream)
    structlog.get_logger("castellany.x").info("move", table="t1")
    assert logged(stream)[0]["table"] == "t1"
    stream = io.StringIO()
    set_up_logs(read_settings(log_format="text"), stream)
    structlog.get_logger("castellany.x").info("move", table="t1")
    assert "table=t1" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()


def test_what_is_below_the_level_is_not_logged() -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format="json", log_level="warning"), stream)
    structlog.get_logger("castellany.x").info("move")
    structlog.get_logger("castellany.x").error("fire")
    assert [line["event"] for line in logged(stream)] == ["fire"]


def test_libraries_never_tell_details() -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format="json", log_level="debug"), stream)
    for name in (*LIBRARIES, "some.other.library"):
        logging.getLogger(name).info("Cookie: session=%s", SECRET)
    assert stream.getvalue() == ""


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize(
    "fields",
    [
        {"password": SECRET},
        {"new_password": SECRET},
        {"token": SECRET},
        {"cookie": SECRET},
        {"seed": SECRET},
        {"invite": SECRET},
        {"session": SECRET},
        {"query_string": SECRET},
        {"details": {"terms": {"invite": SECRET}}},
        {"headers": [{"Cookie": SECRET}]},
        {"path": f"/tables/x?invite={SECRET}"},
        {"url": f"https://host/tables/x?a=1&token={SECRET}"},
        {"url": f"postgresql://anna:{SECRET}@host/x"},
        {"said": f"Cookie: castellany={SECRET}; theme=dark"},
        {"said": f"{{'password': '{SECRET}', 'name': 'Anna'}}"},
        {"said": f'{{"invite":"{SECRET}"}}'},
        {"said": f"Match(rules, seed={SECRET})"},
        {"said": f"INSERT failed [SQL: INSERT ...]\n[parameters: ('a', '{SECRET}')]\n(Background: ...)"},
        {"said": f"duplicate key\nDETAIL:  Key (invite)=({SECRET}) already exists."},
        {"said": f"Authorization: Bearer {SECRET}"},
        {"said": f"[(b'host', b'x'), (b'cookie', b'castellany={SECRET}')]"},
        {"object": ValueError(f"token={SECRET}")},
    ],
    ids=str,
)
def test_secrets_are_hidden(fields: dict[str, object], form: str) -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format=form), stream)
    structlog.get_logger("castellany.x").warning("something", **fields)
    for value in fields.values():
        logging.getLogger("uvicorn.error").error("see %s", fields if "said" not in fields else value)
    assert SECRET not in stream.getvalue()
    assert stream.getvalue().count(HIDDEN) >= 2


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_traceback_shows_no_values(form: str) -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format=form), stream)

    def fail(password: str) -> None:
        raise ValueError(f"{password=}")

    try:
        fail(SECRET)
    except ValueError:
        structlog.get_logger("castellany.x").exception("failed")
        logging.getLogger("asyncio").exception("failed")
    assert "test_logs.py" in stream.getvalue()
    assert SECRET not in stream.getvalue()


def test_harmless_things_stay_as_they_are() -> None:
    stream = io.StringIO()
    set_up_logs(read_settings(log_format="json"), stream)
    structlog.get_logger("castellany.x").info(
        "move", route="/tables/{id}", why="Is it so? Yes, a = b.", at="2026-01-01T10:00:00Z"
    )
    (line,) = logged(stream)
    assert (line["route"], line["why"], line["at"]) == ("/tables/{id}", "Is it so? Yes, a = b.", "2026-01-01T10:00:00Z")


@pytest.mark.parametrize(
    "text", ["a" * 1_000_000, "a?" * 500_000, "token" * 200_000, "://" * 300_000, "cookie: " * 100_000]
)
def test_long_texts_cost_little(text: str) -> None:
    began = time.perf_counter()
    assert len(hidden(text)) < 200_000
    assert time.perf_counter() - began < 2


@pytest.mark.parametrize("opening", ["[parameters: ('", "password='", '"invite": "'])
def test_a_secret_that_is_cut_off_is_hidden_too(opening: str) -> None:
    assert SECRET not in hidden("x" * (LONGEST - 40) + opening + f"a {SECRET} and more" * 10)
