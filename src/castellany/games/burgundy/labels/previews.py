"""What a move would do, before it is played: points, what it brings and costs, and what it completes."""

from __future__ import annotations

from typing import Final

from castellany.core.moves import unpack
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview, Stock, gained
from castellany.games.burgundy.labels.names import about, colour_key, good_key
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS
from castellany.games.burgundy.verbs.load import loadable
from castellany.games.burgundy.words import BUY, FETCH, HIRE, LOAD, LOAD_ALSO, PLACE, TAKE

WITH_A_TILE: Final = (TAKE, PLACE, BUY, HIRE, FETCH)
"""Verbs whose first field is a tile that serves the seat from then on."""


def preview(rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> Preview:
    after = rules.foresee(s, seat, m)
    if after is None:
        return Preview([], [], [], None)
    verb, first, space, _ = unpack(m)
    says: list[Phrase] = []
    if verb == PLACE:
        says.append(area(rules, after, seat, space))
    says += bonuses(s, after, seat)
    for shown in shown_in(rules):
        says += shown.preview(rules, s, after, seat)
    if verb in (LOAD, LOAD_ALSO) and not loadable(s, seat, first):
        says.append(Phrase("preview-no-cargo"))
    if after.track[seat] != s.track[seat]:
        says.append(Phrase("preview-order", {"space": after.track[seat]}))
    if verb in WITH_A_TILE:
        says.append(about(rules, first))
    return Preview(gained(rules, s, after, seat), stock(s, after, seat), says, after)


def area(rules: BurgundyRules, after: BurgundyState, seat: int, space: int) -> Phrase:
    """How far the area of a space is covered."""
    estate = after.estate_of[seat]
    spaces = rules.tables.boards[after.board[estate]].area[space]
    size, covered = spaces.bit_count(), (spaces & after.filled[estate]).bit_count()
    if covered < size:
        return progress(covered, size)
    return Phrase("preview-area", {"size": rules.rule_points.size.of(after, estate, size, space)})


def progress(covered: int, size: int) -> Phrase:
    return Phrase("preview-progress", {"covered": covered, "size": size})


def bonuses(s: BurgundyState, after: BurgundyState, seat: int) -> list[Phrase]:
    """The bonus tiles that the seat takes: of each colour the large and the small one, in turn."""
    return [
        Phrase("preview-bonus", {"colour": colour_key(i // 2), "size": "small" if i % 2 else "large"})
        for i, holder in enumerate(after.bonus)
        if holder == s.estate_of[seat] != s.bonus[i]
    ]


def stock(s: BurgundyState, after: BurgundyState, seat: int) -> list[Stock]:
    estate = s.estate_of[seat]
    changes = [
        Stock("label-silver", after.silver[estate] - s.silver[estate]),
        Stock("label-workers", after.workers[estate] - s.workers[estate]),
    ]
    for colour in range(GOODS):
        i = estate * GOODS + colour
        changes.append(Stock(good_key(colour), after.goods[i] - s.goods[i]))
    return [change for change in changes if change.change]
