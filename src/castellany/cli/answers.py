"""Answers: what a line typed at the table means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from castellany.core.catalogue import Catalogue
from castellany.core.notation import NotationError

COMMANDS: Final = ("help", "table", "undo", "hint", "about", "score", "log", "save", "quit")


@dataclass(frozen=True, slots=True)
class Move:
    """A move, not yet known to be legal."""

    move: int


@dataclass(frozen=True, slots=True)
class Order:
    """One of the commands, with whatever follows it."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Nothing that can be understood; the key of the sentence that says so, with its arguments."""

    key: str
    arguments: dict[str, str | int]


Answer = Move | Order | Puzzle


def understand(texts: Catalogue, rules: Any, numbered: list[int], line: str) -> Answer:
    """A number of the menu, a move in notation or the unmistakable beginning of one, or a command.

    Saying nothing plays the only move that there is.
    """
    words = line.split()
    if not words:
        return Move(numbered[0]) if len(numbered) == 1 else Puzzle("cli-say-something", {})
    text = " ".join(words).lower()
    if text.isascii() and text.isdecimal():
        if len(text) < 5 and 1 <= int(text) <= len(numbered):
            return Move(numbered[int(text) - 1])
        return Puzzle("cli-no-such-number", {"number": text[:20], "most": len(numbered)})
    for name in COMMANDS:
        if words[0].lower() in (name, *texts.text(f"cli-word-{name}").split()):
            return Order(name, line.strip()[len(words[0]) :].strip())
    beginnings = [m for m in numbered if rules.write(m).startswith(text + " ")]
    if len(beginnings) == 1:
        return Move(beginnings[0])
    try:
        return Move(rules.read(text))
    except NotationError:
        return Puzzle("cli-not-understood", {"text": text[:60]})
