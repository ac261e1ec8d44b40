"""A server that plays the planted fair, whose log is read along."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import structlog
from tests.server.client import Client
from tests.server.hidden.fair import EVERYBODY, SEED, Fair
from tests.server.hidden.planted import plant
from tests.server.hidden.walking import Walker
from tests.server.running import InProcess

from castellany.server.logs import LIBRARIES, OURS, set_up_logs
from castellany.server.settings import Settings
from castellany.server.tables import creation
from castellany.server.web.schemas import schemas

PLENTY = {
    f"limit_{what}": "100000/second"
    for what in (
        "login",
        "guests",
        "accounts",
        "tables",
        "tables_address",
        "moves",
        "chat",
        "commands",
        "previews",
        "hints",
        "mails",
        "requests",
    )
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the server logs, in full detail; logging belongs to the whole process, so others get it back as it was."""
    root = logging.getLogger()
    kept = root.handlers[:], root.level, {name: logging.getLogger(name).level for name in (OURS, *LIBRARIES)}
    stream = io.StringIO()
    set_up_logs(Settings(log_format="json", log_level="debug"), stream)
    plant(monkeypatch)
    monkeypatch.setattr(creation, "randbits", lambda _: SEED)
    yield stream
    root.handlers[:], root.level = kept[0], kept[1]
    for name, level in kept[2].items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()
    schemas.cache_clear()


@pytest.fixture
async def fair(tmp_path: Path, written: io.StringIO) -> AsyncIterator[Fair]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(InProcess(tmp_path, bot_workers=1, max_sockets=1000, **PLENTY))
        people = {}
        for name in EVERYBODY:
            client = await stack.enter_async_context(Client(server.url, check=False))
            people[name] = Walker(name, client if name == "nobody" else await client.guest(name.title()))
        fair = Fair(server, written, people)
        await fair.gather()
        yield fair
