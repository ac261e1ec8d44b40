"""What the tests in a browser stand on: a server that shows the page as it was built, and a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright
from tests.browser.house import House, house_at
from tests.browser.people import Company, company, launch


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house_at(tmp_path_factory.mktemp("house") / "data") as house:
        yield house
        assert not house.errors, "\n".join(house.errors)


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        yield browser
        await browser.close()


@pytest.fixture
async def come(chromium: Browser, house: House) -> AsyncIterator[Company]:
    """Lets people come in: `ann = await come("Ann", device=PHONE)`."""
    async with company(chromium, house.url) as come:
        yield come
