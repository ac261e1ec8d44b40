"""Greedy: one decision deep, with the evaluation that the game brings along."""

from __future__ import annotations

from castellany.bots.bot import Judge
from castellany.core.rules import Rules
from castellany.core.state import S


class GreedyBot(Judge):
    """The move after which the game's own evaluation is highest."""

    name = "greedy"

    def judge(self, rules: Rules[S], s: S, seat: int) -> int:
        return rules.evaluate(s, seat)
