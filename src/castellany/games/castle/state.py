"""CastleState: a position of The Castle."""

from __future__ import annotations

from typing import Final

from castellany.core.areas import Areas
from castellany.core.frames import Frame
from castellany.core.state import State

NOBODY: Final = -1
IN_SUPPLY: Final = -1
"""Where a figure is that stands on no tile."""
TAKEN: Final = 255
"""`needs` of a square where a tile lies."""


class CastleState(State):
    """Places are the squares inside the wall and, after them, the start spaces; a cell is `place * SEGMENTS + segment`.

    Per-seat lists are flat: entry i of a seat with n entries is at `seat * n + i`. Copies share what lies on squares
    until one of them lays a tile: whoever writes to `board`, `tops`, `needs` or `frontier` calls `own_ground` first.
    """

    def __init__(
        self,
        stack: list[Frame],
        sealed: list[int],
        players: int,
        turn: int,
        active: int,
        bag: list[int],
        tile: int,
        square: int,
        board: list[int],
        tops: list[int],
        needs: list[int],
        frontier: list[int],
        areas: Areas,
        completed: list[int],
        figures: list[int],
        score: list[int],
        towers: int,
        hidden: list[int],
        tokens: list[int],
        fresh: list[int],
        used: list[int],
        seat_size: list[int],
        seat_cell: list[int],
        lines: list[int],
        gone: list[int],
        extra: list[int],
    ) -> None:
        super().__init__(stack, sealed)
        self.players = players
        self.turn = turn
        """From 0."""
        self.active = active
        self.bag = bag
        """Tiles still to be drawn, by kind; one bag, for nobody knows their order."""
        self.tile = tile
        """Drawn and not yet placed, or NOBODY."""
        self.square = square
        """Of the tile placed last, or NOBODY."""
        self.board = board
        """Tile on each square, plus 1; 0 where it is empty."""
        self.tops = tops
        """Whither its top points."""
        self.needs = needs
        """What a tile must be like at each square: a digit of base 3 a side, 0 anything, 1 road, 2 no road."""
        self.frontier = frontier
        """Empty squares beside a tile or a start space, in reading order."""
        self.areas = areas
        """Whose areas the cells are; -1 where there is none, or its area is completed."""
        self.completed = completed
        """A cell of each area that the tile placed last completes and that has not been scored, in the order of their
        words: those of the tile's segments, then those of its neighbours that face it."""
        self.figures = figures
        """Cell of each figure, or IN_SUPPLY."""
        self.score = score
        self.towers = towers
        """Bit mask of the towers whose token is there."""
        self.hidden = hidden
        """Tokens that nobody has seen, by kind: those of the towers and of the box."""
        self.tokens = tokens
        """Tokens that each seat may use, by kind."""
        self.fresh = fresh
        """Tokens that each seat has taken since its turn began, or in the other's."""
        self.used = used
        """Tokens that have left the game, by kind."""
        self.seat_size = seat_size
        """Tiles of the house that a seat's castle seat stands on, 0 before."""
        self.seat_cell = seat_cell
        self.lines = lines
        """Points by source."""
        self.gone = gone
        """Tiles that fitted nowhere, by kind."""
        self.extra = extra
        """What modules keep, at the places that they were given while the rules were built."""
        self.ground_shared = False
        """Whether another position has the same lists of squares."""

    def figures_each(self) -> int:
        """How many figures a seat has: followers, then one of each further kind."""
        return len(self.figures) // self.players

    def own_ground(self) -> None:
        """Before anything on the squares changes."""
        if self.ground_shared:
            self.board = self.board[:]
            self.tops = self.tops[:]
            self.needs = self.needs[:]
            self.frontier = self.frontier[:]
            self.ground_shared = False

    def clone(self) -> CastleState:
        self.ground_shared = True
        copy = CastleState(
            self.stack[:],
            self.sealed[:],
            self.players,
            self.turn,
            self.active,
            self.bag[:],
            self.tile,
            self.square,
            self.board,
            self.tops,
            self.needs,
            self.frontier,
            self.areas.clone(),
            self.completed[:],
            self.figures[:],
            self.score[:],
            self.towers,
            self.hidden[:],
            self.tokens[:],
            self.fresh[:],
            self.used[:],
            self.seat_size[:],
            self.seat_cell[:],
            self.lines[:],
            self.gone[:],
            self.extra[:],
        )
        copy.ground_shared = True
        return copy

    def fields(self) -> tuple[object, ...]:
        return (
            self.stack,
            self.sealed,
            self.players,
            self.turn,
            self.active,
            self.bag,
            self.tile,
            self.square,
            self.board,
            self.tops,
            self.needs,
            self.frontier,
            self.areas,
            self.completed,
            self.figures,
            self.score,
            self.towers,
            self.hidden,
            self.tokens,
            self.fresh,
            self.used,
            self.seat_size,
            self.seat_cell,
            self.lines,
            self.gone,
            self.extra,
        )
