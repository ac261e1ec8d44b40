"""Frames in words: what the numbers of pending work mean in the text of a position."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Circumstance, Vocabulary, numbers
from castellany.core.program import Entry
from castellany.games.tuscany.boards import BOARDS, LETTERS
from castellany.games.tuscany.program import EXTRA
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import OPEN_TILES, SEAT_WORDS, SLOT_WORDS, SPACE_WORDS, TILE_WORDS

MOST_CARDS: Final = 255


def name_frames(program: list[Entry[TuscanyState]], t: Tables) -> None:
    """Give the entries of the game their words."""
    seats = Circumstance("for", SEAT_WORDS)
    more = Circumstance("more", numbers("number of cards", 1, MOST_CARDS))
    boards = {
        letter + BOARDS * seat: f"{LETTERS[letter]}/{seat + 1}" for letter in range(BOARDS) for seat in range(t.players)
    }
    slots = {
        slot + OPEN_TILES * seat: f"{slot + 1}/{seat + 1}" for slot in range(OPEN_TILES) for seat in range(t.players)
    }
    arguments = {
        "action": Circumstance("as", Vocabulary("action", {EXTRA: "extra"})),
        "landing": Circumstance("at", SPACE_WORDS),
        "drawing": seats,
        "yielding": seats,
        "neutral-revealing": Circumstance("at", SLOT_WORDS),
        "revealing": Circumstance("at", Vocabulary("slot of a seat", slots)),
        "dealing": Circumstance("a", Vocabulary("board of a seat", boards)),
    }
    reasons = {"landing": Circumstance("by", TILE_WORDS), "drawing": more, "yielding": more}
    for entry in program:
        entry.arg_words = arguments.get(entry.name, entry.arg_words)
        entry.why_words = reasons.get(entry.name, entry.why_words)
