"""Spots: the words for where something stands in the castle, in the text of a position."""

from __future__ import annotations

from castellany.core.position import GAP
from castellany.games.castle.kinds import SEGMENTS
from castellany.games.castle.tables import Tables


def figure_word(t: Tables, cell: int) -> str:
    return cell_word(t, cell) if cell >= 0 else GAP


def cell_word(t: Tables, cell: int) -> str:
    """A square and one of its tile's segments, such as `e5.2`; of a start space its number, such as `start-3`."""
    place, segment = divmod(cell, SEGMENTS)
    if place >= t.wall.squares:
        return f"start-{place - t.wall.squares + 1}"
    return f"{t.square_words.words[place]}.{segment + 1}"


def cell_count(t: Tables) -> int:
    """One segment of each start space, and all of every square."""
    return (t.wall.squares + len(t.wall.starts)) * SEGMENTS
