"""What the scenarios of all games share: their error, and how the values that they expect are written."""

from __future__ import annotations

from typing import Any

Value = int | str | list[str] | tuple[str, ...]
"""A list compares in any order, a tuple in its own."""


class ScenarioError(AssertionError):
    """The scenario is wrong, or the game does not do what it says."""


def same(found: Value, text: str) -> bool:
    """Whether a value is the one that a script writes."""
    if isinstance(found, int | str):
        return str(found) == text
    words = [] if text == "nothing" else text.split(", ")
    return sorted(found) == sorted(words) if isinstance(found, list) else list(found) == words


def known(table: dict[str, Any], keys: tuple[str, ...], what: str) -> None:
    """ScenarioError if a table of a file has an entry that nothing reads."""
    for key in table:
        if key not in keys:
            raise ScenarioError(f"{what} has no entry {key}")
