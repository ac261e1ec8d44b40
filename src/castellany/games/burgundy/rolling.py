"""Rolling the dice (BUR 3) and finding the starting player (BUR 1)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Draw
from castellany.core.reasons import reason
from castellany.core.state import CHANCE
from castellany.core.values import with_byte
from castellany.games.burgundy.events import GOODS_ARRIVED, ROLLED
from castellany.games.burgundy.opening import seat_from
from castellany.games.burgundy.refusals import NOT_DRAWABLE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS
from castellany.games.burgundy.words import A_DIE, DIE_WORDS, NONE, ROLL, SEAT_WORDS, START_DIE, STARTER, WHITE


class Roll(Draw[BurgundyState]):
    """The two dice of the seat in the frame's arg, the smaller first: which is which does not matter."""

    def __init__(self) -> None:
        super().__init__(ROLL, Form("roll {die} {die}", (DIE_WORDS, DIE_WORDS)), (A_DIE, A_DIE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for a in range(1, 7):
            for b in range(a, 7):
                out.append(ROLL << 24 | a << 16 | b << 8)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0 if m >> 16 & 255 <= m >> 8 & 255 else reason(NOT_DRAWABLE)

    def weight(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 1 if m >> 16 & 255 == m >> 8 & 255 else 2

    def total(self, s: BurgundyState, f: Frame) -> int:
        return 36

    def pick(self, s: BurgundyState, f: Frame, r: int) -> int:
        a, b = r // 6 + 1, r % 6 + 1
        return ROLL << 24 | (a << 16 | b << 8 if a <= b else b << 16 | a << 8)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        a, b = m >> 16 & 255, m >> 8 & 255
        s.dice[2 * f.arg] = a
        s.dice[2 * f.arg + 1] = b
        s.tell(ROLLED, f.arg, a, b)


class OneDie(Draw[BurgundyState]):
    """A single die; subclasses say what it is for."""

    def __init__(self, number: int, word: str) -> None:
        super().__init__(number, Form(word + " {die}", (DIE_WORDS,)), (A_DIE, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for a in range(1, 7):
            out.append(self.number << 24 | a << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0

    def weight(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 1

    def total(self, s: BurgundyState, f: Frame) -> int:
        return 6

    def pick(self, s: BurgundyState, f: Frame, r: int) -> int:
        return self.number << 24 | (r + 1) << 16


class White(OneDie):
    """The white die sends the round's good to a depot."""

    def __init__(self) -> None:
        super().__init__(WHITE, "white")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.white = m >> 16 & 255
        good = s.round_goods[s.round]
        s.round_goods = with_byte(s.round_goods, s.round, 0)
        place = (s.white - 1) * GOODS + good - 1
        s.depot_goods = with_byte(s.depot_goods, place, s.depot_goods[place] + 1)
        s.tell(GOODS_ARRIVED, CHANCE, s.white - 1, good - 1)


class StartDie(OneDie):
    """A die of the seat in the frame's arg for who begins; it lies before its owner until all have rolled."""

    def __init__(self) -> None:
        super().__init__(START_DIE, "start-die")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        s.dice[2 * f.arg] = m >> 16 & 255


class Starter(Draw[BurgundyState]):
    """The starting player, drawn at random."""

    def __init__(self, players: int) -> None:
        super().__init__(STARTER, Form("starter {seat}", (SEAT_WORDS,)), (range(players), NONE, NONE))
        self.players = players

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for seat in range(self.players):
            out.append(STARTER << 24 | seat << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0

    def weight(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 1

    def total(self, s: BurgundyState, f: Frame) -> int:
        return self.players

    def pick(self, s: BurgundyState, f: Frame, r: int) -> int:
        return STARTER << 24 | r << 16

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        seat_from(s, m >> 16 & 255)
