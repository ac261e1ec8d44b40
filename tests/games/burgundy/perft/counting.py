"""Perft: how many sequences of moves lead on from a position, by length. Draws of chance are moves like any other.

A file holds positions of one edition and player count, each followed by its counts and, for the longest
sequences, by the counts of their first moves, so that a difference can be traced to a move.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

FOLDER: Final = Path(__file__).parent
TITLE: Final = "== "
COUNTS: Final = "--\n"
MOST_NODES: Final = 1500
"""Positions that are looked at for one count, at most."""


def rules_of(path: Path) -> BurgundyRules:
    """The rules that a file's name stands for, such as `2019-3.txt`."""
    edition, players = path.stem.split("-")
    return BURGUNDY.rules(Setup("burgundy", edition, int(players)))


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def sections(text: str) -> Iterator[tuple[str, str, str]]:
    """Title, position and counts of each part of a file."""
    for part in text.split(TITLE)[1:]:
        title, _, rest = part.partition("\n")
        position, _, counts = rest.partition(COUNTS)
        yield title, position, counts


def perft(rules: BurgundyRules, s: BurgundyState, depth: int) -> int:
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


def counts_of(rules: BurgundyRules, s: BurgundyState) -> str:
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


def recounted(path: Path) -> str:
    """A file's text with its positions as they are and counted anew."""
    rules = rules_of(path)
    text = ""
    for title, position, _ in sections(path.read_text("utf-8")):
        text += TITLE + title + "\n" + position + COUNTS + counts_of(rules, rules.read_position(position))
    return text
