"""Bots that are slow to answer: their workers are stopped, and end with whoever started them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.bots.asking import children
from tests.server.running import ServerProcess


@contextmanager
def bots_held_up(server: ServerProcess) -> Iterator[None]:
    """The workers of a server do nothing meanwhile; afterwards those that are left go on."""
    assert server.process is not None
    workers = children(server.process.pid)
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGCONT)
