"""Tiles and castles of scenarios, drawn with nine letters a tile.

    .+.     . meadow   o meadow with a shrine
    .+h     + road     s road with stocks      # square, where roads end
    ..h     h house    p pigsty    c chapel    * nest, beside what it touches

A side is what its middle letter says. Letters that touch make one segment; segments count in reading order.
A castle is such blocks side by side, rows apart by an empty line: `___` is an empty square, a block of `#` solid wall.
"""

from __future__ import annotations

from typing import Final

from tests.games.scenario_words import ScenarioError

from castellany.games.castle.face import Face, Segment
from castellany.games.castle.kinds import HOUSE, MEADOW, PIGSTY, ROAD
from castellany.games.castle.modules.falcon.kinds import CHAPEL, NEST

TERRAIN: Final = {".": MEADOW, "o": MEADOW, "+": ROAD, "s": ROAD, "h": HOUSE, "p": PIGSTY, "c": CHAPEL}
NO_SEGMENT: Final = "#*"
SIZE: Final = 3
SIDES: Final = ((1, 0), (2, 1), (1, 2), (0, 1))
"""The middle letter of each side: column, row."""
CORNERS: Final = (((0, 0), (2, 0)), ((2, 0), (2, 2)), ((2, 2), (0, 2)), ((0, 2), (0, 0)))
"""The letters at the two halves of each side, clockwise."""
EMPTY: Final = ("___",) * SIZE
SOLID: Final = ("###",) * SIZE

Cell = tuple[int, int]
Block = tuple[str, ...]


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    near = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return [(i, j) for i, j in near if 0 <= i < SIZE and 0 <= j < SIZE]


def block_of(text: str) -> Block:
    rows = tuple(text.split())
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise ScenarioError(f"not {SIZE} lines of {SIZE} letters: {rows}")
    return rows


class Drawing:
    """One tile's letters, and the segments that they make."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.of: dict[Cell, int] = {}
        self.cells: list[list[Cell]] = []
        for y in range(SIZE):
            for x in range(SIZE):
                letter = self.at((x, y))
                if letter not in TERRAIN and letter not in NO_SEGMENT:
                    raise ScenarioError(f"{letter} is no letter of a drawing")
                if letter in TERRAIN and (x, y) not in self.of:
                    self.fill((x, y))

    def at(self, cell: Cell) -> str:
        return self.block[cell[1]][cell[0]]

    def terrain(self, cell: Cell) -> int:
        return TERRAIN.get(self.at(cell), 0)

    def fill(self, first: Cell) -> None:
        number = len(self.cells)
        self.cells.append([])
        fresh = [first]
        while fresh:
            cell = fresh.pop()
            if cell not in self.of:
                self.of[cell] = number
                self.cells[number].append(cell)
                fresh += [other for other in around(cell) if self.terrain(other) == self.terrain(first)]

    def segments(self) -> list[Segment]:
        """Meadows that no side shows are left out: nothing can be done with them."""
        sides = [0] * len(self.cells)
        halves = [0] * len(self.cells)
        for side, middle in enumerate(SIDES):
            kind = self.terrain(middle)
            if kind == 0:
                raise ScenarioError(f"side {side} of {self.block} shows nothing")
            if kind != MEADOW:
                sides[self.of[middle]] |= 1 << side
            for i, corner in enumerate(CORNERS[side]):
                if kind in (MEADOW, ROAD) and self.terrain(corner) == MEADOW:
                    halves[self.of[corner]] |= 1 << 2 * side + i
                elif kind == MEADOW:
                    halves[self.of[middle]] |= 1 << 2 * side + i
        return [self.segment(cells, sides[i], halves[i]) for i, cells in enumerate(self.cells) if sides[i] or halves[i]]

    def segment(self, cells: list[Cell], sides: int, halves: int) -> Segment:
        letters = [self.at(cell) for cell in cells]
        terrain = TERRAIN[letters[0]]
        nest = terrain != MEADOW and any(self.at(other) == "*" for cell in cells for other in around(cell))
        return Segment(terrain, sides, halves, "s" in letters, letters.count("o"), (NEST,) if nest else ())


def face_of(name: str, copies: int, block: Block) -> Face:
    centre = "square" if block[1][1] == "#" else ""
    return Face(name, copies, Drawing(block).segments(), centre)


def castle_of(text: str) -> list[list[Block]]:
    """The blocks of a drawn castle, row by row."""
    rows: list[list[Block]] = []
    for group in text.strip("\n").split("\n\n"):
        lines = [line.split() for line in group.splitlines()]
        if len(lines) != SIZE or len({len(line) for line in lines}) != 1:
            raise ScenarioError(f"not {SIZE} lines of blocks: {group}")
        rows.append([block_of(" ".join(parts)) for parts in zip(*lines, strict=True)])
    if len({len(row) for row in rows}) != 1:
        raise ScenarioError("the rows of the castle differ in length")
    return rows
