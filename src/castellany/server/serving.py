"""Serving: uvicorn in this process, from an open port to a farewell."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from castellany.server.settings import Settings

PORTS_TRIED: Final = 100
LONGEST_HEAD: Final = 32_768
"""Bytes before the body of a request that are kept while the rest is waited for."""
SECONDS_TO_END: Final = 4
"""What is still under way then is cut off; what was acknowledged is on disk all the same."""
SECONDS_BETWEEN_PINGS: Final = 10
"""Whoever answers none for as long again is away, and the others at the table see it."""

COLLECTING: Final = (5_000, 10, 200)
"""New objects before a look for garbage among them, such looks before one among older ones, those before one at all."""


class PortTaken(Exception):
    """Somebody else listens there."""


class NoSuchPlace(Exception):
    """This machine has no such address, or does not let us listen there."""


class NotStarted(Exception):
    """The application could not start; the log says why."""


def listen(host: str, port: int, search: bool) -> socket.socket:
    """A socket that listens on the port, or on the next free one if `search`; port 0 is any."""
    # A machine need not have a table of names to know itself.
    host = "127.0.0.1" if host == "localhost" else host
    last = min(port + PORTS_TRIED, 65536) if search and port else port + 1
    for candidate in range(port, last):
        try:
            family = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM)[0][0]
            return socket.create_server((host, candidate), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise NoSuchPlace(host, candidate) from error
    raise PortTaken(port)


class Serving(uvicorn.Server):
    """`on_start` is called in the event loop as soon as requests are answered."""

    def __init__(self, app: FastAPI, settings: Settings, on_start: Callable[[], None]) -> None:
        self.app = app
        self.on_start = on_start
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="on",
                # Unlike httptools, h11 has a limit for what comes before the body of a request.
                http="h11",
                h11_max_incomplete_event_size=LONGEST_HEAD,
                ws="websockets-sansio",
                ws_max_size=settings.max_frame,
                ws_ping_interval=SECONDS_BETWEEN_PINGS,
                ws_ping_timeout=SECONDS_BETWEEN_PINGS,
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                timeout_graceful_shutdown=SECONDS_TO_END,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """WebSockets are closed as ours to close, before uvicorn would cut them off."""
        for server in self.servers:
            server.close()
        self.app.state.server.sockets.close_all()
        for _ in range(20):
            if not self.server_state.tasks:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    def run_until_told(self, place: socket.socket) -> None:
        """Serves until an interrupt or SIGTERM, or `should_exit`; NotStarted if the application cannot start."""
        spare_collecting()
        # uvicorn raises the signals that it caught again at its end; with its own handler in place that does nothing.
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self.run([place])
        except SystemExit:
            raise NotStarted from None
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def spare_collecting() -> None:
    """Let the collector of garbage pass over what stays for good, and seldom go through every table in memory.

    A look at everything stops all tables for a tenth of a second and more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
