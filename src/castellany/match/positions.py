"""The text of a position with its set-up, so that it stands alone."""

from __future__ import annotations

from typing import Any, Final

from castellany.core.position import PositionError
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.games.registry import rules_for

MAGIC: Final = "castellany position 1"
HEADERS: Final = ("game", "edition", "players", "modules", "options")


def to_text(rules: Rules[Any], s: Any) -> str:
    """
    >>> rules = rules_for(Setup("burgundy", "2019", 2))
    >>> from_text(to_text(rules, rules.begin()))[1] == rules.begin()
    True
    """
    setup = rules.setup
    return "\n".join(
        [
            MAGIC,
            f"game: {setup.game}",
            f"edition: {setup.edition}",
            f"players: {setup.players}",
            "modules: " + " ".join(setup.modules),
            "options: " + " ".join(f"{key}={value}" for key, value in sorted(setup.options.items())),
            rules.write_position(s),
        ]
    )


def from_text(text: str) -> tuple[Rules[Any], Any]:
    """The rules and the state of a position; PositionError, with the line, if the text holds none."""
    lines = text.split("\n")
    if lines[0].rstrip("\r") != MAGIC:
        raise PositionError(1, "this is no position")
    values: list[str] = []
    for i, key in enumerate(HEADERS, 1):
        if i >= len(lines) or not lines[i].startswith(f"{key}:"):
            raise PositionError(i + 1, f"{key} belongs here")
        values.append(lines[i].partition(":")[2].strip())
    if not (values[2].isascii() and values[2].isdecimal()) or len(values[2]) > 2:
        raise PositionError(4, "players needs a number")
    options = dict(word.partition("=")[::2] for word in values[4].split())
    try:
        rules = rules_for(Setup(values[0], values[1], int(values[2]), tuple(values[3].split()), options))
    except SetupError as error:
        raise PositionError(2, str(error)) from error
    skipped = "\n" * (len(HEADERS) + 1)
    return rules, rules.read_position(skipped + "\n".join(lines[len(HEADERS) + 1 :]))
