"""Owner's sets: groups of components that the owner of a box has copied out, by the game and the set's name."""

from __future__ import annotations

from typing import Any, Final

Groups = dict[str, dict[str, Any]]
"""Groups of components by their names, as TOML gives them."""

SHELF: Final[dict[str, dict[str, Groups]]] = {}
"""The sets that this process can play with, by game and name; all of them are sound."""


def names(game: str) -> list[str]:
    return sorted(SHELF.get(game, {}))


def groups_of(game: str, name: str) -> Groups | None:
    """None if there is no such set."""
    return SHELF.get(game, {}).get(name)
