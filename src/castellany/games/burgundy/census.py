"""Census: every tile, good and bonus tile of the box is somewhere, once."""

from __future__ import annotations

from castellany.core.position import NO_FAULT, Fault
from castellany.games.burgundy.kinds import KINDS, NAMES, NOTHING, black_supply, coloured_supply
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_PER_COLOUR


def tile_counts(s: BurgundyState) -> list[int]:
    """How many tiles of each kind there are, wherever they lie."""
    counts = [s.bag[kind] + s.black[kind] + s.boxed[kind] for kind in range(KINDS)]
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
        for seat in range(s.players):
            counts[colour] += s.goods[seat * GOODS + colour] + s.sold[seat * GOODS + colour]
    return counts


def discrepancies(s: BurgundyState) -> list[Fault]:
    """What is missing from the box or too many in it, with the supply that does not make up for it."""
    found: list[Fault] = []
    coloured, black, counts = coloured_supply(), black_supply(), tile_counts(s)
    for kind in range(1, KINDS):
        if counts[kind] != coloured[kind] + black[kind]:
            wrong = f"{counts[kind]} {NAMES[kind]}, not {coloured[kind] + black[kind]}"
            found.append(("bag" if coloured[kind] else "black", wrong))
    for colour, count in enumerate(good_counts(s), 1):
        if count != GOODS_PER_COLOUR:
            found.append(("goods-bag", f"{count} goods {colour}, not {GOODS_PER_COLOUR}"))
    return found


def census_fault(s: BurgundyState) -> Fault:
    """The first discrepancy, or a tile in a supply of other backs."""
    for fault in discrepancies(s):
        return fault
    for key, supply, backs in (("bag", s.bag, coloured_supply()), ("black", s.black, black_supply())):
        if any(supply[kind] > backs[kind] for kind in range(KINDS)):
            return (key, f"{key} holds tiles with other backs")
    return NO_FAULT
