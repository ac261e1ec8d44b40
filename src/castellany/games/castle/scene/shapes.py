"""Shapes: what a page is sent of a table, as types from which its schema is made.

Seats count from 0, and -1 is nobody. Squares, tiles, figures and tokens go by their words in the notation. Where a page
is told of a segment it reads `e5.2`: the second one of the tile there, in the order of the tile's list; `start-3.1` is
the only one of the third start space.
"""

from __future__ import annotations

from typing_extensions import TypedDict


class Area(TypedDict):
    """An area that has not scored; its segments are those that name it in `board` and `starts`."""

    terrain: str
    tiles: int
    open: int
    """Sides that face an empty square; a court, which is never complete, has none."""
    points: int
    """What it would bring as it is, a court at the end: to whoever leads there, or by itself while nobody does."""
    shrines: int
    figures: list[int]
    """Of each seat."""
    leads: int
    """Who would score it: the seat with more figures."""


class Laid(TypedDict):
    """A tile on a square."""

    tile: str
    top: str
    """Whither its top points."""
    areas: list[int]
    """Of each segment, in the order of the tile's list: the number of its area, -1 once that has scored."""


class Player(TypedDict):
    """What belongs to one seat."""

    score: int
    space: int
    """Of the marker on the wall."""
    figures: list[str]
    """Where each figure stands, in the order of `figures` of the components; empty in the supply."""
    tokens: dict[str, int]
    """That may be used from now on."""
    fresh: dict[str, int]
    """Taken in this turn, so not to be used before the next."""
    seat: str
    """Where the castle seat stands, empty before."""
    seat_tiles: int
    """Tiles of its house."""
    lines: dict[str, int]
    """Where the points come from; `source-` and the word is the key of its name."""


class Scene(TypedDict):
    turn: int
    """From 1."""
    active: int
    step: str
    """The question, empty once the game is over."""
    asked: list[int]
    tile: str
    """Drawn and not yet placed, else empty."""
    square: str
    """Of the tile just placed, else empty."""
    left: list[int]
    """Tiles still to be drawn, in the order of the components."""
    gone: list[str]
    """Tiles that fitted nowhere."""
    board: dict[str, Laid]
    """By square."""
    starts: list[int]
    """The area of each start space, -1 once it has scored."""
    areas: dict[str, Area]
    """By number, which an area keeps while it grows."""
    completed: list[int]
    """Areas that the tile just placed completes and that have not scored."""
    scoring: int
    """The one that is about to score and may be doubled, else -1."""
    players: list[Player]
    towers: list[bool]
    """Whether the token of each tower is still there."""
    hidden: dict[str, int]
    """Tokens that nobody has seen: those on the towers and those in the box."""
    used: dict[str, int]
    """Tokens that have left the game."""
    empty: list[str]
    """The squares of the largest empty area."""
    largest_seat: int
    """Who would score the largest empty area for that."""
