"""Sets: the owner's sets that this process can play with."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.setup import Setup

Groups = dict[str, dict[str, Any]]
"""Groups of components by their names, as TOML gives them."""

OPTION: Final = "components"
"""The option of a table that names its set."""

STANDARD: Final = "standard"
"""The set that everybody has, in every game."""

OWNED: Final = "owned"
"""The provenance of a group that was copied out of an owner's box."""

SETS: Final[dict[str, dict[str, Groups]]] = {}
"""By game and name; all of them are sound."""


def put(game: str, name: str, groups: Groups) -> None:
    SETS.setdefault(game, {})[name] = groups


def names(game: str) -> list[str]:
    return sorted(SETS.get(game, {}))


def groups_of(game: str, name: str) -> Groups | None:
    """None if there is no such set."""
    return SETS.get(game, {}).get(name)


def lend(setup: Setup) -> Groups | None:
    """The groups of the owner's set that a table plays with, for a process that has none; None if it plays none."""
    return groups_of(setup.game, setup.options.get(OPTION, ""))


def borrow(setup: Setup, groups: Groups | None) -> None:
    """What another process has lent for this table."""
    if groups is not None:
        put(setup.game, setup.options[OPTION], groups)
