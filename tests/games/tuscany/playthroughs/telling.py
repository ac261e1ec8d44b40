"""How Tuscany's playthroughs are told (see `tests.games.playthrough`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.playthrough import Teller

from castellany.core.events import Event
from castellany.core.rules import Rules
from castellany.games.tuscany import TUSCANY, events
from castellany.games.tuscany.kinds import COLOUR_NAMES, NAMES
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCE_NAMES
from castellany.games.tuscany.state import TuscanyState


def heading(rules: Rules[TuscanyState], s: TuscanyState) -> str:
    step = rules.program[s.stack[-1].step].name
    if step == "drawing-starter":
        return "setting up"
    return f"phase {s.phase + 1} round {s.round + 1}" if step == "action" and rules.turn(s) == s.starter else ""


def standing(s: TuscanyState) -> str:
    rows = [("green", s.green), ("red", s.red), ("cards", s.hand_size), ("marble", s.marble), ("workers", s.workers)]
    return "; ".join(f"{word} {' '.join(map(str, values))}" for word, values in rows)


def supplies(s: TuscanyState) -> str:
    return f"{s.deck_size} {sum(s.stock)} {sum(s.neutral)} {sum(s.yields)} {s.hand_size}"


def event_word(_: object, event: Event, turn: int) -> str:
    """What an event adds to the move's own text; empty if nothing."""
    who = f"{event.seat + 1}: " if event.seat not in (turn, -1) else ""
    a, b = event.a, event.b
    if event.kind == events.POINTS:
        return f"{who}{b:+} {'green' if a < GREEN_SOURCES else 'red'} {SOURCE_NAMES[a]}"
    if event.kind == events.MARBLE_GAINED:
        return f"{who}{a:+} marble"
    if event.kind == events.WORKERS_GAINED:
        return f"{who}{a:+} workers"
    if event.kind == events.HEXAGON_GAINED:
        return f"{who}+1 hexagon"
    if event.kind == events.REMOVED:
        return f"{who}removed {NAMES[a]}"
    if event.kind == events.STACK_EMPTY:
        return f"{who}stack {a + 1} is empty"
    if event.kind == events.SWEPT:
        return f"{who}{b} {COLOUR_NAMES[a]} tiles put away"
    if event.kind == events.COLOUR_FILLED:
        return f"{who}{('first', 'second')[b]} to fill {COLOUR_NAMES[a]}"
    if event.kind == events.SCORED:
        return f"{who}scoring {a + 1}, {b:+} red"
    return PLAIN.get(event.kind, "")


PLAIN: Final = {
    events.CARDS_SHUFFLED: "cards shuffled",
    events.YIELDS_SHUFFLED: "yield cards shuffled",
    events.NEUTRALS_SHUFFLED: "neutral tiles shuffled",
    events.LAST_ROUND: "the last round",
}

TELLER: Final = Teller(
    "The Castles of Tuscany",
    TUSCANY,
    Path(__file__).parent,
    {"place": 90, "claim": 30, "draw": 4, "marble": 6},
    heading,
    standing,
    supplies,
    event_word,
)
