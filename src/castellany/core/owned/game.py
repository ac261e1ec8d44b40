"""What a game lets the owner of its box replace."""

from __future__ import annotations

from castellany.core.owned.faults import Fault
from castellany.core.owned.sets import Groups
from castellany.core.phrase import Phrase


class Replaceable:
    """Each game that has such components has one."""

    texts: tuple[str, ...] = ()
    """The packages whose catalogues have the texts of its faults and of its parts."""

    def faults(self, groups: Groups) -> list[Fault]:
        """Everything that is wrong with groups of an owner's."""
        raise NotImplementedError

    def parts(self) -> list[tuple[Phrase, str]]:
        """The groups that can be replaced, as they are: how each is to be read, and its TOML."""
        raise NotImplementedError
