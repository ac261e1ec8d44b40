"""The areas of a position, found anew: from points on the sides of tiles that neighbours share."""

from __future__ import annotations

from dataclasses import dataclass, field

from castellany.games.castle.face import Segment
from castellany.games.castle.kinds import FOLLOWERS, MEADOW, SEGMENTS
from castellany.games.castle.state import CastleState
from castellany.games.castle.tables import Tables

Spot = tuple[int, int]
"""A point, in quarters of a side from the top left."""

MIDDLES = ((2, 0), (4, 2), (2, 4), (0, 2))
"""Of the sides, north first."""
HALVES = ((1, 0), (3, 0), (4, 1), (4, 3), (3, 4), (1, 4), (0, 3), (0, 1))


@dataclass
class Piece:
    """A segment as it lies: its cell and the points where it meets others."""

    cell: int
    segment: Segment
    spots: set[Spot]


@dataclass
class Ground:
    """An area."""

    pieces: list[Piece] = field(default_factory=list)

    @property
    def cells(self) -> list[int]:
        return sorted(piece.cell for piece in self.pieces)

    @property
    def terrain(self) -> int:
        return self.pieces[0].segment.terrain

    @property
    def spots(self) -> set[Spot]:
        return {spot for piece in self.pieces for spot in piece.spots}


def piece_at(cell: int, segment: Segment, xy: Spot, top: int) -> Piece:
    x, y = 4 * xy[0], 4 * xy[1]
    sides = [MIDDLES[(side + top) % 4] for side in range(4) if segment.sides >> side & 1]
    halves = [HALVES[(half + 2 * top) % 8] for half in range(8) if segment.halves >> half & 1]
    return Piece(cell, segment, {(x + dx, y + dy) for dx, dy in sides + halves})


def pieces(s: CastleState, t: Tables) -> list[Piece]:
    found: list[Piece] = []
    for square, xy in enumerate(t.wall.xy):
        if s.board[square]:
            for i, segment in enumerate(t.faces[s.board[square] - 1].segments):
                found.append(piece_at(square * SEGMENTS + i, segment, xy, s.tops[square]))
    for i, start in enumerate(t.wall.starts):
        x, y = t.wall.xy[start.square]
        side = start.side
        spots = HALVES[2 * side : 2 * side + 2] if start.segment.terrain == MEADOW else MIDDLES[side : side + 1]
        cell = (t.wall.squares + i) * SEGMENTS
        found.append(Piece(cell, start.segment, {(4 * x + dx, 4 * y + dy) for dx, dy in spots}))
    return found


def grounds(s: CastleState, t: Tables) -> list[Ground]:
    """Every area, completed ones too."""
    found: list[Ground] = []
    for piece in pieces(s, t):
        joined = Ground([piece])
        for ground in found[:]:
            if ground.terrain == piece.segment.terrain and ground.spots & piece.spots:
                joined.pieces += ground.pieces
                found.remove(ground)
        found.append(joined)
    return found


def open_sides(s: CastleState, t: Tables, ground: Ground) -> int:
    """Sides that face an empty square."""
    count = 0
    for x, y in ground.spots if ground.terrain != MEADOW else ():
        squares = {(x // 4, y // 4), ((x - 1) // 4, y // 4), (x // 4, (y - 1) // 4)}
        count += any(xy in squares and not s.board[square] for square, xy in enumerate(t.wall.xy))
    return count


def attributes(s: CastleState, t: Tables, ground: Ground) -> list[int]:
    """What the state should know of an area, in the order of its attributes."""
    places = {piece.cell // SEGMENTS for piece in ground.pieces}
    nests = {piece.cell // SEGMENTS for piece in ground.pieces if piece.segment.marks}
    each = s.figures_each()
    inside = [i for i, cell in enumerate(s.figures) if cell in ground.cells]
    return [
        sum(1 << place for place in places),
        ground.terrain,
        open_sides(s, t, ground),
        int(any(piece.segment.stocks for piece in ground.pieces)),
        sum(piece.segment.shrines for piece in ground.pieces),
        sum(i < each for i in inside),
        sum(i >= each for i in inside),
        *(sum(1 << i // each for i in inside if i % each == place) for place in range(FOLLOWERS, each)),
        *([sum(1 << place for place in nests)] if t.inventory.marks else []),
    ]
