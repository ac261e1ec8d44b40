"""Events as prose for a log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from castellany.core.events import Event
from castellany.core.labels import Arguments
from castellany.core.phrase import Phrase, Seat
from castellany.games.castle import events
from castellany.games.castle.kinds import MOST_KINDS
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
from castellany.games.castle.scoring import MEADOWS
from castellany.games.castle.show.half import shows
from castellany.games.castle.tables import Tables

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
"""What doubled the points of an area, as its text calls it: bit 0 for stocks, bit 1 for a figure."""


def repeats(event: Event) -> bool:
    """Whether somebody who reads the rest knows it already; the points of an area are told with it."""
    return event.kind in REPEATING or (event.kind == events.POINTS and event.why == events.WITH_AREA)


def event_phrase(rules: CastleRules, event: Event) -> Phrase | None:
    """What happened, as a sentence; None for an event that these texts do not know."""
    if not 0 <= event.kind < len(rules.tables.inventory.events):
        return None
    arguments = details(rules, event)
    if event.seat >= 0:
        arguments["name"] = Seat(event.seat)
    return Phrase(f"event-{word(rules.tables, event)}", arguments)


def details(rules: CastleRules, event: Event) -> Arguments:
    t = rules.tables
    if event.kind in WITHIN_THE_WALL:
        return WITHIN_THE_WALL[event.kind](t, event)
    if event.kind in ELSEWHERE:
        return ELSEWHERE[event.kind](event)
    for show in shows():
        found = show.event(rules, t.inventory.events[event.kind], event)
        if found is not None:
            return found
    return {}


def word(t: Tables, event: Event) -> str:
    """An area that nobody scores has words of its own, and those that score at the end."""
    if event.kind == events.SCORED and event.seat < 0:
        return "unscored"
    if event.kind == events.POINTS and event.why > 0:
        return "meadow" if event.a == MEADOWS else "unfinished"
    return t.inventory.events[event.kind]


def placed(t: Tables, e: Event) -> Arguments:
    return {"tile": t.tile_words.words[e.a], "square": t.square_words.words[e.b], "top": side_key(e.why)}


def entered(t: Tables, e: Event) -> Arguments:
    place = square_of(t, e.b)
    return {"figure": figure_key(t, e.a), "square": place, "terrain": terrain_key(e.why), "role": role_key(e.why)}


def tile(t: Tables, e: Event) -> Arguments:
    return {"tile": t.tile_words.words[e.a]}


def points(t: Tables, e: Event) -> Arguments:
    found: Arguments = {"points": e.b, "source": f"source-{t.inventory.sources[e.a]}"}
    if e.why <= 0:
        return found
    told, each = divmod(e.why, events.EACH)
    place, kind = divmod(told, MOST_KINDS)
    counted = e.b // each // (2 if kind else 1)
    found |= {"square": square_of(t, place - 1), "each": each, **doubled(t, False, kind)}
    return found | ({"shrines": counted} if e.a == MEADOWS else {"tiles": counted})


def area(e: Event) -> Arguments:
    return {"terrain": terrain_key(e.a), "tiles": e.b, "points": e.why}


def scored(t: Tables, e: Event) -> Arguments:
    by, terrain = divmod(e.a, MOST_KINDS)
    return {**area(Event(e.kind, e.seat, terrain, e.b, e.why)), **doubled(t, by % 2 == 1, by // 2)}


def doubled(t: Tables, by_stocks: bool, kind: int) -> Arguments:
    """What has doubled points, and which figure if one has."""
    return {"doubled": DOUBLERS[by_stocks + (2 if kind else 0)], "figure": figure_key(t, kind)}


def token(e: Event) -> Arguments:
    return {"token": token_key(e.a)}


WITHIN_THE_WALL: Final[dict[int, Callable[[Tables, Event], Arguments]]] = {
    events.TILE_DRAWN: tile,
    events.TILE_GONE: tile,
    events.PLACED: placed,
    events.ENTERED: entered,
    events.SCORED: scored,
    events.POINTS: points,
    events.RETURNED: lambda t, e: {"figure": figure_key(t, e.a), "square": square_of(t, e.b)},
    events.TOKEN_TAKEN: lambda t, e: {"token": token_key(e.a), "spaces": tower_words(t, e.b)},
    events.SEAT_MOVED: lambda t, e: {"tiles": e.a, "square": square_of(t, e.b)},
}
"""By event, its numbers under the names that its text gives them, where they are words of the components."""

ELSEWHERE: Final[dict[int, Callable[[Event], Arguments]]] = {
    events.TURN_BEGAN: lambda e: {"turn": e.a + 1},
    events.COMPLETED: area,
    events.DOUBLED: token,
    events.TOKEN_USED: token,
    events.LARGEST_EMPTY: lambda e: {"squares": e.a},
}
"""The same for the others of the base game."""
