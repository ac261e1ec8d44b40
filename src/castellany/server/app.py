"""The application: every route and everything that requests pass through on their way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from castellany.server import health, metrics
from castellany.server.access_log import AccessLog
from castellany.server.server import open_server
from castellany.server.settings import Settings
from castellany.server.web import chat, games, histories, mail, news, people, replays, schemas, socket, tables
from castellany.server.web.page import add_page
from castellany.server.web.problems import handle_problems
from castellany.server.web.security import protect

WORTH_COMPRESSING: Final = 1024
"""Bytes."""
COMPRESSION: Final = 6
"""Of 9: more costs much and saves little."""


def build_app(settings: Settings) -> FastAPI:
    """The server with these settings; its parts start when it starts, and stop when it stops."""
    counted = metrics.Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.server = server = await open_server(settings, counted)
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Castellany",
        version=version("castellany"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        # Their pages load scripts from elsewhere, which ours forbid.
        docs_url=None,
        redoc_url=None,
    )
    for part in (health, metrics, people, news, mail, tables, replays, histories, chat, games, schemas, socket):
        app.include_router(part.router)
    handle_problems(app)
    add_page(app)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=COMPRESSION)
    protect(app, settings, [replays.RECORDS])
    # Outermost, so that nothing goes unseen.
    app.add_middleware(AccessLog, metrics=counted)
    return app
