"""Laying a castle by hand: tiles come out of the bag, and tokens from the towers."""

from __future__ import annotations

from castellany.core.layout import LayoutError, LayoutPart, numbered, one_of
from castellany.core.position import Line, PositionError
from castellany.core.state import CHANCE
from castellany.games.castle.entering import in_supply, stand
from castellany.games.castle.kinds import TOKEN_NAMES, TOKENS
from castellany.games.castle.position_parser import read_board, read_cell
from castellany.games.castle.program import DRAWING, TURN_END
from castellany.games.castle.scoring import ROADS
from castellany.games.castle.state import NOBODY, CastleState
from castellany.games.castle.tables import Tables


class CastlePieces(LayoutPart[CastleState]):
    """What the game lays."""

    def __init__(self, t: Tables) -> None:
        super().__init__()
        self.t = t
        self.gifts = {"points": self.points, "token": self.token}
        self.places = {"board": self.board, "figures": self.figures}
        self.beginnings = {"turn": self.begin_turn}

    def points(self, s: CastleState, seat: int, more: str, count: int) -> None:
        """Of a source, such as `points houses`; plain ones are those of roads, for every point has a source."""
        known = tuple(self.t.inventory.sources)
        source = known.index(one_of((more,), known)) if more else ROADS
        s.lines[seat * len(known) + source] += count
        s.score[seat] += count

    def token(self, s: CastleState, seat: int, more: str, count: int) -> None:
        """A token that a seat may use, from the last tower that has one."""
        token = TOKEN_NAMES.index(one_of((more,), TOKEN_NAMES))
        for _ in range(count):
            if not s.hidden[token] or not s.towers:
                raise LayoutError(f"more {more} tokens are used than there are.")
            s.hidden[token] -= 1
            s.towers ^= 1 << s.towers.bit_length() - 1
            s.tokens[seat * TOKENS + token] += 1

    def board(self, s: CastleState, more: str, pieces: tuple[str, ...]) -> None:
        """Tiles in the order in which they were placed: `lay("board", "e5=h3/east")`."""
        for piece in pieces:
            word, _, laid = piece.partition("=")
            try:
                read_board(s, self.t, Line(0, "board", piece))
            except PositionError as error:
                raise LayoutError(f"{error.why}.") from error
            tile = self.t.tile_words.values[laid.partition("/")[0]]
            if not s.bag[tile]:
                raise LayoutError(f"more tiles {laid.partition('/')[0]} are used than there are.")
            s.bag[tile] -= 1
            s.square = self.t.square_words.values[word]
            s.turn += 1

    def figures(self, s: CastleState, more: str, pieces: tuple[str, ...]) -> None:
        """Figures on segments of tiles that lie there: `lay("figures 1", "follower@e5.2")`."""
        seat = int(one_of((more,), numbered(s.players))) - 1
        for piece in pieces:
            name, _, spot = piece.partition("@")
            known = tuple(self.t.inventory.figures)
            free = in_supply(s, seat, known.index(one_of((name,), known)))
            if free == NOBODY:
                raise LayoutError(f"seat {seat + 1} has no {name} left.")
            try:
                cell = read_cell(s, self.t, Line(0, "figures", piece), spot)
            except PositionError as error:
                raise LayoutError(f"{error.why}.") from error
            stand(s, self.t, free, cell)

    def begin_turn(self, s: CastleState, seat: int, others: bool) -> None:
        s.active = seat
        s.push(TURN_END, seat)
        s.push(DRAWING, CHANCE, seat)
