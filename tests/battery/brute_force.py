"""Brute force: what a step allows, found by asking about every move in the ranges of its verbs."""

from __future__ import annotations

from itertools import product
from typing import Any

from castellany.core.moves import pack
from castellany.core.reasons import code_of
from castellany.core.rules import Rules
from castellany.core.state import State


def allowed_moves(rules: Rules[Any], s: State, seat: int) -> tuple[list[int], list[int]]:
    """The moves that are not refused, and a reason of every kind met on the way."""
    f = rules.frame_for(s, seat)
    allowed: list[int] = []
    reasons: dict[int, int] = {}
    for verb in rules.program[f.step].verbs:
        for a, b, c in product(*verb.ranges):
            m = pack(verb.number, a, b, c)
            refused = verb.check(s, f, m)
            if refused:
                reasons[code_of(refused)] = refused
            else:
                allowed.append(m)
    return allowed, list(reasons.values())
