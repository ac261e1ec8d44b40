"""A small application behind the real checks of requests, and the people in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
from fastapi import FastAPI, Request, WebSocket
from pydantic import BaseModel, ConfigDict, Field
from tests.server.people.everyone import Everyone

from castellany.server.errors import Refused
from castellany.server.settings import Settings
from castellany.server.web import people
from castellany.server.web.limits import Limits
from castellany.server.web.problems import handle_problems
from castellany.server.web.security import protect

AT_HOME = "http://localhost"
RECORDS = "/api/record"
PLENTY = "100000/second"


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid")

    text: str
    count: int = Field(0, le=1000)


def settings_with(**given: Any) -> Settings:
    return Settings(**given)


def echoing(settings: Settings) -> FastAPI:
    """An application that repeats what it hears; it needs no server."""
    app = FastAPI()

    @app.get("/page")
    @app.get("/api/address")
    async def address(request: Request) -> dict[str, str]:
        client = request.client.host if request.client else ""
        return {"client": client, "url": str(request.base_url)}

    @app.post("/api/echo")
    @app.post(RECORDS)
    async def echo(said: Said) -> Said:
        return said

    @app.post("/api/nothing", status_code=204)
    async def nothing() -> None:
        pass

    @app.get("/api/refused/{key}")
    async def refuse(key: str, wait: int = 0) -> None:
        raise Refused(429 if wait else 409, key, wait=wait)

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("a secret of the server")

    @app.websocket("/api/socket")
    async def listen(socket: WebSocket) -> None:
        await socket.accept()
        raise RuntimeError("a secret of the server")

    handle_problems(app)
    protect(app, settings, [RECORDS])
    return app


class SmallServer:
    """What the router for people needs; it remembers what it was told."""

    def __init__(self, everyone: Everyone, settings: Settings) -> None:
        self.settings = settings
        self.people = everyone.people
        self.sessions = everyone.sessions
        self.blocks = everyone.blocks
        self.limits = Limits(settings)
        self.told: list[tuple[Any, ...]] = []

    async def on_logout(self, person: str) -> None:
        self.told.append(("logout", person))

    async def on_delete(self, person: str, tables: Sequence[str]) -> None:
        self.told.append(("delete", person, list(tables)))

    async def on_move(self, person: str, tables: Sequence[str]) -> None:
        self.told.append(("move", person, list(tables)))


def peopled(everyone: Everyone, **given: Any) -> FastAPI:
    """The router for people behind the checks, with limits that nobody reaches unless the test sets them."""
    plenty = {f"limit_{kind}": PLENTY for kind in ("login", "guests", "accounts", "commands", "requests")}
    settings = settings_with(**(plenty | given))
    app = FastAPI()
    app.include_router(people.router)
    handle_problems(app)
    protect(app, settings)
    app.state.server = SmallServer(everyone, settings)
    return app


def visit(app: FastAPI, base: str = AT_HOME, client: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
    """A browser of its own, with its own cookies."""
    transport = httpx.ASGITransport(app, client=(client, 5000))
    return httpx.AsyncClient(transport=transport, base_url=base, headers=headers)
