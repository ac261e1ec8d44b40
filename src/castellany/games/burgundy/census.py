"""Census: every tile, good and bonus tile of the box is somewhere, once."""

from __future__ import annotations

from castellany.core.position import NO_FAULT, Fault
from castellany.games.burgundy.kinds import NOTHING
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_PER_COLOUR, Tables


def tile_counts(s: BurgundyState, p: RulePoints) -> list[int]:
    """How many tiles of each kind there are, wherever they lie."""
    counts = [s.bag[kind] + s.black[kind] + s.boxed[kind] for kind in range(len(s.bag))]
    for stall in p.stalls:
        counts[stall.kind] += stall.kept(s)
    for kind in [*s.tiles, *s.depots, *s.storage]:
        counts[kind] += 1
    for f in s.stack:
        if f.step == DISCARDING:
            counts[f.arg] += 1
    counts[NOTHING] = 0
    return counts


def good_counts(s: BurgundyState) -> list[int]:
    """How many goods of each colour there are, wherever they lie."""
    counts = [0] * GOODS
    for colour in range(GOODS):
        counts[colour] = s.goods_bag[colour] + s.round_goods.count(colour + 1)
        for depot in range(DEPOTS):
            counts[colour] += s.depot_goods[depot * GOODS + colour]
        for estate in range(len(s.board)):
            counts[colour] += s.goods[estate * GOODS + colour] + s.sold[estate * GOODS + colour]
    return counts


def discrepancies(s: BurgundyState, t: Tables, p: RulePoints) -> list[Fault]:
    """What is missing from the box or too many in it, with the supply that does not make up for it."""
    found: list[Fault] = []
    counts = tile_counts(s, p)
    for kind in t.all_kinds:
        if counts[kind] != t.kinds.total(kind):
            wrong = f"{counts[kind]} {t.kinds.names[kind]}, not {t.kinds.total(kind)}"
            found.append(("bag" if t.kinds.coloured[kind] else "black", wrong))
    for colour, count in enumerate(good_counts(s), 1):
        if count != GOODS_PER_COLOUR:
            found.append(("goods-bag", f"{count} goods {colour}, not {GOODS_PER_COLOUR}"))
    return found


def census_fault(s: BurgundyState, t: Tables, p: RulePoints) -> Fault:
    """The first discrepancy, or a tile in a supply of other backs."""
    for fault in discrepancies(s, t, p):
        return fault
    for key, supply, backs in (("bag", s.bag, t.kinds.coloured), ("black", s.black, t.kinds.black)):
        if any(supply[kind] > backs[kind] for kind in t.all_kinds):
            return (key, f"{key} holds tiles with other backs")
    return NO_FAULT
