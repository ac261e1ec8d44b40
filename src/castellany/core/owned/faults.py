"""Faults: what is wrong with an owner's file, and checks of its shape that every game needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from castellany.core.phrase import Argument, Phrase

Path = tuple[str, ...]
"""Where in a file: a group, then keys within it."""


class Fault:
    """One thing to mend."""

    def __init__(self, path: Path, key: str, **arguments: Argument) -> None:
        self.path = path
        self.phrase = Phrase(key, dict(arguments))

    def __repr__(self) -> str:
        return f"Fault({'.'.join(self.path)}, {self.phrase!r})"


def listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def key_faults(path: Path, table: object, wanted: Iterable[str], allowed: Iterable[str] = ()) -> list[Fault]:
    """A table must have every wanted key, and may have the allowed ones."""
    if not isinstance(table, dict):
        return [Fault(path, "components-no-table", known=listed(wanted))]
    known = [*wanted, *allowed]
    found = [
        Fault((*path, key), "components-unknown-key", word=key[:40], known=listed(known))
        for key in table
        if key not in known
    ]
    return found + [Fault(path, "components-missing-key", word=key) for key in wanted if key not in table]


def number_faults(path: Path, value: object, least: int, most: int) -> list[Fault]:
    # A bool is an int to Python, but not to whoever wrote it.
    if type(value) is int and least <= value <= most:
        return []
    return [Fault(path, "components-bad-number", least=least, most=most)]


def count_faults(path: Path, table: Any, names: Iterable[str], least: int, most: int) -> list[Fault]:
    """A table must have a number within limits for every name."""
    found = key_faults(path, table, names)
    if not found:
        for name in names:
            found += number_faults((*path, name), table[name], least, most)
    return found


def sum_faults(path: Path, numbers: Iterable[int], wanted: int) -> list[Fault]:
    found = sum(numbers)
    return [] if found == wanted else [Fault(path, "components-sum", found=found, wanted=wanted)]


def list_faults(path: Path, value: object, length: int) -> list[Fault]:
    """A list of so many entries."""
    if isinstance(value, list) and len(value) == length:
        return []
    return [Fault(path, "components-bad-list", wanted=length)]
