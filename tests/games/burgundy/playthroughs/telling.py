"""How Burgundy's playthroughs are told (see `tests.games.playthrough`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.burgundy.setups import WITH_MODULES, setup_of
from tests.games.playthrough import Teller

from castellany.core.events import Event
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY, events
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState


def heading(rules: Rules[BurgundyState], s: BurgundyState) -> str:
    if rules.program[s.stack[-1].step].name != "rolling":
        return ""
    return "setting up" if not any(s.filled) else f"phase {PHASE_LETTERS[s.phase]} round {s.round + 1}"


def event_word(rules: BurgundyRules, event: Event, turn: int) -> str:
    """What an event adds to the move's own text; empty if nothing."""
    who = "" if event.seat == turn else f"{event.seat + 1}: "
    a, b = event.a, event.b
    if event.kind == events.POINTS:
        return f"{who}{b:+} points {rules.tables.sources[a]}"
    if event.kind == events.SILVER_GAINED:
        return f"{who}{a:+} silver"
    if event.kind == events.WORKERS_GAINED:
        return f"{who}{a:+} workers"
    if event.kind == events.WORKERS_SPENT:
        return f"{who}{-a:+} workers"
    if event.kind == events.LOADED:
        return f"{who}{b:+} goods {a + 1}"
    if event.kind == events.SOLD:
        return f"{who}{-b:+} goods {a + 1}"
    if event.kind == events.DISCARDED:
        return f"{who}discarded {rules.tables.kinds.names[a]}"
    if event.kind == events.MARKER_MOVED:
        return f"{who}marker on {a}"
    if event.kind == events.BONUS_TAKEN:
        return f"{who}{('large', 'small')[b]} bonus {COLOUR_NAMES[a]}"
    key = rules.tables.events[event.kind]
    if key == "posts-joined":
        return f"{who}{a} pairs of posts joined"
    return f"{who}{('large', 'small')[a]} post tile" if key == "post-tile-taken" else ""


def standing(s: BurgundyState) -> str:
    order = " ".join(str(seat + 1) for seat in s.order)
    rows = [("points", s.points), ("silver", s.silver), ("workers", s.workers)]
    return f"order {order}; " + "; ".join(f"{word} {' '.join(map(str, values))}" for word, values in rows)


def supplies(s: BurgundyState) -> str:
    return f"{sum(s.bag)} {sum(s.goods_bag)} {s.dice}"


class BurgundyTeller(Teller):
    def stems(self) -> list[str]:
        return [*super().stems(), *WITH_MODULES]

    def setup_of(self, stem: str) -> Setup:
        return setup_of(stem)


TELLER: Final = BurgundyTeller(
    "The Castles of Burgundy",
    BURGUNDY,
    Path(__file__).parent,
    {"place": 12, "take": 3},
    heading,
    standing,
    supplies,
    event_word,
)
