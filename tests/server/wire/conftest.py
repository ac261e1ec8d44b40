"""A server in the event loop of the test, and people who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from tests.server.client import Client
from tests.server.running import InProcess

Coming = Callable[[str], Awaitable[Client]]


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[InProcess]:
    """One for all tests of a file; each has people and tables of its own."""
    plenty = {"limit_guests": "1000/second", "limit_moves": "1000/second", "limit_requests": "1000/second"}
    async with InProcess(tmp_path_factory.mktemp("server"), bot_workers=1, **plenty) as server:
        yield server


@pytest.fixture
async def come(server: InProcess) -> AsyncIterator[Coming]:
    """Lets somebody come in under a name; nobody's name is a visitor without a cookie."""
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Client:
            client = await stack.enter_async_context(Client(server.url))
            return await client.guest(name) if name else client

        yield come
