"""The page: what a browser gets at every address for people; it asks for the rest under /api itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from castellany.server.errors import Refused
from castellany.server.web.dependencies import counted
from castellany.server.web.languages import accepted
from castellany.server.web.problems import on_http_exception, problem

PATHS: Final = (
    "/",
    "/new",
    "/new/{game}",
    "/tables/{table}",
    "/replay/{table}",
    "/rules",
    "/rules/{game}",
    "/account",
    "/credits",
    "/learn",
    "/learn/{game}",
)
"""The screens of the page, as web/src/lib/router.ts knows them."""
FOR_PROGRAMS: Final = ("/api/", "/assets/")
INDEX: Final = "index.html"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The best first, each with how the names of such copies end."""
PLAIN: Final = ""
ALWAYS_ASK: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The name of an asset changes with what is in it."""


@dataclass
class Asset:
    """One file of the build, as it is and compressed."""

    kind: str
    bodies: dict[str, bytes] = field(default_factory=dict)

    def answer(self, request: Request, cache: str, status: int = 200) -> Response:
        encoding = next((one for one in encodings(request) if one in self.bodies), PLAIN)
        body = self.bodies[encoding]
        tag = f'"{sha256(body).hexdigest()[:20]}"'
        headers = {"Cache-Control": cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(body, status, headers, self.kind)


class Build:
    """The built page, read once: while the server runs, its files fit together whatever happens on disk."""

    def __init__(self, folder: Path) -> None:
        self.index: Asset | None = None
        self.assets: dict[str, Asset] = {}
        if (folder / INDEX).is_file():
            self.index = read(folder / INDEX)
            self.assets = {path.name: read(path) for path in (folder / "assets").iterdir() if path.suffix in TYPES}


def read(path: Path) -> Asset:
    asset = Asset(TYPES[path.suffix], {PLAIN: path.read_bytes()})
    for encoding, ending in ENCODINGS.items():
        copy = path.with_name(path.name + ending)
        if copy.is_file():
            asset.bodies[encoding] = copy.read_bytes()
    return asset


def encodings(request: Request) -> Iterable[str]:
    """The encodings that a browser takes, the best first."""
    offered = [part.strip().lower() for part in request.headers.get("accept-encoding", "")[:500].split(",")]
    refused = {part.partition(";")[0].strip() for part in offered if part.endswith((";q=0", ";q=0.0"))}
    taken = {part.partition(";")[0].strip() for part in offered} - refused
    return [encoding for encoding in ENCODINGS if encoding in taken]


def add_page(app: FastAPI, folder: Path | None = None) -> None:
    """The page that was built into a folder, usually the one in the package."""
    build = Build(folder or Path(str(files("castellany.server"))) / "page")
    router = APIRouter(include_in_schema=False)

    async def show(request: Request) -> Response:
        return page(request)

    async def asset(request: Request, name: str) -> Response:
        if name not in build.assets:
            raise HTTPException(404)
        return build.assets[name].answer(request, FOR_EVER)

    def page(request: Request, status: int = 200) -> Response:
        if build.index is None:
            language = accepted(request.headers.get("accept-language", ""))
            return PlainTextResponse(problem(Refused(503, "page-not-built"), language).text, 503)
        return build.index.answer(request, ALWAYS_ASK, status)

    async def not_found(request: Request, error: Exception) -> Response:
        """The page itself says so to a browser; a program gets a problem."""
        assert isinstance(error, HTTPException)
        wants_page = "text/html" in request.headers.get("accept", "")
        if error.status_code == 404 and wants_page and not request.url.path.startswith(FOR_PROGRAMS):
            return page(request, 404)
        return await on_http_exception(request, error)

    for path in PATHS:
        router.add_api_route(path, show, methods=["GET", "HEAD"], dependencies=[Depends(counted)])
    router.add_api_route("/assets/{name}", asset, methods=["GET", "HEAD"])
    app.include_router(router)
    app.add_exception_handler(HTTPException, not_found)
