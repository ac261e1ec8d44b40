"""Census: every tile, good and bonus tile of the box is somewhere, once."""

from __future__ import annotations

from castellany.games.burgundy.kinds import NOTHING
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.program import DISCARDING
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, GOODS_PER_COLOUR, Tables


def tile_counts(s: BurgundyState, p: RulePoints) -> list[int]:
    """How many tiles of each kind there are, wherever they lie."""
    counts = [s.bag[kind] + s.black[kind] + s.boxed[kind] for kind in range(len(s.bag))]
    for part in p.parts:
        for kind in range(len(counts)):
            counts[kind] += part.tiles(s, kind)
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


def discrepancies(s: BurgundyState, t: Tables, p: RulePoints) -> list[str]:
    """What is missing from the box or too many in it; empty if all is well."""
    found: list[str] = []
    counts = tile_counts(s, p)
    for kind in t.all_kinds:
        if counts[kind] != t.kinds.total(kind):
            found.append(f"{counts[kind]} {t.kinds.names[kind]}, not {t.kinds.total(kind)}")
    for colour, count in enumerate(good_counts(s), 1):
        if count != GOODS_PER_COLOUR:
            found.append(f"{count} goods {colour}, not {GOODS_PER_COLOUR}")
    return found
