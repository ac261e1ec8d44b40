"""How the command was called, so that a line to be copied works where it is read."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from castellany.cli.arguments import PROGRAM


def called(path: str) -> str:
    """For the first word of the call: the name alone if the shell finds this very program by it, else the path."""
    if Path(path).name != PROGRAM:
        return f"{shlex.quote(sys.executable)} -m {PROGRAM}"
    found = shutil.which(PROGRAM)
    return PROGRAM if found is not None and Path(found).resolve() == Path(path).resolve() else shlex.quote(path)
