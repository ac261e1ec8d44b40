"""Runs the command line as its users do: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from castellany.match import Match, parse, replay

MODULE = [sys.executable, "-m", "castellany"]
INSTALLED = [str(Path(sys.executable).with_name("castellany"))]

Answer = subprocess.CompletedProcess[str]


def environment(home: Path, language: str = "en", columns: int = 80) -> dict[str, str]:
    """A plain environment whose data folder is `home`."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT")}
    return {**kept, "LANG": f"{language}.UTF-8", "COLUMNS": str(columns), "XDG_DATA_HOME": str(home), "HOME": str(home)}


def castellany(
    *words: str, home: Path, typed: str = "", language: str = "en", columns: int = 80, command: list[str] | None = None
) -> Answer:
    """The answer to one command, started in the folder `home` with `typed` on its input."""
    return subprocess.run(
        [*(command or MODULE), *words],
        cwd=home,
        env=environment(home, language, columns),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def play(home: Path, typed: list[str], *words: str, language: str = "en", columns: int = 80) -> Answer:
    """A game of Burgundy with seed 5 on board 1, answered line by line."""
    text = "".join(line + "\n" for line in typed)
    table = () if "--resume" in words else ("--seed", "5", "--boards", "1")
    return castellany("play", "burgundy", *table, *words, home=home, typed=text, language=language, columns=columns)


def recorded(path: Path) -> Match:
    """The match that a file holds, replayed."""
    return replay(parse(path.read_text(encoding="utf-8")))
