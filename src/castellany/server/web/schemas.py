"""Schemas: what goes over a WebSocket, and what the scenes and components of each game are."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import Request, Response
from pydantic import BaseModel, Field, TypeAdapter

from castellany.games.registry import GAMES
from castellany.server.tables.messages import INCOMING, OUTGOING
from castellany.server.web.caching import NOT_MODIFIED, cacheable
from castellany.server.web.dependencies import api_router

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


class Schemas(BaseModel):
    """JSON schemas, each complete in itself."""

    incoming: Schema = Field(description="Messages to the server")
    outgoing: Schema = Field(description="Messages to the client")
    scenes: dict[str, Schema] = Field(description="By game: `scene` of an update and of a position")
    components: dict[str, Schema] = Field(description="By game: what `/api/games/{game}/components` gives")


router: Final = api_router("schemas")


@router.get(
    "/schemas/socket.json",
    summary="The schemas of everything that goes over a table's WebSocket",
    response_model=Schemas,
    responses=NOT_MODIFIED,
)
async def socket_schemas(request: Request) -> Response:
    return cacheable(request, schemas())


@cache
def schemas() -> Schemas:
    return Schemas(
        incoming=schema_of(INCOMING),
        outgoing=schema_of(OUTGOING),
        scenes={slug: schema_of(adapter(game.scene_type)) for slug, game in GAMES.items()},
        components={slug: schema_of(adapter(game.components_type)) for slug, game in GAMES.items()},
    )


def adapter(type: Any) -> TypeAdapter[Any]:
    return TypeAdapter(type)


def schema_of(known: TypeAdapter[Any]) -> Schema:
    return {"$schema": DRAFT, **known.json_schema(mode="validation")}
