"""Tables over HTTP: lists, new ones, how one stands, and everything that can be asked of it."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Body, Query, Request, Response
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from castellany.server.addresses import base_url, qr_svg
from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.server import Server
from castellany.server.tables.access import admit
from castellany.server.tables.commands import Command, Move
from castellany.server.tables.lobby import Listed
from castellany.server.tables.messages import Ack, Seen, Update
from castellany.server.tables.phrases import PhraseData
from castellany.server.tables.table import Table
from castellany.server.tables.terms import Terms
from castellany.server.tables.viewer import Viewer, table_for
from castellany.server.web.dependencies import Known, Visitor, api_router, problems
from castellany.server.web.limits import address_of
from castellany.server.web.parameters import Invite, ServerDep, TableId
from castellany.server.web.polling import Poll, next_update
from castellany.server.web.subscriber import own_seat

MOST_PROMPTS: Final = 20
"""Tables of a list that are opened to say what is asked there."""
LONGEST_WAIT: Final = 25
"""Seconds."""


class Lists(TypedDict):
    """Public tables that gather people or run, and the asker's own; `clocks` are to be read at the time `now`."""

    now: int
    public: list[Listed]
    mine: list[Listed]


class Founded(BaseModel):
    """A new table, and what to send to those who are to sit there."""

    id: str
    invite: str
    link: str


class TableNow(TypedDict):
    """A table as the asker may see it, and what was agreed; the link that invites others is for those who sit there."""

    table: Seen
    terms: Terms
    link: str | None


router: Final = api_router("tables")


@router.get("/tables", summary="Tables to sit down at, to watch and to go on with")
async def list_tables(server: ServerDep, person: Visitor) -> Lists:
    mine = [] if person is None else await server.lobby.mine(person)
    for listed in [listed for listed in mine if listed["your_turn"]][:MOST_PROMPTS]:
        listed["prompt"] = await asked_there(server, person, listed["id"])
    return {"now": server.now(), "public": await server.lobby.listing(person), "mine": mine}


async def asked_there(server: Server, person: Person | None, table: str) -> PhraseData | None:
    """What somebody is asked at a table."""
    try:
        async with server.cache.reading(table) as cached:
            found: Table = cached.table
            now = table_for(found, viewer_of(found, person), server.now())
            return now["prompt"]
    except Refused:
        return None  # a game that this version does not know is listed all the same


@router.post("/tables", summary="A new table", status_code=201, responses=problems(401, 409, 503))
async def create(server: ServerDep, person: Known, terms: Terms, request: Request) -> Founded:
    count_new_table(server, person, request)
    return created(server, request, await server.creator.create(person, terms))


@router.get("/tables/{table}", summary="How a table stands", responses=problems(404, 409))
async def table_now(
    server: ServerDep, person: Visitor, table: TableId, request: Request, invite: Invite = None
) -> TableNow:
    async with server.cache.reading(table) as cached:
        found: Table = cached.table
        admit(found, person, invite)
        return {
            "table": table_for(found, viewer_of(found, person), server.now()),
            "terms": found.terms,
            "link": link(server, request, found) if may_invite(found, person) else None,
        }


@router.post(
    "/tables/{table}/commands",
    summary="Sit down, start, play, take back, offer, resign: the commands of the WebSocket",
    responses=problems(401, 404, 409, 503),
)
async def command(
    server: ServerDep, person: Known, table: TableId, command: Annotated[Command, Body()], invite: Invite = None
) -> Ack:
    server.limits.take("moves" if isinstance(command, Move) else "commands", person.id)
    number = await server.handler.execute(table, person, command, invite)
    return {"type": "ack", "key": command.key, "number": number}


@router.get(
    "/tables/{table}/updates",
    summary="What happened since, or what happens next",
    description="Answers at once if something happened after entry `since`, else as soon as something does, "
    "and after `wait` seconds with no entries.",
    response_model=Update,
    responses=problems(404, 409, 503),
)
async def updates(
    server: ServerDep,
    person: Visitor,
    table: TableId,
    request: Request,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT, description="Seconds")] = 0,
    invite: Invite = None,
) -> Response:
    text = await next_update(server, Poll(table, invite, person, address_of(request)), since, wait)
    return Response(text, media_type="application/json")


@router.get(
    "/tables/{table}/invitation.svg",
    summary="The invitation link as a QR code, for those who sit at the table",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}},
        **problems(401, 404, 409),
    },
)
async def invitation(server: ServerDep, person: Known, table: TableId, request: Request) -> Response:
    async with server.cache.reading(table) as cached:
        admit(cached.table, person, None)
        if not may_invite(cached.table, person):
            raise Refused(403, "table-not-seated")
        picture = qr_svg(link(server, request, cached.table))
    return Response(picture, media_type="image/svg+xml")


# What these share.


def count_new_table(server: Server, person: Person, request: Request) -> None:
    """Refused if there were too many of the person or of the address, since new guests are easily made."""
    server.limits.take_together(("tables", person.id), ("tables-address", address_of(request)))


def viewer_of(table: Table, person: Person | None) -> Viewer:
    """From where somebody looks at a table once."""
    person_id = None if person is None else person.id
    return Viewer(person_id, own_seat(table, person_id))


def may_invite(table: Table, person: Person | None) -> bool:
    return person is not None and (person.host or person.id == table.owner or bool(table.held_by(person.id)))


def link(server: Server, request: Request, table: Table) -> str:
    return f"{base_url(server.settings, request)}/tables/{table.id}?invite={table.invite}"


def created(server: Server, request: Request, table: Table) -> Founded:
    return Founded(id=table.id, invite=table.invite, link=link(server, request, table))


class TableRef(BaseModel):
    """A table that came of another, or of a record."""

    id: str = Field(description="Its owner is the asker, or whoever asked first")
