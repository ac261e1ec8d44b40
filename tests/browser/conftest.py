"""What the tests in a browser stand on: a server that shows the page as it was built, and a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import async_playwright
from tests.browser.people import Company, Windows, company, launch
from tests.browser.server import PageServer, page_server


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[PageServer]:
    async with page_server(tmp_path_factory.mktemp("server") / "data") as server:
        yield server
        assert not server.errors, "\n".join(server.errors)


@pytest.fixture(scope="session")
async def windows() -> AsyncIterator[Windows]:
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        yield Windows(browser)
        await browser.close()


@pytest.fixture
async def come(windows: Windows, server: PageServer) -> AsyncIterator[Company]:
    """Lets people come in: `ann = await come("Ann", device=PHONE)`."""
    async with company(windows, server.url) as come:
        yield come
