"""Usage: what a process has taken from the machine so far, where the system tells."""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import perf_counter


class Meter:
    """Reads the time that a process spends on processors or waits for one, from a beginning on."""

    def __init__(self, process: int) -> None:
        self.folder = Path(f"/proc/{process}")
        self.begin()

    def begin(self) -> None:
        self.began = perf_counter()
        self.spent = self.cpu_seconds()
        self.waited = self.waiting_seconds()

    def share(self) -> float | None:
        """Of one processor since the beginning."""
        return self.of_the_time(self.spent, self.cpu_seconds())

    def disturbed(self) -> float | None:
        """The share of the time for which its main thread was ready to go on and others had the processors."""
        return self.of_the_time(self.waited, self.waiting_seconds())

    def of_the_time(self, before: float | None, now: float | None) -> float | None:
        return None if before is None or now is None else (now - before) / (perf_counter() - self.began)

    def cpu_seconds(self) -> float | None:
        try:
            # The name of the program, which comes before, may hold anything, in parentheses.
            fields = (self.folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waiting_seconds(self) -> float | None:
        try:
            return int((self.folder / "schedstat").read_text(encoding="utf-8").split()[1]) / 1e9
        except OSError:
            return None

    def memory(self) -> int | None:
        """Bytes that it holds now."""
        try:
            found = re.search(r"VmRSS:\s+(\d+) kB", (self.folder / "status").read_text(encoding="utf-8"))
        except OSError:
            return None
        return int(found[1]) * 1024 if found else None
