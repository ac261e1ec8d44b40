"""Where the posts stand, and which of them the tiles of a duchy connect (BUR-P 2, 3)."""

from __future__ import annotations

from typing import Final

from castellany.games.burgundy.boards import Board

POSTS: Final = (((-4, 1), (-5, 2)), ((4, 1), (5, 2)), ((-1, 6), (1, 6)))
"""Left, right and lower post: the places of the two spaces that each touches, in half steps and rows."""
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
ALL_PAIRS: Final = 7


def post_masks(board: Board) -> list[int]:
    """For each post the mask of the spaces that it touches."""
    places = board.shape.places
    return [sum([1 << places.index(place) for place in post if place in places]) for post in POSTS]


def beside(board: Board, spaces: int) -> int:
    """The spaces that touch any of these."""
    near = 0
    while spaces:
        low = spaces & -spaces
        near |= board.neighbours[low.bit_length() - 1]
        spaces ^= low
    return near


def grown(board: Board, filled: int, spaces: int) -> int:
    """These spaces with all covered ones that hang together with them."""
    while True:
        wider = spaces | beside(board, spaces) & filled
        if wider == spaces:
            return spaces
        spaces = wider


def connected(board: Board, masks: list[int], filled: int) -> int:
    """The bit set of the pairs of posts that an unbroken line of tiles joins."""
    pairs = 0
    for i in range(len(PAIRS)):
        one, other = PAIRS[i]
        start = masks[one] & filled
        if start and grown(board, filled, start) & masks[other]:
            pairs |= 1 << i
    return pairs


def missing(board: Board, masks: list[int], filled: int, pair: int) -> int:
    """How many more tiles would join a pair of posts."""
    one, other = PAIRS[pair]
    reached = grown(board, filled, masks[one] & filled)
    tiles = 0
    while not reached & masks[other]:
        reached = grown(board, filled, reached | beside(board, reached) | masks[one])
        tiles += 1
    return tiles
