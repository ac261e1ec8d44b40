"""Frames in words: what the numbers of pending work mean in the text of a position."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Circumstance, Vocabulary, numbers
from castellany.core.program import Entry
from castellany.games.tuscany.boards import BOARDS, LETTERS
from castellany.games.tuscany.program import EXTRA
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.tables import MOST_YIELDS, Tables
from castellany.games.tuscany.words import OPEN_TILES, SEAT_WORDS, SLOT_WORDS, SPACES, TILE_WORDS

MOST_CARDS: Final = 255


def name_frames(program: list[Entry[TuscanyState]], t: Tables) -> None:
    """Give the entries of the game their words."""
    seats = Circumstance("for", SEAT_WORDS)
    arguments = {
        "action": Circumstance("as", Vocabulary("action", {EXTRA: "extra"})),
        "castle-taking": Circumstance("freed", numbers("storage space", 0, STORAGE - 1, 1)),
        "landing": Circumstance("at", pairs("space and freed storage space", SPACES, STORAGE)),
        "drawing": seats,
        "yielding": seats,
        "neutral-revealing": Circumstance("at", SLOT_WORDS),
        "revealing": Circumstance("at", pairs("slot and seat", OPEN_TILES, t.players)),
        "dealing": Circumstance("a", boards(t.players)),
    }
    reasons = {
        "landing": Circumstance("by", TILE_WORDS),
        "drawing": Circumstance("more", numbers("number of cards", 1, MOST_CARDS)),
        "yielding": Circumstance("more", more_yields()),
    }
    for entry in program:
        entry.arg_words = arguments.get(entry.name, entry.arg_words)
        entry.why_words = reasons.get(entry.name, entry.why_words)


def pairs(name: str, first: int, second: int) -> Vocabulary:
    """The words `3/1` for the third of the first sort and the first of the second."""
    words = {a + first * b: f"{a + 1}/{b + 1}" for a in range(first) for b in range(second)}
    return Vocabulary(name, words)


def boards(players: int) -> Vocabulary:
    """The words `B/2` for the board B of the second seat."""
    words = {
        letter + BOARDS * seat: f"{LETTERS[letter]}/{seat + 1}" for letter in range(BOARDS) for seat in range(players)
    }
    return Vocabulary("board and seat", words)


def more_yields() -> Vocabulary:
    """The words `2/1`: two more, and the storage space 1 was freed."""
    words = {more + MOST_YIELDS * b: f"{more}/{b + 1}" for more in range(MOST_YIELDS) for b in range(STORAGE)}
    return Vocabulary("number of cards and freed storage space", words)
