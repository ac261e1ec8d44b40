"""Dependencies: what the routers share: who asks, their cookie, and the answers that any request may get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Protocol
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Response, Security
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection

from castellany.server.errors import Refused
from castellany.server.people.accounts import People
from castellany.server.people.blocks import Blocks
from castellany.server.people.person import Person
from castellany.server.people.sessions import Sessions, idle
from castellany.server.settings import Settings
from castellany.server.web.limits import Limits, address_of
from castellany.server.web.problems import Problem

PLAIN: Final = "castellany"
SECURE: Final = "__Host-castellany"
"""Browsers take a cookie of such a name over an encrypted connection only, and from this very host."""
COOKIE: Final = APIKeyCookie(name=PLAIN, auto_error=False, description=f"`{SECURE}` over HTTPS; set by the server")

DESCRIPTIONS: Final = {
    400: "The request cannot be read, or names another server",
    401: "Nobody is known by this cookie",
    403: "Not allowed, or asked by a page of another server",
    404: "There is no such thing",
    409: "It does not fit what is there",
    413: "Too large",
    415: "Not JSON",
    422: "Something in it is missing or does not fit",
    429: "Too often; Retry-After says when to try again",
    500: "A mistake of the server, logged under the number in the text",
    503: "Not possible just now; Retry-After says when to try again",
}
ALWAYS: Final = (400, 403, 409, 413, 415, 422, 429, 500)


class AccountServer(Protocol):
    """What requests of people about themselves need of the running server."""

    settings: Settings
    people: People
    sessions: Sessions
    blocks: Blocks
    limits: Limits

    async def on_logout(self, person: str) -> None:
        """Sessions of a person have ended: sockets are closed, other nodes forget what they know."""

    async def on_delete(self, person: str, tables: Sequence[str]) -> None:
        """A person has gone, and these tables have changed on disk: their seats need bots now."""

    async def on_move(self, person: str, tables: Sequence[str]) -> None:
        """Tables of a guest are this person's now: they have changed on disk."""


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How the description of a route lists the ways in which it may refuse."""
    return {status: {"model": Problem, "description": DESCRIPTIONS[status]} for status in statuses}


def account_server(connection: HTTPConnection) -> AccountServer:
    server: AccountServer = connection.app.state.server
    return server


async def maybe_person(connection: HTTPConnection) -> Person | None:
    """Who asks, if the cookie is one of ours; asked once a request."""
    if not hasattr(connection.state, "person"):
        connection.state.person = await account_server(connection).sessions.resolve(cookie_of(connection))
    person: Person | None = connection.state.person
    return person


async def current_person(
    person: Annotated[Person | None, Depends(maybe_person)], _: Annotated[str | None, Security(COOKIE)]
) -> Person:
    if person is None:
        raise Refused(401, "not-known")
    return person


async def counted(connection: HTTPConnection) -> None:
    """Refused if too many requests come from one address."""
    account_server(connection).limits.take("requests", address_of(connection))


Visitor = Annotated[Person | None, Depends(maybe_person)]
Known = Annotated[Person, Depends(current_person)]
AccountServerDep = Annotated[AccountServer, Depends(account_server)]


def api_router(tag: str) -> APIRouter:
    """A router whose requests are counted and may be refused in the usual ways."""
    return APIRouter(prefix="/api", tags=[tag], dependencies=[Depends(counted)], responses=problems(*ALWAYS))


# Cookies.


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser speaks HTTPS, as far as can be known: a proxy may not say so, but the public address does."""
    if connection.url.scheme in ("https", "wss"):
        return True
    public = urlsplit(account_server(connection).settings.public_url or "")
    return public.scheme == "https" and public.netloc == connection.url.netloc


def cookie_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(SECURE if is_secure(connection) else PLAIN)


def give_cookie(connection: HTTPConnection, response: Response, person: Person, cookie: str) -> None:
    secure = is_secure(connection)
    response.set_cookie(
        SECURE if secure else PLAIN,
        cookie,
        max_age=idle(person.guest) // 1000,
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def take_cookie(connection: HTTPConnection, response: Response) -> None:
    secure = is_secure(connection)
    response.delete_cookie(SECURE if secure else PLAIN, secure=secure, httponly=True, samesite="lax")
