"""What a move would do, before it is played: points of both tracks, what it brings and costs, what it completes."""

from __future__ import annotations

from typing import Final

from castellany.core.moves import unpack
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview, Stock
from castellany.core.result import ScoreLine
from castellany.games.tuscany.kinds import AGRICULTURE, COLOURS, CROP_NAMES, CROPS, HEXAGON
from castellany.games.tuscany.labels.names import about, about_bonus, cards_key, colour_key, crop_key
from castellany.games.tuscany.program import DRAWING, NEUTRAL_REVEALING, REFRESHING, REVEALING, YIELDING
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCE_NAMES, SOURCES
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.tables import MOST_YIELDS
from castellany.games.tuscany.words import BONUS, CLAIM, PLACE, SPACES, TAKE

REFILLING: Final = (REVEALING, NEUTRAL_REVEALING, REFRESHING)


def preview(rules: TuscanyRules, s: TuscanyState, seat: int, m: int) -> Preview:
    after = rules.foresee(s, seat, m)
    if after is None:
        return Preview([], [], [], None)
    verb, a, b, c = unpack(m)
    says: list[Phrase] = []
    seen = after
    if verb == CLAIM:
        seen = landed(rules, after)
    if verb in (PLACE, CLAIM):
        says = placed(rules, s, seen, seat, a, b if verb == PLACE else c)
    elif verb == TAKE:
        says = [about(a)]
    elif verb == BONUS:
        says = [about_bonus(a)]
    return Preview(gained(s, seen, seat), stock(s, seen, seat), says, after)


def landed(rules: TuscanyRules, after: TuscanyState) -> TuscanyState:
    """The same without the tiles that fill the gap: what a claimed tile brings comes after them, whatever they are."""
    seen = rules.clone(after)
    while seen.stack and seen.stack[-1].step in REFILLING:
        seen.stack.pop()
    rules.settle(seen)
    return seen


def placed(rules: TuscanyRules, s: TuscanyState, after: TuscanyState, seat: int, kind: int, space: int) -> list[Phrase]:
    """What covering a space means for its region, crops and colour, and what the tile does."""
    colour = rules.tables.estate_of(s, seat).colour[space]
    says = [region(rules, after, seat, space)]
    if colour == AGRICULTURE:
        says += crops(rules, s, seat, kind, space)
    for i, holder in enumerate(after.claimed):
        if holder == seat != s.claimed[i]:
            rank = "second" if i % 2 else "first"
            says.append(Phrase("preview-colour", {"colour": colour_key(i // 2), "rank": rank}))
    return [*says, about(kind, colour)]


def region(rules: TuscanyRules, after: TuscanyState, seat: int, space: int) -> Phrase:
    """How far the region of a space is covered."""
    spaces = rules.tables.estate_of(after, seat).area[space]
    size, covered = spaces.bit_count(), (spaces & after.filled[seat]).bit_count()
    if covered == size:
        return Phrase("preview-region", {"size": size})
    return Phrase("preview-progress", {"covered": covered, "size": size})


def crops(rules: TuscanyRules, s: TuscanyState, seat: int, kind: int, space: int) -> list[Phrase]:
    """Which crops of an agriculture tile are new to its region; a hexagon always is."""
    if kind == HEXAGON:
        return [Phrase("preview-own-crop")]
    area = rules.tables.estate_of(s, seat).area[space]
    there = 0
    for other in range(SPACES):
        if area >> other & 1:
            there |= CROPS[s.tiles[seat * SPACES + other]]
    return [
        Phrase("preview-crop", {"crop": crop_key(crop), "new": "no" if there >> crop & 1 else "yes"})
        for crop in range(len(CROP_NAMES))
        if CROPS[kind] >> crop & 1
    ]


def gained(s: TuscanyState, after: TuscanyState, seat: int) -> list[ScoreLine]:
    """New green points, then new red ones; those that a scoring adds to red are no news."""
    found: list[ScoreLine] = []
    for source in range(GREEN_SOURCES):
        i = seat * GREEN_SOURCES + source
        found.append(ScoreLine(SOURCE_NAMES[source], after.green_lines[i] - s.green_lines[i], "green"))
    for source in range(GREEN_SOURCES, SOURCES):
        i = seat * SOURCES + source
        found.append(ScoreLine(SOURCE_NAMES[source], after.lines[i] - s.lines[i], "red"))
    return [line for line in found if line.points]


def stock(s: TuscanyState, after: TuscanyState, seat: int) -> list[Stock]:
    """What is brought and paid, and what chance is about to draw for the seat."""
    changes = [
        Stock("label-marble", after.marble[seat] - s.marble[seat]),
        Stock("label-workers", after.workers[seat] - s.workers[seat]),
        Stock("kind-hexagon", stored(after, seat) - stored(s, seat)),
    ]
    for colour in range(COLOURS):
        i = seat * COLOURS + colour
        changes.append(Stock(cards_key(colour), after.hand[i] - s.hand[i]))
    coming = [f for f in after.stack if f.arg == seat]
    changes.append(Stock("label-cards", sum(f.why + 1 for f in coming if f.step == DRAWING)))
    changes.append(Stock("label-yields", sum(f.why % MOST_YIELDS + 1 for f in coming if f.step == YIELDING)))
    return [change for change in changes if change.change]


def stored(s: TuscanyState, seat: int) -> int:
    """Wooden hexagons in storage."""
    return s.storage[seat * STORAGE : (seat + 1) * STORAGE].count(HEXAGON)
