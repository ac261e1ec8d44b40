"""Screen: where output goes, and how wide it is."""

from __future__ import annotations

import errno
import os
import sys
from typing import IO

from rich.console import Console


class Screen(Console):
    """A console that leaves a closed pipe to its caller."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


def screen(file: IO[str] | None = None) -> Screen:
    """The standard output; plain text of 80 columns unless it is a terminal or COLUMNS says otherwise."""
    return Screen(file=file or sys.stdout, highlight=False, markup=False, emoji=False, soft_wrap=False)
