"""What an owner of the box may replace, and the file to begin with."""

from __future__ import annotations

from castellany.core.owned.faults import Fault
from castellany.core.owned.game import Replaceable
from castellany.core.owned.sets import Groups
from castellany.core.phrase import Phrase
from castellany.games.tuscany.components import FILES, file_text
from castellany.games.tuscany.owned.checking import CHECKS, faults

NOTES = ("#", "provenance", "source")
"""Lines of our files that say whose they are."""


class TuscanyReplaceable(Replaceable):
    texts = ("castellany.core.owned", "castellany.games.tuscany.owned")

    def faults(self, groups: Groups) -> list[Fault]:
        return faults(groups)

    def parts(self) -> list[tuple[Phrase, str]]:
        data = "\n".join(file_text(name) for name in FILES)
        return [(Phrase(f"components-about-{group}"), group_text(data, group)) for group in CHECKS]


def group_text(data: str, group: str) -> str:
    """The tables of one group, without our notes."""
    lines: list[str] = []
    inside = False
    for line in data.split("\n"):
        if line.startswith("["):
            inside = line.strip("[]").split(".")[0] == group
        if inside and line and not line.startswith(NOTES):
            lines.append(line)
    return "\n".join(lines)
