"""Wall: the squares of the castle, what lies beside each of them, and the track on top."""

from __future__ import annotations

from typing import Final

from castellany.core.notation import Vocabulary
from castellany.games.castle.face import Segment
from castellany.games.castle.kinds import SIDES
from castellany.games.castle.outline import STEPS, Outline, Point, moved
from castellany.games.castle.scoring import TRACK

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


class Start:
    """A start space: a piece of terrain in the wall beside a square."""

    def __init__(self, square: int, side: int, segment: Segment, in_opening: bool) -> None:
        self.square = square
        self.side = side
        """Of the square."""
        self.segment = segment
        """As it lies: it reaches the inside on the opposite side."""
        self.in_opening = in_opening
        """Whether it lies in an opening of the wall, not in the wall itself."""


class Spot:
    """A place on the wall, for drawing: a point of the outline and whither one looks outwards there."""

    def __init__(self, x: float, y: float, side: int) -> None:
        self.x = x
        self.y = y
        self.side = side


class Wall:
    """Shared, immutable. Lists by side: entry of a side of a square is at `square * SIDES + side`."""

    def __init__(
        self,
        outline: Outline,
        starts: list[Start],
        towers: list[int],
        track: list[Spot],
        openings: tuple[int, ...] = (),
        opening_spots: list[Spot] | None = None,
    ) -> None:
        self.xy = outline.squares
        """Column and row of each square, in reading order."""
        self.squares = len(self.xy)
        self.corners = outline.corners
        """Of the outline, clockwise; the first is that of the spaces 0 and 1, then one a tower."""
        self.neighbour = neighbours(self.xy)
        """Square, or -1 where the wall is."""
        self.starts = starts
        self.start_at = [-1] * (self.squares * SIDES)
        """Start space, or -1."""
        for i, start in enumerate(starts):
            self.start_at[start.square * SIDES + start.side] = i
        self.places = self.squares + len(starts)
        """The squares, then the start spaces."""
        self.tower_spaces = towers
        """The first of the two spaces of each tower with a token."""
        self.tower_at = [-1] * TRACK
        """Tower with a token, or -1, of each space."""
        for tower, space in enumerate(towers):
            self.tower_at[space] = self.tower_at[space + 1] = tower
        self.openings = openings
        """The spaces after which something is put into the wall that is no space of the track."""
        self.track = track
        """Where each space is."""
        self.opening_spots = [] if opening_spots is None else opening_spots
        """Where each opening is."""
        self.square_words = Vocabulary("square", {i: square_word(xy) for i, xy in enumerate(self.xy)})


def square_word(xy: Point) -> str:
    """
    >>> square_word((2, 10))
    'c11'
    """
    return f"{COLUMNS[xy[0]]}{xy[1] + 1}"


def neighbours(xy: list[Point]) -> list[int]:
    number = {square: i for i, square in enumerate(xy)}
    return [number.get(moved(square, STEPS[side]), -1) for square in xy for side in range(SIDES)]
