"""The text of a position with its set-up, so that it stands alone."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.catalogue import Catalogue
from castellany.core.layout import Layout, LayoutError
from castellany.core.position import PositionError
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.core.state import S
from castellany.games.registry import game, rules_for, texts_of
from castellany.match.headers import SETUP_HEADERS, HeaderError, blamed, read_setup, write_setup

__all__ = ["Layout", "LayoutError", "PositionError", "from_text", "layout", "to_text"]

MAGIC: Final = "castellany position 2"
BEFORE: Final = "castellany position 1"


def to_text(rules: Rules[S], s: S) -> str:
    """
    >>> from castellany.core.setup import Setup
    >>> rules = rules_for(Setup("burgundy", "2019", 2))
    >>> from_text(to_text(rules, rules.begin()))[1] == rules.begin()
    True
    """
    return "\n".join([MAGIC, *write_setup(rules.setup), rules.write_position(s)])


def layout(setup: Setup) -> Layout[Any]:
    """An empty table to be laid by hand; SetupError or LayoutError if there can be none.

    >>> table = layout(Setup("burgundy", "special", 2, options={"boards": "1"}))
    >>> table.give(1, "silver", 3).lay("dice 1", "2", "5").turn(1).position().silver
    [3, 0]
    """
    return game(setup.game).layout(rules_for(setup))


def from_text(text: str) -> tuple[Rules[Any], Any]:
    """The rules and the state of a position; PositionError, with the line, if the text holds none."""
    lines = text.split("\n")
    if lines[0].rstrip("\r") == BEFORE:
        raise PositionError(1, "this is a position of the first format, which gave numbers for words; write it anew")
    if lines[0].rstrip("\r") != MAGIC:
        raise PositionError(1, "this is no position")
    values: dict[str, str] = {}
    for i, key in enumerate(SETUP_HEADERS, 1):
        if i >= len(lines) or not lines[i].startswith(f"{key}:"):
            raise PositionError(i + 1, f"{key} belongs here")
        values[key] = lines[i].partition(":")[2].strip()
    try:
        rules = rules_for(read_setup(values))
    except HeaderError as error:
        raise PositionError(SETUP_HEADERS.index(error.key) + 2, f"{error} cannot be read") from error
    except SetupError as error:
        why = Catalogue("en", *texts_of(error.game)).text(error.key, **error.arguments)
        raise PositionError(SETUP_HEADERS.index(blamed(error)) + 2, why) from error
    first = len(SETUP_HEADERS) + 1
    return rules, rules.read_position("\n" * first + "\n".join(lines[first:]))
