"""CastleState: a position of The Castle."""

from __future__ import annotations

from typing import Final

from castellany.core.areas import Areas
from castellany.core.frames import Frame
from castellany.core.state import State

NOBODY: Final = -1
IN_SUPPLY: Final = -1
"""Where a figure is that stands on no tile."""
NOT_IN_PLAY: Final = -2
"""Where a figure is that nobody has in this game."""
TAKEN: Final = 255
"""`needs` of a square where a tile lies."""


class CastleState(State):
    """Places are the squares inside the wall and, after them, the start spaces; a cell is `place * SEGMENTS + segment`.

    Per-seat lists are flat: entry i of a seat with n entries is at `seat * n + i`.
    """

    def __init__(
        self,
        stack: list[Frame],
        cells: list[int],
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
        at_gate: list[int],
        towers: int,
        hidden: list[int],
        tokens: list[int],
        fresh: list[int],
        used: list[int],
        seat_size: list[int],
        seat_cell: list[int],
        nests: list[int],
        lines: list[int],
        gone: list[int],
    ) -> None:
        super().__init__(stack, cells, sealed)
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
        """Cell of each figure, IN_SUPPLY or NOT_IN_PLAY."""
        self.score = score
        self.at_gate = at_gate
        """1 where a marker stands on the gate after its space."""
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
        self.nests = nests
        self.lines = lines
        """Points by source."""
        self.gone = gone
        """Tiles that fitted nowhere, by kind."""

    def clone(self) -> CastleState:
        return CastleState(
            self.stack[:],
            self.cells[:],
            self.sealed[:],
            self.players,
            self.turn,
            self.active,
            self.bag[:],
            self.tile,
            self.square,
            self.board[:],
            self.tops[:],
            self.needs[:],
            self.frontier[:],
            self.areas.clone(),
            self.completed[:],
            self.figures[:],
            self.score[:],
            self.at_gate[:],
            self.towers,
            self.hidden[:],
            self.tokens[:],
            self.fresh[:],
            self.used[:],
            self.seat_size[:],
            self.seat_cell[:],
            self.nests[:],
            self.lines[:],
            self.gone[:],
        )

    def fields(self) -> tuple[object, ...]:
        return (
            self.stack,
            self.cells,
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
            self.at_gate,
            self.towers,
            self.hidden,
            self.tokens,
            self.fresh,
            self.used,
            self.seat_size,
            self.seat_cell,
            self.nests,
            self.lines,
            self.gone,
        )
