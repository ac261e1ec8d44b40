"""A server in the event loop of the test, and people who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from tests.server.client import Client
from tests.server.running import InProcess

Coming = Callable[[str], Awaitable[Client]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Files that say BOTH_DATABASES are run on SQLite and on PostgreSQL, others on SQLite."""
    if "server" in metafunc.fixturenames:
        kinds = ["sqlite", "postgres"] if hasattr(metafunc.module, "BOTH_DATABASES") else ["sqlite"]
        metafunc.parametrize("server", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module")
async def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[InProcess]:
    """One for all tests of a file; each has people and tables of its own."""
    settings: dict[str, object] = {f"limit_{kind}": "1000/second" for kind in ("guests", "moves", "requests")}
    if request.param == "postgres":
        settings["database_url"] = request.getfixturevalue("postgres").fresh()
    async with InProcess(tmp_path_factory.mktemp("server"), bot_workers=1, **settings) as server:
        yield server


@pytest.fixture
async def come(server: InProcess) -> AsyncIterator[Coming]:
    """Lets somebody come in under a name; nobody's name is a visitor without a cookie."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Client:
            client = await stack.enter_async_context(Client(server.url))
            return await client.guest(name) if name else client

        yield come
