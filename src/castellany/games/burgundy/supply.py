"""Supply: drawing tiles and goods (BUR 1, 2). Bags are counts; chance draws from them."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Draw
from castellany.core.reasons import reason
from castellany.core.state import CHANCE
from castellany.core.values import with_byte
from castellany.games.burgundy.program import FILLING, ROUND_GOODS
from castellany.games.burgundy.refusals import NOT_DRAWABLE
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import FIRST_BLACK_SLOT, GOODS, ROUNDS, Tables
from castellany.games.burgundy.words import ALL_GOODS, DEAL_GOOD, DRAW, GOOD_WORDS, NONE, ROUND_GOOD


def fill_from(s: BurgundyState, t: Tables, i: int) -> None:
    """Fill the slots from the i-th on, as far as the supplies go; stops where chance must draw."""
    numbered = len(t.slots)
    while i < numbered:
        slot = t.slots[i]
        kinds = t.kinds.of_colour[t.colour_at(slot, s.phase)]
        if has(s.bag, kinds):
            if len(kinds) > 1:
                s.push(FILLING, CHANCE, i)
                return
            s.bag = with_byte(s.bag, kinds[0], s.bag[kinds[0]] - 1)
            s.depots[slot] = kinds[0]
        i += 1
    if i < numbered + len(t.black_slots) and s.black.count(0) < len(s.black):
        s.push(FILLING, CHANCE, i)


def has(supply: bytes, kinds: list[int]) -> bool:
    """Whether a supply has a tile of these kinds."""
    return any(supply[kind] for kind in kinds)


def count(supply: bytes, kinds: list[int]) -> int:
    """How many tiles of these kinds a supply has."""
    tiles = 0
    for kind in kinds:
        tiles += supply[kind]
    return tiles


class DrawTile(Draw[BurgundyState]):
    """Draw the tile for the slot in the frame's arg."""

    def __init__(self, t: Tables) -> None:
        super().__init__(DRAW, Form("draw {kind}", (t.kind_words,)), (t.all_kinds, NONE, NONE))
        self.t = t
        self.every_kind = list(t.all_kinds)

    def kinds(self, s: BurgundyState, f: Frame) -> list[int]:
        """The kinds that a slot takes."""
        t = self.t
        if f.arg >= len(t.slots):
            return self.every_kind
        return t.kinds.of_colour[t.colour_at(t.slots[f.arg], s.phase)]

    def source(self, s: BurgundyState, f: Frame) -> bytes:
        return s.black if f.arg >= len(self.t.slots) else s.bag

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        bag = self.source(s, f)
        for kind in self.kinds(s, f):
            if bag[kind]:
                out.append(DRAW << 24 | kind << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        kind = m >> 16 & 255
        return 0 if kind in self.kinds(s, f) and self.source(s, f)[kind] else reason(NOT_DRAWABLE)

    def weight(self, s: BurgundyState, f: Frame, m: int) -> int:
        return self.source(s, f)[m >> 16 & 255]

    def total(self, s: BurgundyState, f: Frame) -> int:
        return count(self.source(s, f), self.kinds(s, f))

    def pick(self, s: BurgundyState, f: Frame, r: int) -> int:
        bag = self.source(s, f)
        kinds = self.kinds(s, f)
        for kind in kinds:
            r -= bag[kind]
            if r < 0:
                return DRAW << 24 | kind << 16
        raise ValueError("a draw beyond the total")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        t = self.t
        kind = m >> 16 & 255
        numbered = len(t.slots)
        if f.arg >= numbered:
            s.black = with_byte(s.black, kind, s.black[kind] - 1)
            s.depots[FIRST_BLACK_SLOT + f.arg - numbered] = kind
        else:
            s.bag = with_byte(s.bag, kind, s.bag[kind] - 1)
            s.depots[t.slots[f.arg]] = kind
        fill_from(s, t, f.arg + 1)


class DrawGood(Draw[BurgundyState]):
    """Draw a good from those not yet in play; subclasses say where it goes."""

    def __init__(self, number: int, word: str) -> None:
        super().__init__(number, Form(word + " {good}", (GOOD_WORDS,)), (ALL_GOODS, NONE, NONE))

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        for colour in range(GOODS):
            if s.goods_bag[colour]:
                out.append(self.number << 24 | colour << 16)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        return 0 if s.goods_bag[m >> 16 & 255] else reason(NOT_DRAWABLE)

    def weight(self, s: BurgundyState, f: Frame, m: int) -> int:
        return s.goods_bag[m >> 16 & 255]

    def total(self, s: BurgundyState, f: Frame) -> int:
        return sum(s.goods_bag)

    def pick(self, s: BurgundyState, f: Frame, r: int) -> int:
        colour = 0
        r -= s.goods_bag[0]
        while r >= 0:
            colour += 1
            r -= s.goods_bag[colour]
        return self.number << 24 | colour << 16


class RoundGood(DrawGood):
    """A good for the round in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(ROUND_GOOD, "round-good")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        colour = m >> 16 & 255
        s.goods_bag = with_byte(s.goods_bag, colour, s.goods_bag[colour] - 1)
        s.round_goods = with_byte(s.round_goods, f.arg, colour + 1)
        if f.arg + 1 < ROUNDS:
            s.push(ROUND_GOODS, CHANCE, f.arg + 1)


class DealGood(DrawGood):
    """A starting good for the estate in the frame's arg."""

    def __init__(self) -> None:
        super().__init__(DEAL_GOOD, "deal-good")

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        colour = m >> 16 & 255
        s.goods_bag = with_byte(s.goods_bag, colour, s.goods_bag[colour] - 1)
        s.goods[f.arg * GOODS + colour] += 1
