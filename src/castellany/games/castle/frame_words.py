"""Frames in words: what the numbers of pending work mean in the text of a position."""

from __future__ import annotations

from castellany.core.notation import Circumstance, Vocabulary, numbers
from castellany.core.program import Entry
from castellany.games.castle.kinds import SEGMENTS
from castellany.games.castle.program import INSTEAD, OTHERS, OWN
from castellany.games.castle.spots import cell_word
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.words import SEAT_WORDS


def name_frames(program: list[Entry[CastleState]], t: Tables) -> None:
    """Give the entries of the base game their words; those of modules come with their own."""
    whose = Circumstance("areas", Vocabulary("group of areas", {OWN: "own", OTHERS: "others"}))
    seats = Circumstance("for", SEAT_WORDS)
    squares = range(t.wall.squares * SEGMENTS)
    starts = range(t.wall.squares * SEGMENTS, (t.wall.squares + len(t.wall.starts)) * SEGMENTS, SEGMENTS)
    area = Circumstance("at", Vocabulary("segment", {cell: cell_word(t, cell) for cell in [*squares, *starts]}))
    arguments = {
        "ordering": whose,
        "scoring": whose,
        "doubling": area,
        "paying-out": area,
        "drawing": seats,
        "revealing": seats,
    }
    reasons = {
        "drawing": Circumstance("because", Vocabulary("reason", {INSTEAD: "no-fit"})),
        "revealing": Circumstance("from", numbers("tower", 0, len(t.wall.tower_spaces) - 1, 1)),
    }
    for entry in program:
        entry.arg_words = arguments.get(entry.name, entry.arg_words)
        entry.why_words = reasons.get(entry.name, entry.why_words)
