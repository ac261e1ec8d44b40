"""Play-outs at random, as fast as they go: what the benchmark measures."""

from __future__ import annotations

from random import Random

from castellany.core.rules import Rules
from castellany.core.state import S


def play_at_random(rules: Rules[S], s: S, random: Random, most: int = -1) -> int:
    """Play on to the end, or until so many decisions are made; gives their number.

    A decision is one call in which a seat picks among the moves offered to it, forced ones
    included; chance draws as well, uncounted.
    """
    draw = random.random
    decisions = 0
    while not rules.over(s) and decisions != most:
        if rules.is_chance(s):
            rules.play(s, rules.pick(s, int(draw() * rules.total(s))))
        elif rules.composed(s):
            seat = rules.turn(s)
            rules.answer(s, seat, rules.nth(s, seat, int(draw() * rules.count(s, seat))))
            decisions += 1
        else:
            moves = rules.moves(s)
            rules.play(s, moves[int(draw() * len(moves))])
            decisions += 1
    return decisions
