"""Perft: how many sequences of moves lead on from a position, by length. Draws of chance are moves like any other.

A file holds positions of one edition and player count, each followed by its counts and, for the longest
sequences, by the counts of their first moves, so that a difference can be traced to a move.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.battery.walk import Wanderer

from castellany.core.game import Game
from castellany.core.rules import Rules
from castellany.core.setup import Setup

TITLE: Final = "== "
COUNTS: Final = "--\n"
MOST_NODES: Final = 1500
"""Positions that are looked at for one count, at most."""


def sections(text: str) -> Iterator[tuple[str, str, str]]:
    """Title, position and counts of each part of a file."""
    for part in text.split(TITLE)[1:]:
        title, _, rest = part.partition("\n")
        position, _, counts = rest.partition(COUNTS)
        yield title, position, counts


def perft(rules: Rules[Any], s: Any, depth: int) -> int:
    if rules.over(s):
        return 0
    moves = rules.moves(s)
    if depth == 1:
        return len(moves)
    total = 0
    for m in moves:
        after = rules.clone(s)
        rules.play(after, m)
        total += perft(rules, after, depth - 1)
    return total


def counts_of(rules: Rules[Any], s: Any) -> str:
    """The counts by depth, as deep as it is cheap, and those of the first moves for the deepest."""
    depth = 1
    lines = [f"depth 1: {perft(rules, s, 1)}"]
    nodes = total = perft(rules, s, 1)
    while nodes <= MOST_NODES and total:
        depth += 1
        total = perft(rules, s, depth)
        lines.append(f"depth {depth}: {total}")
        nodes += total
    for m in rules.moves(s):
        after = rules.clone(s)
        rules.play(after, m)
        lines.append(f"  {rules.write(m)}: {perft(rules, after, depth - 1)}")
    return "\n".join(lines) + "\n"


class Positions:
    """The files of one game: for each edition and player count, or whatever else `stems` names, some positions."""

    def __init__(self, game: Game, folder: Path, questions: dict[str, Callable[[Rules[Any], Any], bool]]) -> None:
        self.game = game
        self.folder = folder
        self.questions = questions

    def stems(self) -> list[str]:
        """The names of the files: edition and player count."""
        return [f"{edition}-{players}" for edition in self.game.editions for players in self.game.players]

    def setup_of(self, stem: str) -> Setup:
        """What a file's name stands for, such as `2019-3`."""
        edition, players = stem.split("-")
        return Setup(self.game.slug, edition, int(players))

    def rules_of(self, path: Path) -> Rules[Any]:
        return self.game.rules(self.setup_of(path.stem))

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.txt"))

    def recounted(self, path: Path) -> str:
        """A file's text with its positions as they are and counted anew."""
        rules = self.rules_of(path)
        text = ""
        for title, position, _ in sections(path.read_text("utf-8")):
            text += TITLE + title + "\n" + position + COUNTS + counts_of(rules, rules.read_position(position))
        return text

    def chosen(self, path: Path) -> str:
        """New positions for a file, not yet counted."""
        rules = self.rules_of(path)
        text = ""
        for seed, (title, wanted) in enumerate(self.questions.items()):
            text += TITLE + title + "\n" + rules.write_position(found(rules, seed, wanted)) + COUNTS
        return text

    def main(self, arguments: list[str], usage: str) -> None:
        if arguments == ["--new"]:
            for stem in self.stems():
                path = self.folder / f"{stem}.txt"
                path.write_text(self.chosen(path), "utf-8")
        elif arguments != ["--write"]:
            sys.exit(usage)
        for path in self.files():
            path.write_text(self.recounted(path), "utf-8")


def found(rules: Rules[Any], seed: int, wanted: Callable[[Rules[Any], Any], bool]) -> Any:
    """The first position of seeded random games that is wanted."""
    wanderer = Wanderer(Random(seed))
    s = rules.begin()
    while rules.over(s) or not wanted(rules, s):
        if rules.over(s):
            s = rules.begin()
        else:
            rules.play(s, wanderer.choose(rules, s))
    return s
