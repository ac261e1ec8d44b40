"""Boards: the estate boards, their outline, and the words for joining three of them."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from castellany.core.notation import Vocabulary, numbers

LETTERS: Final = "ABC"
BOARDS: Final = 3
"""Boards of an estate, one of each letter."""
NUMBERS: Final = 4
"""Boards of each letter."""
CELLS: Final = 10
"""Spaces of a board."""
DEALS: Final = NUMBERS**BOARDS
TURNS: Final = 1 << BOARDS
SHIFTS: Final = 4
LEFT: Final = 0
RIGHT: Final = 1
CONTACT: Final = 3
"""Spaces of each board that touch the next one."""

ORDERS: Final = list(permutations(range(BOARDS)))
"""Letters from top to bottom."""
ARRANGEMENTS: Final = len(ORDERS) * TURNS * SHIFTS


def board_word(boards: int) -> str:
    """The letters from top to bottom, small where the board is turned by half a turn.

    >>> board_word(0), board_word(2), board_word(47)
    ('ABC', 'AbC', 'cba')
    """
    letters = [LETTERS[letter] for letter in ORDERS[boards // TURNS]]
    return "".join(letter.lower() if boards >> i & 1 else letter for i, letter in enumerate(letters))


BOARD_WORDS: Final = Vocabulary("boards", {boards: board_word(boards) for boards in range(len(ORDERS) * TURNS)})
SHIFT_WORDS: Final = Vocabulary("shifts", {0: "ll", 1: "lr", 2: "rl", 3: "rr"})
"""To which side the middle board lies of the top one, and the bottom one of the middle one."""
LETTER_WORDS: Final = Vocabulary("letter", dict(enumerate(LETTERS)))
NUMBER_WORDS: Final = numbers("number", 0, NUMBERS - 1, 1)


def arrangement_of(boards: int, shifts: int) -> int:
    """The number of an arrangement, of the fields of a `build`."""
    return boards * SHIFTS + shifts


def deal_of(first: int, second: int, third: int) -> int:
    """The number of a deal, of the board of each letter, all from 0."""
    return first + NUMBERS * (second + NUMBERS * third)


class Board:
    """One estate board."""

    def __init__(self, name: str, colours: list[int]) -> None:
        self.name = name
        self.colours = colours


class Outline:
    """The cells of a board as axial `(q, r)` in reading order, and where the next board lies, by LEFT and RIGHT."""

    def __init__(self, cells: list[tuple[int, int]], seams: list[tuple[int, int]]) -> None:
        self.cells = cells
        self.seams = seams
