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


router: Final = APIRouter(tags=["house"])


@router.get("/healthz", summary="Whether the process lives")
async def healthz() -> Alive:
    return Alive()


@router.get(
    "/readyz",
    summary="Whether the server can do its work",
    responses={UNREADY: {"model": Readiness, "description": "Something is missing"}},
)
async def readyz(request: Request, response: Response) -> Readiness:
    missing = await what_is_missing(request.app.state.house)
    if missing:
        response.status_code = UNREADY
    return Readiness(ready=not missing, missing=missing)


async def what_is_missing(house: Any) -> list[str]:
    """The parts that do not work, in words that do not change."""
    missing = await what_the_database_lacks(house.engine) if house.writes else ["database"]
    if not house.writer.alive:
        missing.append("writer")
    if not house.herald.connected:
        missing.append("herald")
    return missing


async def what_the_database_lacks(engine: AsyncEngine) -> list[str]:
    try:
        async with asyncio.timeout(PATIENCE), reading(engine) as connection:
            return [] if await connection.run_sync(revision_of) == head() else ["upgrade"]
    except TooNew:
        return ["upgrade"]
    except (SQLAlchemyError, OSError, TimeoutError):
        return ["database"]
