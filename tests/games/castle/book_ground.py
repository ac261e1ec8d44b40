"""The castle as the book sees it: pieces on a grid, and areas found by walking from piece to piece, every time anew.

Nothing here uses areas, needs or tables of turned tiles of the engine; it reads the faces and the wall only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from castellany.games.castle.face import Face, Segment
from castellany.games.castle.kinds import TERRAIN_NAMES
from castellany.games.castle.wall import Wall

COMPASS = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
HALVES = ("NW", "NE", "EN", "ES", "SE", "SW", "WS", "WN")
"""Each half of a side by the side and the end of it, in the order of the faces' bits."""

Square = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Piece:
    """One segment of one tile, or a start space. `edges` are sides such as `N` or, of a meadow, halves such as `NW`."""

    place: Square
    name: str
    number: int
    terrain: str
    edges: frozenset[str]
    stocks: bool
    shrines: int
    nest: bool

    def meets(self, edge: str) -> tuple[Square, str]:
        """The square that an edge looks at, and the edge there that touches this one."""
        dx, dy = STEP[edge[0]]
        return (self.place[0] + dx, self.place[1] + dy), OPPOSITE[edge[0]] + edge[1:]


def turned(edge: str, turns: int) -> str:
    """
    >>> turned("NW", 1)
    'EN'
    """
    return "".join(COMPASS[(COMPASS.index(letter) + turns) % 4] for letter in edge)


@cache
def piece_of(segment: Segment, place: Square, name: str, number: int, turns: int) -> Piece:
    edges = [side for i, side in enumerate(COMPASS) if segment.sides >> i & 1]
    edges += [half for i, half in enumerate(HALVES) if segment.halves >> i & 1]
    return Piece(
        place,
        name,
        number,
        TERRAIN_NAMES[segment.terrain],
        frozenset(turned(edge, turns) for edge in edges),
        segment.stocks,
        segment.shrines,
        "nest" in segment.marks,
    )


@dataclass
class Ground:
    """The squares inside the wall, the start spaces, and the tiles laid so far."""

    squares: set[Square]
    starts: list[Piece]
    tiles: dict[Square, list[Piece]] = field(default_factory=dict)

    def word(self, square: Square) -> str:
        return f"{'abcdefghijklmnopqrstuvwxyz'[square[0]]}{square[1] + 1}"

    def pieces(self) -> list[Piece]:
        return [*self.starts, *(piece for tile in self.tiles.values() for piece in tile)]

    def lay(self, face: Face, square: Square, turns: int) -> list[Piece]:
        """The pieces of a tile laid here, in the order of its face."""
        laid = [piece_of(segment, square, face.name, i, turns) for i, segment in enumerate(face.segments)]
        self.tiles[square] = laid
        return laid

    def touching(self, piece: Piece, edge: str) -> list[Piece]:
        """What lies across an edge: pieces of the neighbouring tile, or the start space that faces this side."""
        square, across = piece.meets(edge)
        found = [p for p in self.tiles.get(square, []) if across in p.edges]
        found += [p for p in self.starts if across in p.edges and p.meets(across) == (piece.place, edge)]
        return found

    def area(self, piece: Piece) -> frozenset[Piece]:
        found: set[Piece] = set()
        fresh = [piece]
        while fresh:
            here = fresh.pop()
            if here not in found:
                found.add(here)
                for edge in here.edges:
                    fresh += [other for other in self.touching(here, edge) if other.terrain == piece.terrain]
        return frozenset(found)

    def areas(self) -> set[frozenset[Piece]]:
        found: set[frozenset[Piece]] = set()
        met: set[Piece] = set()
        for piece in self.pieces():
            if piece not in met:
                area = self.area(piece)
                met |= area
                found.add(area)
        return found

    def open(self, area: frozenset[Piece]) -> bool:
        """Whether an edge looks at an empty square (CAS 6.1, 6.6)."""
        ahead = [piece.meets(edge)[0] for piece in area for edge in piece.edges]
        return any(square in self.squares and square not in self.tiles for square in ahead)

    def complete(self) -> set[frozenset[Piece]]:
        return {area for area in self.areas() if terrain(area) != "meadow" and not self.open(area)}

    def side(self, square: Square, side: str) -> str:
        """What a square's neighbour shows towards it: a terrain, or nothing."""
        dx, dy = STEP[side]
        across = OPPOSITE[side]
        there = (square[0] + dx, square[1] + dy)
        for start in self.starts:
            if start.place == there and any(edge[0] == across for edge in start.edges):
                return start.terrain
        if there not in self.tiles:
            return ""
        return terrain_at(self.tiles[there], across)

    def fits(self, tile: list[Piece], square: Square) -> bool:
        """CAS 4.1 to 4.6, for a tile with these pieces wherever it lies now."""
        if square not in self.squares or square in self.tiles:
            return False
        met = {side: self.side(square, side) for side in COMPASS}
        return any(met.values()) and all(
            (terrain_at(tile, side) == "road") == (met[side] == "road") for side in COMPASS if met[side]
        )

    def largest_empty(self) -> int:
        """CAS 10.2."""
        empty = {square for square in self.squares if square not in self.tiles}
        largest = 0
        while empty:
            fresh, size = [empty.pop()], 0
            while fresh:
                x, y = fresh.pop()
                size += 1
                near = {(x + dx, y + dy) for dx, dy in STEP.values()} & empty
                empty -= near
                fresh += near
            largest = max(largest, size)
        return largest


def terrain(area: frozenset[Piece]) -> str:
    return next(iter(area)).terrain


def terrain_at(tile: list[Piece], side: str) -> str:
    return next((piece.terrain for piece in tile if side in piece.edges), "meadow")


def ground_of(wall: Wall) -> Ground:
    """The empty castle. A start space lies beside its square, outside, and looks at it."""
    squares = [(wall.xy[i][0], wall.xy[i][1]) for i in range(wall.squares)]
    starts = []
    for start in wall.starts:
        x, y = squares[start.square]
        side = COMPASS[start.side]
        dx, dy = STEP[side]
        back = OPPOSITE[side]
        terrain = TERRAIN_NAMES[start.segment.terrain]
        edges = [half for half in HALVES if half[0] == back] if terrain == "meadow" else [back]
        stocks, shrines = start.segment.stocks, start.segment.shrines
        name = f"start {side}"
        starts.append(Piece((x + dx, y + dy), name, 0, terrain, frozenset(edges), stocks, shrines, False))
    return Ground({*squares}, starts)
