"""Replays over HTTP: positions gone by, records, and tables that go on from them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from castellany.server.errors import Refused
from castellany.server.people.person import Person
from castellany.server.tables.access import admit
from castellany.server.tables.commands import Number, SeatNumber
from castellany.server.tables.game import SPECTATOR
from castellany.server.tables.phrases import PhraseData
from castellany.server.tables.records import record_text
from castellany.server.tables.table import OVER, Table
from castellany.server.tables.terms import MOST_SEATS, Word
from castellany.server.tables.viewer import Viewer, prompt, scene, view_of
from castellany.server.web.dependencies import Known, Visitor, api_router, problems
from castellany.server.web.parameters import Invite, ServerDep, TableId
from castellany.server.web.tables import TableRef, count_new_table, viewer_of

MOST_RECORD: Final = 100_000_000
"""Characters; the settings allow fewer."""
RECORDS: Final = "/api/records"
OtherSeat = Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="Another's only once the game is over")]
Open = Annotated[bool, Query(description="From above, with nothing hidden; only once the game is over")]
PLAIN: Final = "text/plain; charset=utf-8"


class Position(TypedDict):
    """How the game stood after an entry, without what was taken back, as one seat may see it or from above."""

    id: str
    number: int
    seat: int | None
    open: bool
    asked: list[int]
    prompt: PhraseData
    scene: dict[str, Any]


class PlayOn(BaseModel):
    """From which entry, on which seat, and which bots sit on the others, in order."""

    model_config = ConfigDict(extra="forbid", strict=True)

    number: Number
    seat: SeatNumber
    bots: Annotated[list[Word], Field(max_length=MOST_SEATS - 1)]


class RecordLimits(TypedDict):
    """What this server takes."""

    most: int
    """Bytes of a record as it is sent, in JSON."""


class RecordText(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    record: Annotated[str, StringConstraints(max_length=MOST_RECORD)]


router: Final = api_router("replays")


@router.get(
    "/tables/{table}/positions/{number}",
    summary="How the game stood after an entry of the log",
    responses=problems(404, 409),
)
async def position(
    server: ServerDep,
    person: Visitor,
    table: TableId,
    number: Annotated[int, Path(ge=1, le=1_000_000)],
    seat: OtherSeat = None,
    open: Open = False,
    invite: Invite = None,
) -> Position:
    async with server.cache.reading(table) as cached:
        found: Table = cached.table
        admit(found, person, invite)
        viewer = replay_viewer(found, person, seat, open)
        game = found.game
        if game is None or not game.plays or not game.plays[0].entry.number <= number <= found.length:
            raise Refused(404, "position-unknown", number=number)
        moves = game.until(number)
        ended = found.status == OVER and len(moves) == len(game.plays)
    # Whoever looks back keeps nobody from playing on.
    past = await asyncio.to_thread(game.replayed, moves)
    view = view_of(found, past, viewer)
    return {
        "id": table,
        "number": number,
        "seat": None if viewer.seat == SPECTATOR else viewer.seat,
        "open": viewer.open,
        "asked": [] if ended else past.asked(),
        "prompt": prompt(found, view, viewer.seat),
        "scene": scene(found, view, ended),
    }


def replay_viewer(table: Table, person: Person | None, seat: int | None, open: bool) -> Viewer:
    """Refused if somebody asks for more than their own seat while the game goes on."""
    own = viewer_of(table, person)
    if open and table.status != OVER:
        raise Refused(409, "replay-not-over")
    if seat is None or seat == own.seat:
        return Viewer(own.person, own.seat, open)
    if seat >= len(table.seats):
        raise Refused(404, "seat-unknown", seat=seat)
    if table.status != OVER and seat not in table.held_by(own.person):
        raise Refused(403, "seat-not-yours")
    return Viewer(own.person, seat, open)


@router.get(
    "/tables/{table}/record",
    summary="The record of the game: as the asker may know it while it goes on, all of it once it is over",
    response_class=Response,
    responses={200: {"content": {PLAIN: {"schema": {"type": "string"}}}}, **problems(404, 409)},
)
async def record(server: ServerDep, person: Visitor, table: TableId, invite: Invite = None) -> Response:
    async with server.cache.reading(table) as cached:
        admit(cached.table, person, invite)
        text = record_text(cached.table, viewer_of(cached.table, person))
        name = f"castellany-{cached.table.setup.game}-{table}.record"
    return to_save(text, name)


def to_save(text: str | None, name: str) -> Response:
    """Text that a browser saves under a name; Refused where there is none yet."""
    if text is None:
        raise Refused(409, "record-not-begun")
    return Response(text, media_type=PLAIN, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post(
    "/tables/{table}/rematch",
    summary="Once more: found the table, or sit down at it if somebody has",
    status_code=201,
    responses=problems(401, 404, 409, 503),
)
async def rematch(server: ServerDep, person: Known, table: TableId, request: Request) -> TableRef:
    server.limits.take("commands", person.id)
    return TableRef(id=await server.creator.rematch(table, person, lambda: count_new_table(server, person, request)))


@router.post(
    "/tables/{table}/play-on",
    summary="A table of one's own that goes on from a position, against bots",
    status_code=201,
    responses=problems(401, 404, 409, 503),
)
async def play_on(
    server: ServerDep, person: Known, table: TableId, wanted: PlayOn, request: Request, invite: Invite = None
) -> TableRef:
    count_new_table(server, person, request)
    new = await server.creator.play_on(table, person, wanted.number, wanted.seat, wanted.bots, invite)
    return TableRef(id=new)


@router.get("/records", summary="How large a record may be that is sent here")
async def record_limits(server: ServerDep) -> RecordLimits:
    return {"most": server.settings.max_record}


@router.post(
    "/records",
    summary="A table that shows the game of a record",
    status_code=201,
    responses=problems(401, 409, 503),
)
async def import_record(server: ServerDep, person: Known, wanted: RecordText, request: Request) -> TableRef:
    count_new_table(server, person, request)
    return TableRef(id=await server.creator.import_record(wanted.record, person))
