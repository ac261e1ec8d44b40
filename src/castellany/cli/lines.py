"""Lines: what is typed, or what a pipe sends instead."""

from __future__ import annotations

import contextlib
import importlib
import sys
from typing import TextIO

from rich.text import Text

from castellany.cli.screen import Screen


class Lines:
    """Reads answers one by one; a pipe's are repeated on the screen, so that a transcript can be read."""

    def __init__(self, screen: Screen, source: TextIO | None = None) -> None:
        self.screen = screen
        self.source = source or sys.stdin
        self.typed = self.source.isatty()
        if self.typed:
            # Its mere import lets lines be edited and recalled; not every system has it.
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")

    def next(self, prompt: str) -> str | None:
        """The next line, or None at the end of the input."""
        if self.typed:
            try:
                return input(prompt)
            except EOFError:
                self.screen.print()
                return None
        line = self.source.readline()
        if not line:
            return None
        self.screen.print(Text(prompt + line.strip()[:200]))
        return line
