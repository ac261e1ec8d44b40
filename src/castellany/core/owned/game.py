"""What a game lets the owner of its box replace."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from castellany.core.owned.faults import Fault
from castellany.core.owned.sets import Groups
from castellany.core.phrase import Phrase

NOTES: Final = ("#", "provenance", "source")
"""Lines of our files that say whose they are."""


class Replaceable:
    """Each game that has such components has one."""

    def __init__(
        self,
        texts: tuple[str, ...],
        faults: Callable[[Groups], list[Fault]],
        names: Iterable[str],
        data: Callable[[], str],
    ) -> None:
        self.texts = texts
        """The packages whose catalogues have the texts of its faults and of its parts."""
        self.faults = faults
        """Everything that is wrong with groups of an owner's."""
        self.names = tuple(names)
        """The groups that can be replaced."""
        self.data = data
        """The TOML of our own."""

    def parts(self) -> list[tuple[Phrase, str]]:
        """The groups that can be replaced, as they are: how each is to be read, and its TOML."""
        data = self.data()
        return [(Phrase(f"components-about-{name}"), group_text(data, name)) for name in self.names]


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
