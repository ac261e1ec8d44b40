"""Usage: what a process has taken from the machine so far, where the system tells."""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import perf_counter


class Meter:
    """Reads the time that a process spends on processors, from a beginning on."""

    def __init__(self, process: int) -> None:
        self.folder = Path(f"/proc/{process}")
        self.begin()

    def begin(self) -> None:
        self.began = perf_counter()
        self.spent = self.cpu_seconds()

    def share(self) -> float | None:
        """Of one processor since the beginning."""
        spent = self.cpu_seconds()
        return None if spent is None or self.spent is None else (spent - self.spent) / (perf_counter() - self.began)

    def cpu_seconds(self) -> float | None:
        try:
            # The name of the program, which comes before, may hold anything, in parentheses.
            fields = (self.folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int | None:
        """Bytes that it holds now."""
        try:
            found = re.search(r"VmRSS:\s+(\d+) kB", (self.folder / "status").read_text(encoding="utf-8"))
        except OSError:
            return None
        return int(found[1]) * 1024 if found else None
