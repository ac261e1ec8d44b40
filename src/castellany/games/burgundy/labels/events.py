"""Events as prose for a log."""

from __future__ import annotations

from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments
from castellany.core.phrase import Phrase, Seat
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.events import (
    BONUS_TAKEN,
    DISCARDED,
    GAME_ENDED,
    GOODS_ARRIVED,
    LOADED,
    MARKER_MOVED,
    PHASE_BEGAN,
    PLACED,
    POINTS,
    ROLLED,
    ROUND_BEGAN,
    SILVER_GAINED,
    SOLD,
    TAKEN,
    WORKERS_GAINED,
    WORKERS_SPENT,
)
from castellany.games.burgundy.labels.names import colour_key, depot_key, good_key, kind_key
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in

NUMBERS: Final = {
    SILVER_GAINED: "silver",
    WORKERS_GAINED: "workers",
    WORKERS_SPENT: "workers",
    MARKER_MOVED: "space",
    ROUND_BEGAN: "round",
}
"""What the single number of an event is called."""


REPEATING: Final = frozenset({TAKEN, DISCARDED, PLACED, SOLD, WORKERS_SPENT, GAME_ENDED})
"""Events that would only repeat what the move says, or what is seen."""


BEGINNING: Final = {PHASE_BEGAN: 1, ROUND_BEGAN: 2}
"""Events that begin a part of the game, the large parts first."""


def event_phrase(rules: BurgundyRules, event: Event) -> Phrase | None:
    """What happened, as a sentence; None for an event that these texts do not know."""
    keys = rules.tables.events
    if not 0 <= event.kind < len(keys):
        return None
    arguments = details(rules, event)
    for shown in shown_in(rules):
        arguments |= shown.event(rules, keys[event.kind], event)
    if event.seat >= 0:
        arguments["name"] = Seat(event.seat)
    return Phrase(f"event-{keys[event.kind]}", arguments)


def details(rules: BurgundyRules, event: Event) -> Arguments:
    """The event's numbers under the names that its text gives them."""
    kind, a, b = event.kind, event.a, event.b
    if kind == ROLLED:
        return {"first": a, "second": b}
    if kind == GOODS_ARRIVED:
        return {"depot": depot_key(a), "good": good_key(b)}
    if kind == TAKEN:
        return {"tile": kind_key(rules, a), "depot": depot_key(b)}
    if kind == PLACED:
        return {"tile": kind_key(rules, a), "space": b + 1}
    if kind == BONUS_TAKEN:
        return {"colour": colour_key(a), "size": "small" if b else "large"}
    if kind == POINTS:
        return {"source": f"source-{rules.tables.sources[a]}", "points": b}
    if kind in (SOLD, LOADED):
        return {"good": good_key(a), "count": b}
    if kind == DISCARDED:
        return {"tile": kind_key(rules, a)}
    if kind == PHASE_BEGAN:
        return {"phase": PHASE_LETTERS[a]}
    return {NUMBERS[kind]: a + 1 if kind == ROUND_BEGAN else a} if kind in NUMBERS else {}
