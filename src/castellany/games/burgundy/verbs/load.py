"""Load a ship: choose a depot, with monastery 5 a neighbouring one too, and which colours find room (BUR 7).

Depots whose goods are loaded together are a bit mask.
"""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Effect, Verb
from castellany.core.reasons import reason
from castellany.core.values import with_byte
from castellany.games.burgundy.events import LOADED
from castellany.games.burgundy.program import LOADING_ALSO, NEIGHBOUR_EFFECT, STOWING
from castellany.games.burgundy.refusals import NOT_A_NEIGHBOUR, NOT_WAITING
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_SPACES
from castellany.games.burgundy.words import (
    ALL_DEPOTS,
    ALL_GOODS,
    DEPOT_WORDS,
    GOOD_WORDS,
    LOAD,
    LOAD_ALSO,
    NONE,
    STOW,
)


class Load(Verb[BurgundyState]):
    """Choose any depot, even one that brings nothing (BUR-R 22)."""

    def __init__(self, in_order: bool) -> None:
        super().__init__(LOAD, Form("load {depot}", (DEPOT_WORDS,)), (ALL_DEPOTS, NONE, NONE))
        self.in_order = in_order
        """Whether monastery 5 loads this depot before its neighbour is chosen (BUR-R 41)."""

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for depot in range(DEPOTS):
            out.append(LOAD << 24 | depot << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        depot = m >> 16 & 255
        if s.holds(s.estate_of[f.seat], 5):
            if self.in_order:
                s.push(NEIGHBOUR_EFFECT, f.seat, depot, f.why)
            elif beside_loadable(s, f.seat, depot):
                s.push(LOADING_ALSO, f.seat, depot, f.why)
                return
        load(s, f.seat, 1 << depot, f.why)


class NeighbourEffect(Effect[BurgundyState]):
    """With the first depot loaded, a neighbour of it is asked for only if its goods still find room."""

    def start(self, s: BurgundyState, f: Frame) -> None:
        if beside_loadable(s, f.seat, f.arg):
            s.push(LOADING_ALSO, f.seat, f.arg, f.why)


class LoadAlso(Verb[BurgundyState]):
    """Choose a neighbour of the depot in the frame's arg."""

    def __init__(self, in_order: bool) -> None:
        super().__init__(LOAD_ALSO, Form("load-also {depot}", (DEPOT_WORDS,)), (ALL_DEPOTS, NONE, NONE))
        self.in_order = in_order

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        out.append(LOAD_ALSO << 24 | (f.arg + 1) % DEPOTS << 16)
        out.append(LOAD_ALSO << 24 | (f.arg - 1) % DEPOTS << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        depot = m >> 16 & 255
        return 0 if (depot - f.arg) % DEPOTS in (1, DEPOTS - 1) else reason(NOT_A_NEIGHBOUR, depot)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        depots = 1 << (m >> 16 & 255)
        load(s, f.seat, depots if self.in_order else depots | 1 << f.arg, f.why)


class Stow(Verb[BurgundyState]):
    """Choose a colour for a free goods space, from the depots in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(STOW, Form("stow {good}", (GOOD_WORDS,)), (ALL_GOODS, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for colour in range(GOODS):
            if goods_in(s, f.arg, colour):
                out.append(STOW << 24 | colour << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        colour = m >> 16 & 255
        return 0 if goods_in(s, f.arg, colour) else reason(NOT_WAITING, colour)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        take_goods(s, f.seat, f.arg, m >> 16 & 255)
        load(s, f.seat, f.arg, f.why)


def loadable(s: BurgundyState, seat: int, depot: int) -> bool:
    """Whether a depot of the ring holds goods that a seat has room for."""
    first = depot % DEPOTS * GOODS
    base = s.estate_of[seat] * GOODS
    free = free_spaces(s, seat)
    return any(s.depot_goods[first + colour] and (free or s.goods[base + colour]) for colour in range(GOODS))


def beside_loadable(s: BurgundyState, seat: int, depot: int) -> bool:
    """Whether a neighbour of a depot holds goods that a seat has room for."""
    return loadable(s, seat, depot + 1) or loadable(s, seat, depot - 1)


def goods_in(s: BurgundyState, depots: int, colour: int) -> int:
    """How many goods of a colour lie in these depots."""
    count = 0
    for depot in range(DEPOTS):
        if depots >> depot & 1:
            count += s.depot_goods[depot * GOODS + colour]
    return count


def free_spaces(s: BurgundyState, seat: int) -> int:
    """The goods spaces of a seat that hold no colour yet."""
    base = s.estate_of[seat] * GOODS
    free = GOODS_SPACES
    for colour in range(GOODS):
        if s.goods[base + colour]:
            free -= 1
    return free


def load(s: BurgundyState, seat: int, depots: int, why: int) -> None:
    """Take all goods of these depots that find room; if colours compete for it, ask which."""
    base = s.estate_of[seat] * GOODS
    waiting = 0
    spaces = free_spaces(s, seat)
    for colour in range(GOODS):
        if s.goods[base + colour]:
            take_goods(s, seat, depots, colour)
        elif goods_in(s, depots, colour):
            waiting += 1
    if waiting <= spaces:
        for colour in range(GOODS):
            take_goods(s, seat, depots, colour)
    elif spaces:
        s.push(STOWING, seat, depots, why)


def take_goods(s: BurgundyState, seat: int, depots: int, colour: int) -> None:
    """Take every good of one colour from these depots."""
    count = goods_in(s, depots, colour)
    if count:
        for depot in range(DEPOTS):
            if depots >> depot & 1:
                s.depot_goods = with_byte(s.depot_goods, depot * GOODS + colour, 0)
        s.goods[s.estate_of[seat] * GOODS + colour] += count
        s.tell(LOADED, seat, colour, count)
