"""Pages over HTTP, for browsers; programs get the same as JSON under /api."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from castellany.server.errors import Refused
from castellany.server.pages.html import document, tag
from castellany.server.pages.lists import lists_page
from castellany.server.pages.table import table_page
from castellany.server.tables import seen
from castellany.server.tables.access import admit
from castellany.server.web.answers import Visitor, counted, maybe_person
from castellany.server.web.asking import HouseOf
from castellany.server.web.languages import language_for, texts_in
from castellany.server.web.problems import on_http_exception, problem
from castellany.server.web.tables import viewpoint

LONGEST_ID: Final = 32
API: Final = "/api/"

router: Final = APIRouter(include_in_schema=False, dependencies=[Depends(counted)])


def add_pages(app: FastAPI) -> None:
    """Pages, what they are styled with, and a page for browsers that ask for one that is not there."""
    app.include_router(router)
    app.mount("/static", StaticFiles(directory=str(files("castellany.server.pages").joinpath("static"))))
    app.add_exception_handler(HTTPException, not_found)


@router.get("/")
async def all_tables(house: HouseOf, person: Visitor, request: Request) -> Response:
    mine = [] if person is None else await house.lobby.mine(person)
    say = texts_in(language_for(request, person))
    return HTMLResponse(lists_page(say, await house.lobby.listing(person), mine))


@router.get("/tables/{table}")
async def one_table(
    house: HouseOf, person: Visitor, request: Request, table: str, invite: str | None = None
) -> Response:
    language = language_for(request, person)
    try:
        if len(table) > LONGEST_ID or not table.isalnum():
            raise Refused(404, "table-unknown")
        async with house.shelf.reading(table) as opened:
            found = opened.table
            admit(found, person, invite)
            now = seen.update_for(found, viewpoint(found, person), 0, house.now())
    except Refused as error:
        return refusal_page(error, language)
    unwanted = set() if person is None else await house.blocks.blocked_by(person.id)
    lines = [line for line in await house.chat.lines(table, 0) if line["person"] not in unwanted]
    # Who comes to a public table with another invitation does not leave with the right one.
    query = f"?invite={invite}" if invite == found.invite else ""
    say, edition = texts_in(language), found.setup.edition
    return HTMLResponse(table_page(say, now["table"], now["entries"], found.terms, edition, lines, query))


async def not_found(request: Request, error: Exception) -> Response:
    """A page for a browser, a problem for a program."""
    assert isinstance(error, HTTPException)
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(API)
    if error.status_code != 404 or not wants_page:
        return await on_http_exception(request, error)
    language = language_for(request, await maybe_person(request))
    return refusal_page(Refused(404, "no-such-address"), language)


def refusal_page(error: Refused, language: str) -> Response:
    say = texts_in(language)
    text = problem(error, language).text
    back = tag("p", tag("a", say.text("page-back"), href="/"))
    return HTMLResponse(document(language, say.text("page-not-here"), tag("p", text), back), error.status)
