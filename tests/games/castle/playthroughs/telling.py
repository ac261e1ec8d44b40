"""How The Castle's playthroughs are told (see `tests.games.playthrough`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tests.games.castle.eager import FONDNESS, fondness
from tests.games.castle.everything import (
    FIGURE_NAMES,
    NESTS_GAINED,
    NESTS_RETURNED,
    SOURCE_NAMES,
    STOPPED,
    nests,
)
from tests.games.castle.setups import MODULES, setup_of
from tests.games.playthrough import Teller, number

from castellany.core.events import Event
from castellany.core.rules import Rules
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE, events
from castellany.games.castle.kinds import MOST_KINDS, TERRAIN_NAMES, TOKEN_NAMES
from castellany.games.castle.state import IN_SUPPLY, CastleState


class CastleTeller(Teller):
    """Figures like what can be completed, and placements what brings points: else little would be told."""

    def stems(self) -> list[str]:
        return [f"{way}-{seed}" for way in MODULES for seed in (1, 2)]

    def setup_of(self, stem: str) -> Setup:
        return setup_of(stem.split("-")[0])

    def chosen(self, rules: Rules[Any], s: Any, context: str) -> int:
        if rules.is_chance(s):
            return super().chosen(rules, s, context)
        ranked = [(number(f"{context} {rules.write(m)}") // fondness(rules, s, m), m) for m in rules.moves(s)]
        return min(ranked)[1]


def heading(rules: Rules[CastleState], s: CastleState) -> str:
    step = rules.program[s.stack[-1].step].name
    return f"turn {s.turn + 1} of seat {s.active + 1}" if step == "drawing" else ""


def standing(s: CastleState) -> str:
    each = s.figures_each()
    home = [s.figures[seat * each : (seat + 1) * each].count(IN_SUPPLY) for seat in range(s.players)]
    rows = [("points", s.score), ("figures", home), ("seat", s.seat_size), ("nests", nests(s))]
    return "; ".join(f"{word} {' '.join(map(str, values))}" for word, values in rows)


def supplies(s: CastleState) -> str:
    return f"{sum(s.bag)} {sum(s.hidden)}"


def event_word(_: object, event: Event, turn: int) -> str:
    """What an event adds to the move's own text; empty if nothing."""
    who = f"{event.seat + 1}: " if event.seat not in (turn, -1) else ""
    a, b = event.a, event.b
    if event.kind == events.COMPLETED:
        return f"{who}completes {TERRAIN_NAMES[a]} of {b}, worth {event.why}"
    if event.kind == events.SCORED:
        area = f"{TERRAIN_NAMES[a % MOST_KINDS]} of {b}"
        return f"{who}scores {area}" if event.seat >= 0 else f"nobody scores {area}"
    if event.kind == events.POINTS:
        return f"{who}{b:+} {SOURCE_NAMES[a]}"
    if event.kind == events.RETURNED:
        return f"{who}{FIGURE_NAMES[a]} returns"
    if event.kind == events.TOKEN_USED:
        return f"{who}uses {TOKEN_NAMES[a]}"
    if event.kind == events.SEAT_MOVED:
        return f"{who}seat on a house of {a}"
    if event.kind == NESTS_GAINED:
        return f"{who}{a:+} nests"
    if event.kind == NESTS_RETURNED:
        return f"both {-a} nests"
    if event.kind == STOPPED:
        return f"{who}stopped at gate {a + 1}, {b} points lost"
    if event.kind == events.LARGEST_EMPTY:
        return f"largest empty area {a}"
    return "fits nowhere" if event.kind == events.TILE_GONE else ""


TELLER: Final = CastleTeller(
    "Carcassonne: The Castle",
    CASTLE,
    Path(__file__).parent,
    FONDNESS,
    heading,
    standing,
    supplies,
    event_word,
)
