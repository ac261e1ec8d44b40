"""Chat over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from castellany.server.tables.access import admit
from castellany.server.tables.commands import Key
from castellany.server.tables.messages import ChatLine
from castellany.server.web.dependencies import Known, Visitor, api_router, problems
from castellany.server.web.parameters import Invite, ServerDep, TableId
from castellany.server.web.posting import post_line


class Lines(TypedDict):
    """Plain text, never HTML; without the lines of people whom the reader has blocked."""

    lines: list[ChatLine]


class Line(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    key: Key
    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class Said(BaseModel):
    number: int = Field(description="The number of the line")


router: Final = api_router("chat")


@router.get("/tables/{table}/chat", summary="What was said", responses=problems(404, 409))
async def lines(
    server: ServerDep,
    person: Visitor,
    table: TableId,
    after: Annotated[int, Query(ge=0, le=1_000_000, description="The last line that is known already")] = 0,
    invite: Invite = None,
) -> Lines:
    async with server.cache.reading(table) as cached:
        admit(cached.table, person, invite)
    unwanted = set() if person is None else await server.blocks.blocked_by(person.id)
    found = await server.chat.lines(table, after)
    return {"lines": [line for line in found if line["person"] not in unwanted]}


@router.post("/tables/{table}/chat", summary="Say something", status_code=201, responses=problems(401, 404, 409, 503))
async def say(server: ServerDep, person: Known, table: TableId, line: Line, invite: Invite = None) -> Said:
    server.limits.take("chat", person.id)
    return Said(number=await post_line(server, table, person, invite, line.key, line.text))
