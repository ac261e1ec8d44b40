"""Answers: what a line typed at the table means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from castellany.core.catalogue import Catalogue
from castellany.core.notation import NotationError

COMMANDS: Final = ("help", "table", "undo", "hint", "about", "score", "log", "save", "quit")
MOST_NAMED: Final = 5
"""Moves named where a beginning fits several."""


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


def understand(
    texts: Catalogue, rules: Any, numbered: list[int], moves: list[int], spoken: dict[str, int], line: str
) -> Answer:
    """A number of the menu, a move in notation or the unmistakable beginning of one, or a command.

    Saying nothing plays the only move that there is. `moves` are all that may be played; a menu may list fewer.
    `spoken` are other ways to type a move, which need not be legal.
    """
    words = line.split()
    if not words:
        return Move(moves[0]) if len(moves) == 1 else Puzzle("cli-say-something", {})
    written = " ".join(words)
    text = written.lower()
    if text.isascii() and text.isdecimal():
        if len(text) < 5 and 1 <= int(text) <= len(numbered):
            return Move(numbered[int(text) - 1])
        return Puzzle("cli-no-such-number", {"number": text[:20], "most": len(numbered)})
    offered = {rules.write(move): move for move in moves}
    # A game may have moves that begin like a command; the word alone is the command.
    moving = len(words) > 1 and any(move.startswith(f"{words[0].lower()} ") for move in offered)
    for name in COMMANDS:
        if not moving and words[0].lower() in (name, *texts.text(f"cli-word-{name}").split()):
            return Order(name, line.strip()[len(words[0]) :].strip())
    for ways in (offered, {way: move for way, move in spoken.items() if move in moves}):
        answer = chosen(ways, written) or chosen(ways, text)
        if answer is not None:
            return answer
    for exact in (written, text):
        if exact in spoken:
            return Move(spoken[exact])
        try:
            return Move(rules.read(exact))
        except NotationError:
            continue
    return Puzzle("cli-not-understood", {"text": text[:60]})


def chosen(ways: dict[str, int], text: str) -> Move | Puzzle | None:
    """The move that is typed so, or the only one that begins so; None if none does."""
    if text in ways:
        return Move(ways[text])
    beginnings = [way for way in ways if begins(way, text)]
    if len({ways[way] for way in beginnings}) == 1:
        return Move(ways[beginnings[0]])
    if not beginnings:
        return None
    named = ", ".join(beginnings[:MOST_NAMED]) + (", ..." if len(beginnings) > MOST_NAMED else "")
    return Puzzle("cli-several-begin", {"text": text.lower(), "moves": named})


def begins(written: str, text: str) -> bool:
    """Whether a move begins so; its first word must be whole, and no number is cut: space 1 is not the beginning of 12.

    >>> begins("take bank@3 with 5", "take ba"), begins("take bank@3 with 5", "ta"), begins("castle 12", "castle 1")
    (True, False, False)
    """
    if not written.startswith(text) or written == text:
        return False
    following = written[len(text)]
    return following == " " or (" " in text and not (text[-1].isdigit() and following.isdigit()))
