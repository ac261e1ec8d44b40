"""Survivors: the mutants of a game's rules that no proof need notice, each under the reason why.

A file `survivors/GAME.txt` has reasons, which begin with `= `, and below each the names of the mutants that it excuses.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "survivors"
REASON: Final = "= "


def excused(game: str) -> dict[str, str]:
    """The reason for every mutant that may survive, by its name."""
    found: dict[str, str] = {}
    reason = ""
    path = FOLDER / f"{game}.txt"
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith(REASON):
            reason = line.removeprefix(REASON)
        elif line and not line.startswith("#"):
            if not reason or line in found:
                raise ValueError(f"{path.name}:{number}: {'twice' if line in found else 'without a reason'}")
            found[line] = reason
    return found
