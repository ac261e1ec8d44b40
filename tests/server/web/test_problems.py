"""What goes wrong is said in one form, in the reader's language, and tells nothing that is not theirs to know."""

from __future__ import annotations

import json
import re

import pytest
import structlog
from fastapi import FastAPI
from tests.server.web.small import echoing, settings_with, visit

from castellany.core.catalogue import LANGUAGES
from castellany.core.phrase import Phrase
from castellany.games.registry import GAMES
from castellany.server.errors import Refused
from castellany.server.web.languages import accepted, texts_in
from castellany.server.web.limits import KINDS
from castellany.server.web.problems import FAULTS, Problem, fault, problem

pytestmark = pytest.mark.anyio


@pytest.fixture
def app() -> FastAPI:
    return echoing(settings_with())


async def test_a_refusal_has_code_text_and_arguments(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.get("/api/refused/name-taken")
    assert answer.status_code == 409
    assert Problem.model_validate_json(answer.content).code == "name-taken"
    assert set(answer.json()) == {"code", "text", "arguments"}
    assert "retry-after" not in answer.headers


async def test_who_must_wait_is_told_how_long(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.get("/api/refused/limit-chat?wait=7")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "7")
    assert answer.json()["text"].endswith("Try again in 7 seconds.")
    assert answer.json()["arguments"] == {"wait": 7}


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/nowhere", "GET", 404, "no-such-address"),
        ("/api/echo", "PUT", 405, "no-such-method"),
    ],
)
async def test_an_unknown_address_or_method(app: FastAPI, path: str, method: str, status: int, code: str) -> None:
    async with visit(app) as client:
        answer = await client.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers.get("allow") == ("POST" if status == 405 else None)


@pytest.mark.parametrize(
    ("body", "where", "what"),
    [
        ({}, "text", "fault-missing"),
        ({"text": 5}, "text", "fault-kind"),
        ({"text": "x", "count": "many"}, "count", "fault-kind"),
        ([], "body", "fault-kind"),
    ],
)
async def test_a_bad_request_says_where_and_what(app: FastAPI, body: object, where: str, what: str) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/echo", json=body)
        polish = await client.post("/api/echo", json=body, headers={"accept-language": "pl"})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-request"
    assert answer.json()["arguments"] == {"where": where, "what": what}
    assert where in answer.json()["text"]
    assert answer.json()["text"] != polish.json()["text"]


async def test_what_was_sent_is_not_sent_back(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.post("/api/echo", json={"text": ["my password"]})
    assert "my password" not in answer.text


async def test_a_mishap_is_logged_under_the_number_that_the_reader_sees(app: FastAPI) -> None:
    with structlog.testing.capture_logs() as logged:
        async with visit(app) as client:
            answer = await client.get("/api/broken")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    number = answer.json()["arguments"]["number"]
    assert re.fullmatch("[0-9a-f]{12}", number)
    assert number in answer.json()["text"]
    assert [(entry["event"], entry["number"], entry["exc_info"]) for entry in logged] == [("mishap", number, True)]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("PL-pl, en", "pl"),
        ("de, ru;q=0.3, en;q=0.2", "ru"),
        ("en;q=0.2,ru;q=0.9", "ru"),
        ("pl;q=0, ru;q=0.1", "ru"),
        ("pl;q=much", "en"),
        (";;,,=;q=", "en"),
        ("x" * 10_000 + ",pl", "en"),
    ],
)
def test_the_best_liked_language_is_taken(header: str, language: str) -> None:
    assert accepted(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_limit_and_fault(language: str) -> None:
    for kind in KINDS:
        assert "22" in problem(Refused(429, f"limit-{kind}", wait=22), language).text
    for what in {*FAULTS.values(), fault("x_type"), fault("x")}:
        said = problem(Refused(422, "bad-request", where="field", what=what), language).text
        assert texts_in(language).text(what) in said
        assert "field" in said


def test_a_phrase_in_a_refusal_is_said_and_sent() -> None:
    made = problem(Refused(422, "bad-request", where=Phrase("fault-json"), what="fault-long"), "en")
    assert made.text == "“is not JSON” is too long."
    assert json.loads(made.model_dump_json())["arguments"]["where"] == {"key": "fault-json", "args": {}}


@pytest.mark.parametrize(
    ("game", "why"),
    [("burgundy", "it holds three tiles"), ("tuscany", "name the piece that makes way for good")],
)
def test_a_refusal_is_said_with_the_texts_of_its_game(game: str, why: str) -> None:
    refused = Refused(409, "move-illegal", 1, 0, game, move="take", why=Phrase("refusal-storage-full"))
    assert why in problem(refused, "en").text


@pytest.mark.parametrize("slug", ["", *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_to_say_of_every_game_and_of_none(language: str, slug: str) -> None:
    texts = texts_in(language, slug)
    assert all(f"edition-{game.slug}-{edition}" in texts for game in GAMES.values() for edition in game.editions)
    assert ("prompt-over" in texts) == bool(slug)
