"""Load a ship: choose a depot, with monastery 5 a neighbouring one too, and which colours find room (BUR 7)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.events import LOADED
from castellany.games.burgundy.program import LOADING_ALSO, STOWING
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

    def __init__(self) -> None:
        super().__init__(LOAD, Form("load {depot}", (DEPOT_WORDS,)), (ALL_DEPOTS, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for depot in range(DEPOTS):
            out.append(LOAD << 24 | depot << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        depot = m >> 16 & 255
        if s.holds(s.estate_of[f.seat], 5) and (loadable(s, f.seat, depot + 1) or loadable(s, f.seat, depot - 1)):
            s.push(LOADING_ALSO, f.seat, depot, f.why)
        load(s, f.seat, depot, f.why)


class LoadAlso(Verb[BurgundyState]):
    """Choose a neighbour of the depot in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(LOAD_ALSO, Form("load-also {depot}", (DEPOT_WORDS,)), (ALL_DEPOTS, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        out.append(LOAD_ALSO << 24 | (f.arg + 1) % DEPOTS << 16)
        out.append(LOAD_ALSO << 24 | (f.arg - 1) % DEPOTS << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        depot = m >> 16 & 255
        return 0 if (depot - f.arg) % DEPOTS in (1, DEPOTS - 1) else reason(NOT_A_NEIGHBOUR, depot)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        load(s, f.seat, m >> 16 & 255, f.why)


class Stow(Verb[BurgundyState]):
    """Choose a colour for a free goods space, from the depot in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(STOW, Form("stow {good}", (GOOD_WORDS,)), (ALL_GOODS, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for colour in range(GOODS):
            if s.depot_goods[f.arg * GOODS + colour]:
                out.append(STOW << 24 | colour << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        colour = m >> 16 & 255
        return 0 if s.depot_goods[f.arg * GOODS + colour] else reason(NOT_WAITING, colour)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        take_goods(s, f.seat, f.arg, m >> 16 & 255)
        load(s, f.seat, f.arg, f.why)


def loadable(s: BurgundyState, seat: int, depot: int) -> bool:
    """Whether a depot of the ring holds goods that a seat has room for."""
    first = depot % DEPOTS * GOODS
    base = s.estate_of[seat] * GOODS
    free = free_spaces(s, seat)
    return any(s.depot_goods[first + colour] and (free or s.goods[base + colour]) for colour in range(GOODS))


def free_spaces(s: BurgundyState, seat: int) -> int:
    """The goods spaces of a seat that hold no colour yet."""
    base = s.estate_of[seat] * GOODS
    free = GOODS_SPACES
    for colour in range(GOODS):
        if s.goods[base + colour]:
            free -= 1
    return free


def load(s: BurgundyState, seat: int, depot: int, why: int) -> None:
    """Take all goods that find room; if colours compete for it, ask which."""
    base = s.estate_of[seat] * GOODS
    waiting = 0
    spaces = free_spaces(s, seat)
    for colour in range(GOODS):
        if s.goods[base + colour]:
            take_goods(s, seat, depot, colour)
        elif s.depot_goods[depot * GOODS + colour]:
            waiting += 1
    if waiting <= spaces:
        for colour in range(GOODS):
            take_goods(s, seat, depot, colour)
    elif spaces:
        s.push(STOWING, seat, depot, why)


def take_goods(s: BurgundyState, seat: int, depot: int, colour: int) -> None:
    """Take every good of one colour from a depot."""
    count = s.depot_goods[depot * GOODS + colour]
    if count:
        s.depot_goods[depot * GOODS + colour] = 0
        s.goods[s.estate_of[seat] * GOODS + colour] += count
        s.tell(LOADED, seat, colour, count)
