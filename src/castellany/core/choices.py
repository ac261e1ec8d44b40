"""Choices: what a table may agree on, as data for a form to fill in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from typing_extensions import TypedDict

from castellany.core.builder import Module


class Values(TypedDict):
    """Values of an option, as there."""

    values: list[str]
    default: str
    per_seat: list[str]


class Option(TypedDict):
    """One entry of a set-up's options."""

    key: str
    name: str
    """The key of its name."""
    values: list[str]
    value_names: dict[str, str]
    """The keys of the values' names; a value without one speaks for itself."""
    default: str
    """What is played where nothing is said, everything else being default too."""
    per_seat: list[str]
    """Values that may also be given for each seat in turn, separated by commas; empty if none."""
    module: str
    """The module that asks, which must then be chosen; empty for the game itself."""
    instead: dict[str, Values]
    """What there is to choose from where a module is played that changes it, by its slug."""


class Expansion(TypedDict):
    """A module that a table may play with."""

    key: str
    name: str
    """The key of its name."""
    requires: list[str]
    conflicts: list[str]


class Choices(TypedDict):
    """Everything that one edition leaves to the table."""

    players: list[int]
    modules: list[Expansion]
    """In the order in which a set-up names them."""
    options: list[Option]


def expansions(modules: Iterable[Module[Any]]) -> list[Expansion]:
    return [
        {
            "key": module.slug,
            "name": f"module-{module.slug}",
            "requires": list(module.requires),
            "conflicts": list(module.conflicts),
        }
        for module in modules
    ]
