"""A server of castellany for the tests in a browser, with limits that no test reaches."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from tests.server.running import ServerProcess

LIMITS: Final = ("guests", "accounts", "login", "tables", "tables_address", "moves", "chat", "commands", "requests")
GENEROUS: Final = {f"limit_{name}": "100000/minute" for name in (*LIMITS, "previews", "hints")}


class PageServer(ServerProcess):
    """Shows the page that `make setup` has built."""

    @property
    def errors(self) -> list[str]:
        """What the server has logged as its own mistakes."""
        return [line for line in self.logs.splitlines() if json.loads(line)["level"] in ("error", "critical")]


@asynccontextmanager
async def page_server(data: Path) -> AsyncIterator[PageServer]:
    page = files("castellany.server") / "page" / "index.html"
    assert page.is_file(), "the page is not built: run make setup"
    async with PageServer(data, bot_workers=1, max_tables_open=10_000, **GENEROUS) as server:
        yield server
