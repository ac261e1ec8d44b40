"""Histories over HTTP: the log of a table page by page, how the points of its game went, and reports of faults."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import Query, Response
from typing_extensions import TypedDict

from castellany.server.errors import Refused
from castellany.server.tables.access import admit
from castellany.server.tables.game import LiveGame
from castellany.server.tables.messages import EntryData
from castellany.server.tables.report import report_text
from castellany.server.tables.story import Story, story
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import entry_for
from castellany.server.web.dependencies import Visitor, api_router, problems
from castellany.server.web.parameters import Invite, ServerDep, TableId
from castellany.server.web.replays import PLAIN, Open, OtherSeat, replay_viewer, to_save
from castellany.server.web.tables import viewer_of

MOST_ENTRIES: Final = 200
LAST: Final = 1_000_000


class LogPage(TypedDict):
    """Entries in order; `first` says that there are none before."""

    entries: list[EntryData]
    first: bool


router: Final = api_router("replays")


@router.get(
    "/tables/{table}/log",
    summary="Entries of the log, the last before a number",
    responses=problems(404, 409),
)
async def log_page(
    server: ServerDep,
    person: Visitor,
    table: TableId,
    before: Annotated[int, Query(ge=1, le=LAST, description="The number that they come before")] = LAST,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES, description="How many, at most")] = 50,
    seat: OtherSeat = None,
    open: Open = False,
    invite: Invite = None,
) -> LogPage:
    async with server.cache.reading(table) as cached:
        found: Table = cached.table
        admit(found, person, invite)
        viewer = replay_viewer(found, person, seat, open)
        until = min(before - 1, found.length)
        entries = found.entries[max(0, until - limit) : until]
        return {"entries": [entry_for(found, entry, viewer) for entry in entries], "first": until <= limit}


@router.get(
    "/tables/{table}/story",
    summary="How the points of the game went, and where they came from",
    responses=problems(404, 409),
)
async def table_story(
    server: ServerDep,
    person: Visitor,
    table: TableId,
    seat: OtherSeat = None,
    open: Open = False,
    invite: Invite = None,
) -> Story:
    async with server.cache.reading(table) as cached:
        found: Table = cached.table
        admit(found, person, invite)
        viewer = replay_viewer(found, person, seat, open)
        if found.game is None:
            raise Refused(409, "record-not-begun")
        past, moves = LiveGame(found.game.rules, found.game.seed), found.game.until(found.length)
    return await asyncio.to_thread(story, found, past, moves, viewer)


@router.get(
    "/tables/{table}/report",
    summary="For whoever has met a fault: versions, position and record as the asker may know them, as text",
    response_class=Response,
    responses={200: {"content": {PLAIN: {"schema": {"type": "string"}}}}, **problems(404, 409)},
)
async def report(server: ServerDep, person: Visitor, table: TableId, invite: Invite = None) -> Response:
    async with server.cache.reading(table) as cached:
        admit(cached.table, person, invite)
        text = report_text(cached.table, viewer_of(cached.table, person))
        name = f"castellany-{cached.table.setup.game}-{table}-{cached.table.length}-report.txt"
    return to_save(text, name)
