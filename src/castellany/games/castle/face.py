"""Face: what one tile shows, in each of its four turns, so that nothing needs to be turned while playing."""

from __future__ import annotations

from castellany.games.castle.kinds import HALVES, MEADOW, ROAD, SIDES


class Segment:
    """A connected piece of one terrain on one tile."""

    def __init__(
        self, terrain: int, sides: int, halves: int, stocks: bool = False, shrines: int = 0, marks: tuple[str, ...] = ()
    ) -> None:
        self.terrain = terrain
        self.sides = sides
        """Bit mask of the sides that it reaches with its top to the north; of a meadow 0."""
        self.halves = halves
        """Bit mask of the half-sides that a meadow reaches; of anything else 0."""
        self.stocks = stocks
        self.shrines = shrines
        self.marks = marks
        """What modules print on tiles and touches it."""


class Face:
    """One kind of tile. Lists by turn: entry `i` of a list with n entries a turn is at `turn * n + i`."""

    def __init__(self, name: str, copies: int, segments: list[Segment], centre: str) -> None:
        self.name = name
        self.copies = copies
        self.segments = segments
        self.centre = centre
        """What the roads meet at, for drawing: `square`, `junction`, or nothing."""
        self.marks = sorted({mark for segment in segments for mark in segment.marks})
        """Of modules, each once."""
        self.side_segment = [self.at_side(turn, side) for turn in range(SIDES) for side in range(SIDES)]
        """Segment of a road or building on each side; -1 where it is all meadow."""
        self.half_segment = [self.at_half(turn, half) for turn in range(SIDES) for half in range(HALVES)]
        """Meadow segment on each half-side, -1 if none."""
        self.edges = [
            (self.side_segment[i], self.half_segment[2 * i], self.half_segment[2 * i + 1]) for i in range(SIDES * SIDES)
        ]
        """On each side, as seen from inside the tile: what `side_segment` says, and the left and the right half."""
        self.side_terrain = [self.terrain_at(segment) for segment in self.side_segment]
        self.roads = [self.road_mask(turn) for turn in range(SIDES)]
        """Bit mask of the sides with a road."""
        self.turns = next((n for n in (1, 2) if self.looks(n) == self.looks(0)), SIDES)
        """Turns that look different: 1, 2 or 4."""

    def at_side(self, turn: int, side: int) -> int:
        printed = (side - turn) % SIDES
        return next((i for i, segment in enumerate(self.segments) if segment.sides >> printed & 1), -1)

    def at_half(self, turn: int, half: int) -> int:
        printed = (half - 2 * turn) % HALVES
        return next((i for i, segment in enumerate(self.segments) if segment.halves >> printed & 1), -1)

    def terrain_at(self, segment: int) -> int:
        return MEADOW if segment < 0 else self.segments[segment].terrain

    def road_mask(self, turn: int) -> int:
        return sum(1 << side for side in range(SIDES) if self.side_terrain[turn * SIDES + side] == ROAD)

    def looks(self, turn: int) -> set[tuple[int, int, int, bool, int, tuple[str, ...]]]:
        """The segments as they lie after a turn, whatever their order."""
        return {
            (
                segment.terrain,
                turned(segment.sides, turn, SIDES),
                turned(segment.halves, 2 * turn, HALVES),
                segment.stocks,
                segment.shrines,
                segment.marks,
            )
            for segment in self.segments
        }


def turned(mask: int, steps: int, width: int) -> int:
    """A bit mask of places in a circle, so many steps further round."""
    steps %= width
    return (mask << steps | mask >> width - steps) & (1 << width) - 1
