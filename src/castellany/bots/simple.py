"""The two simplest bots."""

from __future__ import annotations

from random import Random

from castellany.bots.bot import Bot, Judge
from castellany.core.moves import VERB
from castellany.core.rules import Rules
from castellany.core.state import S


class RandomBot(Bot):
    """Any move, each as likely as another."""

    name = "random"

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        return moves[int(random.random() * len(moves))]


class PointsBot(Judge):
    """The move that brings the most points at once; among equals one after which it is asked again.

    So it does not give a turn away while there is something left to do. It takes whatever it is offered.
    """

    name = "points"

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        accepting = [m for m in moves if not rules.verbs[m >> VERB].declines]
        return super().choose(rules, view, seat, accepting or moves, random)

    def judge(self, rules: Rules[S], s: S, seat: int) -> int:
        return 2 * rules.points(s, seat) + (not rules.over(s) and rules.turn(s) == seat)
