"""The page: served whole, compressed and fresh; its files are kept for ever, and programs get problems instead."""

from __future__ import annotations

import gzip
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI
from tests.server.web.small import settings_with, visit

from castellany.server.web import page
from castellany.server.web.limits import Limits
from castellany.server.web.page import PATHS, TYPES, add_page
from castellany.server.web.problems import handle_problems
from castellany.server.web.security import protect

pytestmark = pytest.mark.anyio

BROWSER = {"accept": "text/html,*/*;q=0.8"}
ROUTER = Path(__file__).parents[3] / "web" / "src" / "lib" / "router.ts"
SCREENS = [
    "/",
    "/new",
    "/new/burgundy",
    "/tables/k3x9?invite=abc",
    "/replay/k3x9?at=3",
    "/rules",
    "/rules/burgundy",
    "/account",
    "/learn",
    "/learn/burgundy",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A build with one script in three encodings and one asset of each type."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><html></html>")
    (built / "index.html.br").write_bytes(b"brotli of the page")
    for suffix in TYPES:
        (built / "assets" / f"thing-h4sh{suffix}").write_text(f"content of {suffix}")
    (built / "assets" / "thing-h4sh.js.gz").write_bytes(gzip.compress(b"content of .js"))
    (built / "assets" / "thing-h4sh.js.br").write_bytes(b"brotli of the script")
    return built


def paged(folder: Path | None, **given: str) -> FastAPI:
    """The page behind the checks of requests; it needs nothing of a server but its limits."""
    settings = settings_with(**given)
    app = FastAPI()
    handle_problems(app)
    add_page(app, folder)
    protect(app, settings)
    app.state.server = SimpleNamespace(limits=Limits(settings))
    return app


@pytest.fixture
def app(folder: Path) -> FastAPI:
    return paged(folder)


@pytest.mark.parametrize("path", SCREENS)
async def test_every_screen_is_the_page(app: FastAPI, path: str) -> None:
    async with visit(app) as client:
        answer = await client.get(path, headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.text) == (200, "<!doctype html><html></html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_a_page_that_has_not_changed_is_not_sent_again(app: FastAPI, folder: Path) -> None:
    async with visit(app) as client:
        tag = (await client.get("/")).headers["etag"]
        again = await client.get("/learn", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html.br").write_bytes(b"another page")
    async with visit(paged(folder)) as client:
        changed = await client.get("/", headers={"if-none-match": tag, "accept-encoding": "br"})
    assert changed.status_code == 200
    assert changed.headers["etag"] != tag


@pytest.mark.parametrize("suffix", TYPES)
async def test_assets_have_their_type_and_are_kept_for_ever(app: FastAPI, suffix: str) -> None:
    async with visit(app) as client:
        answer = await client.get(f"/assets/thing-h4sh{suffix}", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.text) == (200, f"content of {suffix}")
    assert answer.headers["content-type"] == TYPES[suffix]
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("wanted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("gzip;q=0.5", "gzip"),
        ("deflate", None),
        ("gzip;q=0", None),
    ],
)
async def test_the_best_encoding_that_the_browser_takes(app: FastAPI, wanted: str, encoding: str | None) -> None:
    async with (
        visit(app) as client,
        client.stream("GET", "/assets/thing-h4sh.js", headers={"accept-encoding": wanted}) as answer,
    ):
        body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    if encoding != "br":
        assert (gzip.decompress(body) if encoding else body) == b"content of .js"
    else:
        assert body == b"brotli of the script"


async def test_what_was_not_compressed_goes_as_it_is(app: FastAPI) -> None:
    async with visit(app) as client:
        answer = await client.get("/assets/thing-h4sh.woff2", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["/nowhere", "/tables", "/tables/a/b", "/index.html", "/%00"])
async def test_an_unknown_address_is_the_page_too_and_says_that_it_is_none(app: FastAPI, path: str) -> None:
    async with visit(app) as client:
        answer = await client.get(path, headers=BROWSER | {"accept-encoding": "identity"})
    assert (answer.status_code, answer.text) == (404, "<!doctype html><html></html>")


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/nowhere", "application/json"),
        ("/api/nowhere", "text/html"),
        ("/assets/nothing.js", "text/html"),
        ("/assets/..%2Findex.html", "text/html"),
        ("/assets/thing-h4sh.js.gz", "*/*"),
    ],
)
async def test_programs_and_scripts_get_a_problem(app: FastAPI, path: str, accept: str) -> None:
    async with visit(app) as client:
        answer = await client.get(path, headers={"accept": accept})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")


async def test_pages_are_counted_and_their_files_are_not(folder: Path) -> None:
    async with visit(paged(folder, limit_requests="2/hour")) as client:
        statuses = [(await client.get("/")).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert (await client.get("/assets/thing-h4sh.svg")).status_code == 200


@pytest.mark.parametrize(("language", "word"), [("en", "make setup"), ("pl", "Strona"), ("ru", "Страница")])
async def test_a_page_that_was_not_built_says_what_to_do(tmp_path: Path, language: str, word: str) -> None:
    async with visit(paged(tmp_path / "nothing")) as client:
        answers = [
            await client.get(path, headers=BROWSER | {"accept-language": language}) for path in ("/", "/nowhere")
        ]
        asset = await client.get("/assets/thing-h4sh.js")
    assert [(one.status_code, word in one.text, "make setup" in one.text) for one in answers] == [(503, True, True)] * 2
    assert asset.status_code == 404


def test_the_server_and_the_page_know_the_same_screens() -> None:
    router = ROUTER.read_text(encoding="utf-8")
    for path in PATHS[1:]:
        first = path.split("/")[1]
        assert f'  {first}: "{first}"' in router or f'case "{first}"' in router


class Outline(HTMLParser):
    """What a page loads, and the attributes and texts of its elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.attributes: set[str] = set()
        self.written: dict[str, str] = {}
        self.now = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.now = tag
        self.attributes |= {name for name, _ in attrs}
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.written[self.now] = self.written.get(self.now, "") + data.strip()


async def test_the_real_page_loads_only_its_own_files() -> None:
    async with visit(paged(None)) as client:
        outline = Outline((await client.get("/", headers={"accept-encoding": "identity"})).text)
        loaded = [await client.get(path, headers={"accept-encoding": "gzip"}) for path in outline.loaded]
    assert [answer.status_code for answer in loaded] == [200] * len(loaded)
    assert {Path(path).suffix for path in outline.loaded} == {".css", ".js", ".svg"}
    assert not outline.written.get("script")
    assert "style" not in outline.written
    assert not {name for name in outline.attributes if name == "style" or name.startswith("on")}
    assert sum(size(answer) for answer in loaded) < 250_000


def size(answer: httpx.Response) -> int:
    """Of what goes over the wire."""
    return int(answer.headers["content-length"])


@pytest.mark.both_forms
def test_the_page_lies_in_the_package() -> None:
    assert page.Build(Path(page.__file__).parents[1] / "page").index is not None, "run make setup"
