"""Health: whether the process lives, and whether it can do its work."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.server.store.engine import reading
from castellany.server.store.upgrade import TooNew, head, revision_of

UNREADY: Final = 503
PATIENCE: Final = 3.0
"""Seconds that the database may take to answer."""


class Alive(BaseModel):
    """The process answers."""

    alive: bool = True


class Readiness(BaseModel):
    """Whether the server can do its work, and what it lacks."""

    ready: bool
    missing: list[str] = Field(description="any of database, upgrade, writer, herald")


router: Final = APIRouter(tags=["server"])


@router.get("/healthz", summary="Whether the process lives")
async def healthz() -> Alive:
    return Alive()


@router.get(
    "/readyz",
    summary="Whether the server can do its work",
    responses={UNREADY: {"model": Readiness, "description": "Something is missing"}},
)
async def readyz(request: Request, response: Response) -> Readiness:
    missing = await what_is_missing(request.app.state.server)
    if missing:
        response.status_code = UNREADY
    return Readiness(ready=not missing, missing=missing)


async def what_is_missing(server: Any) -> list[str]:
    """The parts that do not work, in words that do not change."""
    missing = await what_the_database_lacks(server.engine) if server.writes else ["database"]
    if not server.writer.alive:
        missing.append("writer")
    if not server.broadcast.connected:
        missing.append("herald")  # what monitors know the broadcast by
    return missing


async def what_the_database_lacks(engine: AsyncEngine) -> list[str]:
    try:
        async with asyncio.timeout(PATIENCE), reading(engine) as connection:
            return [] if await connection.run_sync(revision_of) == head() else ["upgrade"]
    except TooNew:
        return ["upgrade"]
    except (SQLAlchemyError, OSError, TimeoutError):
        return ["database"]
