"""One server for one data folder: two would trust caches that the other makes untrue."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NAME: Final = "server.lock"


class Busy(Exception):
    """Another server uses the folder."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Keeps other servers out of a folder; Busy if one is there, OSError if it cannot be written to.

    The system takes the lock from a process that dies.
    """
    file = os.open(folder / NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            take(file)
        except OSError:
            raise Busy(folder) from None
        yield
    finally:
        os.close(file)


def take(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
