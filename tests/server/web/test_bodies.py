"""Bodies are JSON and small, whether their length is announced or not."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from fastapi import FastAPI
from tests.server.web.small import RECORDS, echoing, settings_with, visit

pytestmark = pytest.mark.anyio

MOST = 2000
MOST_OF_RECORD = 5000


@pytest.fixture
def app() -> FastAPI:
    return echoing(settings_with(max_body=MOST, max_record=MOST_OF_RECORD))


def body_of(size: int) -> bytes:
    frame = len(json.dumps({"text": ""}))
    return json.dumps({"text": "x" * (size - frame)}).encode()


async def pieces(body: bytes) -> AsyncIterator[bytes]:
    """A body whose length nobody knows beforehand."""
    for i in range(0, len(body), 300):
        yield body[i : i + 300]


@pytest.mark.parametrize(("path", "most"), [("/api/echo", MOST), (RECORDS, MOST_OF_RECORD)])
@pytest.mark.parametrize("over", [0, 1, 100_000])
@pytest.mark.parametrize("announced", [True, False])
async def test_a_body_has_a_largest_size(app: FastAPI, path: str, most: int, over: int, announced: bool) -> None:
    body = body_of(most + over)
    async with visit(app) as client:
        headers = {"content-type": "application/json"}
        answer = await client.post(path, content=body if announced else pieces(body), headers=headers)
    if over == 0:
        assert answer.json()["text"] == json.loads(body)["text"]
    else:
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        assert answer.json()["arguments"] == {"most": most}


async def test_no_more_is_read_than_it_takes_to_see_that_it_is_too_much(app: FastAPI) -> None:
    taken = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal taken
        while True:
            taken += 100
            yield b"x" * 100

    # The client of these tests hands over one piece at a time.
    async with visit(app) as client:
        answer = await client.post("/api/echo", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert taken <= MOST + 200


@pytest.mark.parametrize(
    ("length", "wanted"),
    [
        ("99999999999999999999999999", (413, "too-large")),
        *((length, (400, "bad-body")) for length in ("-1", "1e3", "²", "+5", "")),
    ],
)
async def test_a_length_that_cannot_be_is_refused(app: FastAPI, length: str, wanted: tuple[int, str]) -> None:
    async with visit(app) as client:
        headers = {b"content-type": b"application/json", b"content-length": length.encode("latin-1", "replace")}
        answer = await client.post("/api/echo", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == wanted


@pytest.mark.parametrize("size", [0, MOST + 1])
async def test_safe_requests_have_the_same_limit(app: FastAPI, size: int) -> None:
    async with visit(app) as client:
        answer = await client.request("GET", "/page", content=b"x" * size)
    assert answer.status_code == (413 if size else 200)


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json;x=y"])
async def test_json_is_read(app: FastAPI, kind: str) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/echo", content=b'{"text": "x"}', headers={"content-type": kind})
    assert answer.json() == {"text": "x", "count": 0}


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""],
)
@pytest.mark.parametrize("body", [b"", b'{"text": "x"}'])
async def test_what_a_form_of_another_page_could_send_is_not(app: FastAPI, kind: str, body: bytes) -> None:
    async with visit(app) as client:
        for path in ("/api/echo", "/api/nothing"):
            answer = await client.post(path, content=body, headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


async def test_a_body_says_what_it_is(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/echo", content=b'{"text": "x"}')
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
        assert (await client.post("/api/nothing")).status_code == 204


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"\xff\xfe",
        b'{"text": "x", "count": ' + b"1" * 1900 + b"}",
        b'{"text": "x", "count": NaN}',
        b"[" * 1900,
        b"null",
        b'"text"',
        b'{"text": null}',
    ],
)
async def test_whatever_is_no_sound_json_gets_a_clear_answer(app: FastAPI, body: bytes) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/echo", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


@pytest.mark.parametrize(
    "body",
    [
        b'{"text": "\\ud800"}',
        b'{"\\ud800": 1, "text": "x"}',
        b'{"text": "x\\u0000"}',
        b'{"text": "\\uDC00\\uD800"}',
    ],
)
async def test_text_that_no_database_can_keep_is_refused(app: FastAPI, body: bytes) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/echo", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad-body")


async def test_letters_beyond_the_first_plane_are_letters(app: FastAPI) -> None:
    async with visit(app) as client:
        body = b'{"text": "\\ud83c\\udff0 \\\\ud800 \\\\u0000"}'
        answer = await client.post("/api/echo", content=body, headers={"content-type": "application/json"})
    assert answer.json()["text"] == "\U0001f3f0 \\ud800 \\u0000"


async def test_who_goes_away_before_the_end_is_not_answered(app: FastAPI) -> None:
    messages: list[Any] = [
        {"type": "http.request", "body": b'{"te', "more_body": True},
        {"type": "http.disconnect"},
    ]
    sent: list[Any] = []

    async def receive() -> Any:
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "POST", "path": "/api/echo", "raw_path": b"/api/echo", "scheme": "http"}
    scope |= {"headers": [(b"host", b"localhost"), (b"content-type", b"application/json")], "query_string": b""}
    await app({**scope, "client": ("127.0.0.1", 5), "root_path": "", "asgi": {"version": "3.0"}}, receive, send)
    assert sent == []
