"""Problems: every answer that is not what was asked for, in one form and in the reader's language."""

from __future__ import annotations

from secrets import token_hex
from typing import Any, Final

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from castellany.core.phrase import Phrase, plain
from castellany.server.errors import Refused
from castellany.server.web.languages import accepted, language_for, texts_in

FAILED: Final = 1011
LONGEST_PLACE: Final = 80
FAULTS: Final = {
    "missing": "fault-missing",
    "extra_forbidden": "fault-unknown",
    "string_too_short": "fault-short",
    "too_short": "fault-short",
    "string_too_long": "fault-long",
    "too_long": "fault-long",
    "json_invalid": "fault-json",
    "greater_than": "fault-range",
    "greater_than_equal": "fault-range",
    "less_than": "fault-range",
    "less_than_equal": "fault-range",
}
"""What pydantic calls a fault, and the text for it; for others, see `fault`."""
STATUSES: Final = {404: "no-such-address", 405: "no-such-method"}
"""What the router itself refuses; anything else is a body that cannot be read."""
METHODS: Final = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")

log = structlog.get_logger(__name__)


class Problem(BaseModel):
    """Why a request was not granted."""

    code: str = Field(description="The same in every language")
    text: str = Field(description="One or two sentences for the reader")
    arguments: dict[str, Any] = Field(description="What the sentences speak of: words, numbers and phrases")


def problem(refused: Refused, language: str) -> Problem:
    arguments: dict[str, str | int | Phrase] = dict(refused.arguments)
    if refused.wait:
        arguments["wait"] = refused.wait
    text = texts_in(language, refused.game).say(Phrase(refused.key, {**arguments}))
    return Problem(code=refused.key, text=text, arguments={name: plain(value) for name, value in arguments.items()})


def answer(refused: Refused, language: str) -> JSONResponse:
    headers = {"Retry-After": str(refused.wait)} if refused.wait else None
    return JSONResponse(problem(refused, language).model_dump(), refused.status, headers)


def answer_in_passing(refused: Refused, scope: Scope) -> JSONResponse:
    """For what is refused before anybody asks who sent it."""
    return answer(refused, accepted(HTTPConnection(scope).headers.get("accept-language", "")))


def handle_problems(app: FastAPI) -> None:
    """Give every refusal of the app the one form."""
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(SQLAlchemyError, on_lost_database)
    app.add_exception_handler(HTTPException, on_http_exception)


async def on_refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    # Whoever refused has asked before who sent this; if not, nobody needs to be found now.
    return answer(error, language_for(request, getattr(request.state, "person", None)))


async def on_lost_database(request: Request, error: Exception) -> JSONResponse:
    """The database does not answer or cannot write: a full disk, a restart. That is nobody's mistake."""
    log.error("database-failed", error=repr(error))
    return await on_refused(request, Refused(503, "database-away", wait=5))


async def on_bad_request(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"]]
    # What the sender calls a field may be anything, even what no text can hold.
    where = ".".join(place[1:] or place)[:LONGEST_PLACE].encode(errors="replace").decode()
    return await on_refused(request, Refused(422, "bad-request", where=where, what=fault(first["type"])))


async def on_http_exception(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        # So FastAPI answers to JSON nested too deeply for its reader; how deep that is depends on the Python in use.
        return await on_refused(request, Refused(422, "bad-request", where="body", what="fault-json"))
    response = await on_refused(request, Refused(error.status_code, STATUSES.get(error.status_code, "bad-body")))
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(methods_at(request))
    return response


def methods_at(request: Request) -> list[str]:
    """What can be done at an address; the router itself names only what the first route there allows."""

    def fits(method: str) -> bool:
        scope = {**request.scope, "method": method}
        return any(route.matches(scope)[0] == Match.FULL for route in request.app.routes)

    return [method for method in METHODS if fits(method)]


def fault(kind: str) -> str:
    """
    >>> fault("missing"), fault("int_parsing"), fault("literal_error")
    ('fault-missing', 'fault-kind', 'fault-value')
    """
    return FAULTS.get(kind) or ("fault-kind" if kind.endswith(("_type", "_parsing", "_from_float")) else "fault-value")


class UnexpectedErrors:
    """ASGI middleware: what nobody has foreseen is logged under a number, and the answer says only that number."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = ended = False

        async def watch(message: Message) -> None:
            nonlocal begun, ended
            begun = True
            ended = ended or message["type"] == "websocket.close"
            await send(message)

        try:
            await self.app(scope, receive, watch)
        except Exception:
            number = scope.get("state", {}).get("request") or token_hex(6)
            log.exception("mishap", number=number)
            if scope["type"] == "lifespan":
                raise
            if scope["type"] == "websocket" and not ended:
                await send({"type": "websocket.close", "code": FAILED})
            elif scope["type"] == "http" and begun:
                raise
            elif scope["type"] == "http":
                await answer_in_passing(Refused(500, "mishap", number=number), scope)(scope, receive, send)
