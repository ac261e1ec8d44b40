"""Boards own their spaces: shapes other than a duchy's, more spaces than a machine word has bits, and rivers."""

from __future__ import annotations

import pytest

from castellany.games.burgundy.boards import NO_SPACE, board_of
from castellany.games.burgundy.kinds import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP

pytestmark = pytest.mark.both_forms

DOUBLE = [
    "C6 B5 B4 B3 . . A3 A4 B5 Y6",
    "M4 S1 B6 M5 Y4 . A5 B5 S5 B1 Y2",
    "B5 C4 S3 M1 Y2 Y5 A6 B2 S1 B3 C2 Y3",
    "B6 B1 B2 S6 S5 S4 C1 B4 S2 C6 B2 B1 Y4",
    "Y2 C5 S4 A3 B1 M2 M3 M1 S3 B4 C5 Y2",
    "Y6 S1 A2 B5 B6 . B6 B5 A2 A1 Y5",
    "S3 A4 A1 B3 . . B3 A1 A4 Y3",
]
"""Two duchies that share a corner space."""


def test_a_board_of_73_spaces() -> None:
    board = board_of("double", DOUBLE, "published", "double")
    assert board.spaces == 73
    sizes = {colour: board.area_sizes(colour) for colour in range(6)}
    assert sizes == {
        BUILDING: [6, 4, 4, 4, 3, 3],
        SHIP: [8, 4],
        ANIMAL: [4, 4, 4],
        MONASTERY: [7, 3, 2],
        CASTLE: [1] * 7,
        MINE: [3, 2, 1],
    }
    assert (board.colour[board.shape.centre], board.number[board.shape.centre]) == (CASTLE, 1)
    assert sum(mask.bit_count() for mask in board.neighbours) == 2 * (90 + 90 + 2)
    assert board.within[1 * 4].bit_count() == 13


def test_a_gap_is_no_space_and_a_river_joins_islands() -> None:
    rows = ["B1 . S2", "A3 . M4"]
    apart = board_of("apart", rows, "published", "islands")
    joined = board_of("joined", rows, "published", "joined-islands", ((0, 1),))
    assert apart.spaces == joined.spaces == 4
    assert apart.shape.centre == NO_SPACE
    assert [mask.bit_count() for mask in apart.neighbours] == [0, 0, 0, 0]
    assert joined.neighbours == [0b10, 0b1, 0, 0]
