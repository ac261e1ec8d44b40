"""Opening a server: its data folder, database and port, each with a sentence for what can go wrong."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import structlog
from sqlalchemy.exc import DBAPIError

from castellany.cli.complaint import Complaint
from castellany.server.app import build_app
from castellany.server.lock import Busy, held
from castellany.server.logs import set_up_logs
from castellany.server.serving import NoSuchPlace, NotStarted, PortTaken, Serving, listen
from castellany.server.settings import Settings, unknown_variables
from castellany.server.store.engine import Unreachable, connect
from castellany.server.store.upgrade import TooNew, upgrade

log = structlog.get_logger(__name__)


class Opened:
    """A server with a place to listen that answers nobody yet."""

    def __init__(self, settings: Settings, place: socket.socket) -> None:
        self.settings = settings
        self.place = place
        self.port: int = place.getsockname()[1]
        self.serving: Serving | None = None

    def run(self, on_start: Callable[[], None]) -> None:
        """Serves until it is told to end; `on_start` is called as soon as requests are answered."""
        set_up_logs(self.settings)
        for name in unknown_variables(os.environ):
            log.warning("unknown-setting", variable=name)
        self.serving = Serving(build_app(self.settings), self.settings, on_start)
        try:
            self.serving.run_until_told(self.place)
        except NotStarted:
            raise Complaint("cli-serve-not-started") from None

    def end(self) -> None:
        if self.serving is not None:
            self.serving.should_exit = True


@contextmanager
def opened(settings: Settings, search: bool) -> Iterator[Opened]:
    """With `search` the next free port is taken if the wanted one is not free."""
    with ExitStack() as stack:
        # What is kept, such as the secret that cookies are signed with, is for nobody else on this machine.
        stack.callback(os.umask, os.umask(0o077))
        try:
            settings.data.mkdir(parents=True, exist_ok=True)
            if settings.sqlite:
                stack.enter_context(held(settings.data))
        except Busy:
            raise Complaint("cli-serve-busy", folder=str(settings.data)) from None
        except OSError:
            raise Complaint("cli-serve-no-folder", folder=str(settings.data)) from None
        asyncio.run(prepare_database(settings))
        try:
            place = stack.enter_context(listen(settings.host, settings.port, search))
        except PortTaken:
            raise Complaint("cli-serve-port-taken", port=str(settings.port)) from None
        except NoSuchPlace:
            raise Complaint("cli-serve-no-place", host=settings.host, port=str(settings.port)) from None
        yield Opened(settings, place)


async def prepare_database(settings: Settings) -> None:
    """Bring it to this program's version before anything starts, so that what is wrong can be said plainly."""
    engine = connect(settings.database_url)
    try:
        await upgrade(engine)
    except Unreachable as error:
        raise Complaint("cli-no-database", address=error.address) from None
    except TooNew:
        raise Complaint("cli-database-too-new") from None
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise Complaint("cli-database-unready", why=str(getattr(error, "orig", error))) from None
    finally:
        await engine.dispose()
