"""Events as prose for a log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments
from castellany.core.phrase import Phrase, Seat
from castellany.games.tuscany import events
from castellany.games.tuscany.boards import SHIFTS
from castellany.games.tuscany.labels.counted import payment, reward
from castellany.games.tuscany.labels.moves import joined
from castellany.games.tuscany.labels.names import bonus_key, colour_key, kind_key
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import GREEN_SOURCES, REGION_POINTS, REGIONS, SOURCE_NAMES

REPEATING: Final = frozenset(
    {
        events.BUILT,
        events.BONUS_TAKEN,
        events.TAKEN,
        events.REMOVED,
        events.PLACED,
        events.PAID,
        events.MARBLE_SPENT,
        events.GAME_ENDED,
    }
)
"""Events that would only repeat what the move says, or what is seen."""

BEGINNING: Final = {events.PHASE_BEGAN: 1, events.ROUND_BEGAN: 2}
"""Events that begin a part of the game, the large parts first."""


def repeats(event: Event) -> bool:
    """Whether somebody who reads the moves knows it already."""
    return event.kind in REPEATING


def event_phrase(rules: TuscanyRules, event: Event) -> Phrase | None:
    """What happened, as a sentence; None for an event that these texts do not know."""
    if not 0 <= event.kind < len(events.EVENT_KEYS):
        return None
    arguments = DETAILS[event.kind](event) if event.kind in DETAILS else {}
    if event.kind == events.YIELDED:
        arguments["reward"] = reward(rules.tables.components.yields[event.a])
    if event.seat >= 0:
        arguments["name"] = Seat(event.seat)
    return Phrase(f"event-{word(event)}", arguments)


def word(event: Event) -> str:
    """Some events have words of their own: a completed region, and open tiles that nobody puts away."""
    if event.kind == events.POINTS and event.a == REGIONS:
        return "region"
    if event.kind == events.SWEPT and event.seat < 0:
        return "refreshed"
    return events.EVENT_KEYS[event.kind]


def track(source: int) -> str:
    """Which points a source gives."""
    return "green" if source < GREEN_SOURCES else "red"


def built(e: Event) -> Arguments:
    return {**joined(e.a // SHIFTS, e.a % SHIFTS), "space": e.b + 1}


def placed(e: Event) -> Arguments:
    return {"tile": kind_key(e.a), "space": e.b + 1, "by": "castle" if e.why else "action"}


def points(e: Event) -> Arguments:
    """`track` chooses the words of the sentence; `kind` names the points where they are told without it."""
    sort = track(e.a)
    source = f"source-{SOURCE_NAMES[e.a]}"
    found: Arguments = {"points": e.b, "source": source, "track": sort, "kind": f"thing-{sort}"}
    if e.a == REGIONS:
        found["size"] = REGION_POINTS.index(e.b)
    return found


def tile(e: Event) -> Arguments:
    return {"tile": kind_key(e.a)}


def filled(e: Event) -> Arguments:
    return {"colour": colour_key(e.a), "rank": "second" if e.b else "first"}


DETAILS: Final[dict[int, Callable[[Event], Arguments]]] = {
    events.PHASE_BEGAN: lambda e: {"phase": e.a + 1},
    events.ROUND_BEGAN: lambda e: {"round": e.a + 1},
    events.BUILT: built,
    events.BONUS_TAKEN: lambda e: {"bonus": bonus_key(e.a)},
    events.CARDS_DRAWN: lambda e: {"cards": e.a},
    events.CARD_DRAWN: lambda e: {"colour": colour_key(e.a)},
    events.TAKEN: tile,
    events.REMOVED: tile,
    events.PLACED: placed,
    events.PAID: lambda e: {"payment": payment(e.a, e.b)},
    events.REVEALED: tile,
    events.NEUTRAL_REVEALED: tile,
    events.STACK_EMPTY: lambda e: {"stack": e.a + 1},
    events.SWEPT: lambda e: {"colour": colour_key(e.a), "tiles": e.b},
    events.POINTS: points,
    events.MARBLE_GAINED: lambda e: {"marble": e.a},
    events.WORKERS_GAINED: lambda e: {"workers": e.a},
    events.COLOUR_FILLED: filled,
    events.SCORED: lambda e: {"phase": e.a + 1, "green": e.b},
}
"""By event, its numbers under the names that its text gives them."""
