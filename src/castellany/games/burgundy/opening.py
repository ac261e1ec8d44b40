"""The opening: boards, sides, goods, starting player and castles, before phase A (BUR 1)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.program import Effect
from castellany.core.state import CHANCE, TOGETHER
from castellany.core.values import with_byte
from castellany.games.burgundy.boards import NO_SPACE
from castellany.games.burgundy.editions.edition import HIGHEST_DIE
from castellany.games.burgundy.kinds import CASTLE_TILE
from castellany.games.burgundy.placing import cover
from castellany.games.burgundy.program import (
    CASTLE_IN_TURN,
    CASTLES,
    DEALING_BOARDS,
    DEALING_GOODS,
    DRAWING_STARTER,
    OPENING_EFFECT,
    PHASE_EFFECT,
    SIDE_IN_TURN,
    SIDES,
    STARTER_DICE,
    STARTER_EFFECT,
)
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import START_GOODS, Tables


class SetupEffect(Effect[BurgundyState]):
    """Lay out what is pending before phase A, last thing first."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: BurgundyState, f: Frame) -> None:
        t = self.t
        everyone = (1 << s.players) - 1
        s.push(PHASE_EFFECT, CHANCE, 0)
        s.push(OPENING_EFFECT, CHANCE)
        if t.edition.starter == HIGHEST_DIE:
            roll_for_start(s, everyone)
        else:
            s.push(DRAWING_STARTER, CHANCE)
        for i in range(t.estates * START_GOODS - 1, -1, -1):
            s.push(DEALING_GOODS, CHANCE, i // START_GOODS)
        if t.fixed_boards:
            s.board = tuple(t.fixed_boards)
            return
        if t.two_sided and t.choose_together:
            s.push(SIDES, TOGETHER, everyone)
        elif t.two_sided:
            for seat in range(s.players - 1, -1, -1):
                s.push(SIDE_IN_TURN, seat)
        for estate in range(t.estates - 1, -1, -1):
            s.push(DEALING_BOARDS, CHANCE, estate)


def preparing(s: BurgundyState) -> bool:
    """Whether the game has not yet come to phase A."""
    return bool(s.stack) and s.stack[0].step == PHASE_EFFECT and s.stack[0].arg == 0


def roll_for_start(s: BurgundyState, seats: int) -> None:
    """A die for each of these seats, then the comparison."""
    s.push(STARTER_EFFECT, CHANCE, seats)
    for seat in range(s.players - 1, -1, -1):
        if seats >> seat & 1:
            s.push(STARTER_DICE, CHANCE, seat)


class StarterEffect(Effect[BurgundyState]):
    """The highest die among the seats in the frame's arg begins; those who tie roll again."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        rolled = [s.dice[2 * seat] if f.arg >> seat & 1 else 0 for seat in range(s.players)]
        highest = max(rolled)
        for seat in range(s.players):
            s.dice[2 * seat] = 0
        if rolled.count(highest) > 1:
            roll_for_start(s, sum(1 << seat for seat in range(s.players) if rolled[seat] == highest))
            return
        seat_from(s, rolled.index(highest))


def seat_from(s: BurgundyState, first: int) -> None:
    """Turn order and workers, clockwise from the starting player."""
    s.order = tuple([(first + i) % s.players for i in range(s.players)])
    for i in range(s.players):
        s.workers[s.estate_of[s.order[i]]] = i + 1


class OpeningEffect(Effect[BurgundyState]):
    """Every seat's starting castle: in the centre, or where its owner chooses."""

    def __init__(self, name: str, t: Tables) -> None:
        super().__init__(name)
        self.t = t

    def start(self, s: BurgundyState, f: Frame) -> None:
        asked = 0
        for seat in range(s.players):
            estate = s.estate_of[seat]
            board = self.t.boards[s.board[estate]]
            centre = board.shape.centre
            if self.t.castle_in_centre and centre != NO_SPACE and board.castles >> centre & 1:
                lay_castle(s, self.t, estate, centre)
            else:
                asked |= 1 << seat
        if asked and self.t.choose_together:
            s.push(CASTLES, TOGETHER, asked)
            return
        for i in range(s.players - 1, -1, -1):
            if asked >> s.order[i] & 1:
                s.push(CASTLE_IN_TURN, s.order[i])


def lay_castle(s: BurgundyState, t: Tables, estate: int, space: int) -> None:
    """A starting castle gives no points and no action."""
    s.bag = with_byte(s.bag, CASTLE_TILE, s.bag[CASTLE_TILE] - 1)
    cover(s, t, estate, space, CASTLE_TILE)
