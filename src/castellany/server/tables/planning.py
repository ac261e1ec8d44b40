"""Planning: what a seat could do next, told while others play; from what the seat can see and nothing else."""

from __future__ import annotations

from typing import Final, Literal

from castellany.core.rules import QuestionError, Rules
from castellany.core.state import TOGETHER, State
from castellany.server.errors import Refused
from castellany.server.tables.previews import MOST_MOVES, must_play, preview, view_of
from castellany.server.tables.queries import Planned
from castellany.server.tables.table import Table
from castellany.server.tables.viewer import offered, prompt

MOST_IDLE: Final = 48
"""Moves that are made for others on the way."""

Stop = Literal["chance", "sealed", "over", "unknown"]


def planned(table: Table, person: str, seat: int, key: str) -> Planned:
    """What this seat will be asked if the others do as little as they may."""
    must_play(table, person, seat)
    rules, view = table.rules, view_of(table, seat)
    if rules.moves_of(view, seat):
        raise Refused(409, "plan-your-turn")
    stops = let_others_idle(rules, view, seat)
    moves = [] if stops else rules.moves_of(view, seat)
    return {
        "type": "planned",
        "key": key,
        "number": table.length,
        "prompt": None if stops else prompt(table, view, seat),
        "moves": offered(table, view, seat, moves),
        "previews": [preview(table, view, seat, m) for m in moves[:MOST_MOVES]],
        "stops": stops,
    }


def let_others_idle(rules: Rules[State], view: State, seat: int) -> Stop | None:
    """Play on in a view until the seat is asked; else gives what comes before that and cannot be foreseen."""
    for _ in range(MOST_IDLE):
        if rules.over(view):
            return "over"
        if rules.is_chance(view):
            return "chance"
        if seat in rules.asked(view):
            return None
        if rules.top(view).seat == TOGETHER:
            return "sealed"
        if rules.pass_over(view):
            continue
        try:
            move = rules.idle(view, rules.turn(view))
        except QuestionError:
            # What another may answer is hidden from this seat.
            return "unknown"
        rules.play(view, move)
    return "unknown"
