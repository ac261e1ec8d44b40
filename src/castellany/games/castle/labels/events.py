"""Events as prose for a log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments
from castellany.core.phrase import Phrase, Seat
from castellany.games.castle import events
from castellany.games.castle.final import SHRINE_POINTS
from castellany.games.castle.kinds import TERRAINS
from castellany.games.castle.labels.names import (
    figure_key,
    role_key,
    side_key,
    square_of,
    terrain_key,
    token_key,
    tower_words,
)
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scoring import CHAPELS, MEADOWS, SOURCE_NAMES
from castellany.games.castle.tables import Tables
from castellany.games.castle.wall import GATES

REPEATING: Final = frozenset(
    {
        events.PLACED,
        events.ENTERED,
        events.COMPLETED,
        events.DOUBLED,
        events.RETURNED,
        events.GAME_ENDED,
    }
)
"""Events that would only repeat what the move says, or what is seen."""

BEGINNING: Final = {events.TURN_BEGAN: 2}
"""Events that begin a part of the game."""

DOUBLERS: Final = ("nothing", "stocks", "figure", "both")
"""What doubled the points of an area, as its text calls it, by the bits of the event."""


def repeats(event: Event) -> bool:
    """Whether somebody who reads the rest knows it already; the points of an area are told with it."""
    return event.kind in REPEATING or (event.kind == events.POINTS and event.a <= CHAPELS)


def event_phrase(rules: CastleRules, event: Event) -> Phrase | None:
    """What happened, as a sentence; None for an event that these texts do not know."""
    if not 0 <= event.kind < len(events.EVENT_KEYS):
        return None
    arguments = details(rules.tables, event)
    if event.seat >= 0:
        arguments["name"] = Seat(event.seat)
    return Phrase(f"event-{word(event)}", arguments)


def details(t: Tables, event: Event) -> Arguments:
    if event.kind in WITHIN_THE_WALL:
        return WITHIN_THE_WALL[event.kind](t, event)
    return ELSEWHERE[event.kind](event) if event.kind in ELSEWHERE else {}


def word(event: Event) -> str:
    """An area that nobody scores has words of its own, and those that score at the end."""
    if event.kind == events.SCORED and event.seat < 0:
        return "unscored"
    if event.kind == events.POINTS and event.why:
        return "meadow" if event.a == MEADOWS else "unfinished"
    return events.EVENT_KEYS[event.kind]


def placed(t: Tables, e: Event) -> Arguments:
    return {"tile": t.tile_words.words[e.a], "square": t.square_words.words[e.b], "top": side_key(e.why)}


def entered(t: Tables, e: Event) -> Arguments:
    place = square_of(t, e.b)
    return {"figure": figure_key(e.a), "square": place, "terrain": terrain_key(e.why), "role": role_key(e.why)}


def tile(t: Tables, e: Event) -> Arguments:
    return {"tile": t.tile_words.words[e.a]}


def points(t: Tables, e: Event) -> Arguments:
    found: Arguments = {"points": e.b, "source": f"source-{SOURCE_NAMES[e.a]}"}
    if not e.why:
        return found
    each = e.why % events.EACH
    found |= {"square": square_of(t, e.why // events.EACH - 1)}
    if e.a != MEADOWS:
        return found | {"tiles": e.b // each, "each": each}
    doubled = each > SHRINE_POINTS + 1
    by = events.BY_FIGURE if doubled else 0
    return found | {"shrines": e.b // each, "each": each // 2 if doubled else each, "doubled": DOUBLERS[by]}


def area(e: Event) -> Arguments:
    return {"terrain": terrain_key(e.a), "tiles": e.b, "points": e.why}


def scored(e: Event) -> Arguments:
    return {**area(Event(e.kind, e.seat, e.a % TERRAINS, e.b, e.why)), "doubled": DOUBLERS[e.a // TERRAINS]}


def token(e: Event) -> Arguments:
    return {"token": token_key(e.a)}


WITHIN_THE_WALL: Final[dict[int, Callable[[Tables, Event], Arguments]]] = {
    events.TILE_DRAWN: tile,
    events.TILE_GONE: tile,
    events.PLACED: placed,
    events.ENTERED: entered,
    events.POINTS: points,
    events.RETURNED: lambda t, e: {"figure": figure_key(e.a), "square": square_of(t, e.b)},
    events.TOKEN_TAKEN: lambda t, e: {"token": token_key(e.a), "spaces": tower_words(t, e.b)},
    events.SEAT_MOVED: lambda t, e: {"tiles": e.a, "square": square_of(t, e.b)},
}
"""By event, its numbers under the names that its text gives them, where they are words of the components."""

ELSEWHERE: Final[dict[int, Callable[[Event], Arguments]]] = {
    events.TURN_BEGAN: lambda e: {"turn": e.a + 1},
    events.COMPLETED: area,
    events.SCORED: scored,
    events.DOUBLED: token,
    events.TOKEN_USED: token,
    events.NESTS_GAINED: lambda e: {"nests": e.a},
    events.NESTS_RETURNED: lambda e: {"nests": e.a},
    events.STOPPED: lambda e: {"space": GATES[e.a], "points": e.b},
    events.LARGEST_EMPTY: lambda e: {"squares": e.a},
}
"""The same for the others."""
