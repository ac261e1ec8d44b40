"""What an owner of the box may replace, and the file to begin with."""

from __future__ import annotations

from castellany.core.owned.faults import Fault
from castellany.core.owned.game import Replaceable
from castellany.core.owned.sets import Groups
from castellany.core.phrase import Phrase
from castellany.games.castle.components import all_groups, data_files
from castellany.games.castle.owned.checking import faults
from castellany.games.castle.show.half import shows

NOTES = ("#", "provenance", "source")
"""Lines of our files that say whose they are."""


class CastleReplaceable(Replaceable):
    def __init__(self) -> None:
        more = (show.owned_package for show in shows() if show.owned_package)
        self.texts = ("castellany.core.owned", "castellany.games.castle.owned", *more)

    def faults(self, groups: Groups) -> list[Fault]:
        return faults(groups)

    def parts(self) -> list[tuple[Phrase, str]]:
        data = "\n".join(data_files())
        return [(Phrase(f"components-about-{group}"), group_text(data, group)) for group in all_groups()]


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
