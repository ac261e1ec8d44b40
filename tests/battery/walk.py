"""Random games, walked one question at a time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from castellany.core.moves import VERB
from castellany.core.rules import Rules
from castellany.core.state import S, State

LONGEST = 20_000
"""No game asks more questions than this."""


class Wanderer:
    """Plays at random, but with a taste of its own, so that some games are full of what others hardly see."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.tastes: dict[int, int] = {}

    def taste(self, verb: int) -> int:
        if verb not in self.tastes:
            self.tastes[verb] = self.random.choice((1, 5, 25))
        return self.tastes[verb]

    def choose(self, rules: Rules[Any], s: State) -> int:
        """A draw by its weight, else a move by the taste for its verb."""
        if rules.is_chance(s):
            return rules.pick(s, self.random.randrange(rules.total(s)))
        moves = rules.moves(s)
        assert moves, f"seat {rules.turn(s)} is stuck at {rules.program[s.stack[-1].step].name}"
        return self.random.choices(moves, [self.taste(m >> VERB) for m in moves])[0]

    def play_on(self, rules: Rules[Any], s: State, questions: int) -> None:
        """Play a state on for a while, or to its end."""
        for _ in range(questions):
            if rules.over(s):
                return
            rules.play(s, self.choose(rules, s))


def walk(rules: Rules[S], random: Random) -> Iterator[S]:
    """The one state of a random game, at every question and once more when it is over."""
    wanderer = Wanderer(random)
    s = rules.begin()
    for _ in range(LONGEST):
        yield s
        if rules.over(s):
            return
        rules.play(s, wanderer.choose(rules, s))
    raise AssertionError("the game does not end")


def at_new_steps(rules: Rules[S], random: Random, met: set[int], more: int = 0) -> Iterator[S]:
    """A random game's state at every step not yet met, and at a few other questions."""
    for s in walk(rules, random):
        if rules.over(s):
            return
        step = s.stack[-1].step
        again = more > 0 and random.randrange(50) == 0
        if step not in met or again:
            more -= again
            met.add(step)
            yield s


def now_and_then(rules: Rules[S], random: Random, every: int) -> Iterator[S]:
    """About every so many questions of a random game, and its end."""
    for s in walk(rules, random):
        if rules.over(s) or random.randrange(every) == 0:
            yield s


def later(rules: Rules[S], questions: int, seed: int = 1) -> S:
    """A random game after so many questions."""
    s = rules.begin()
    Wanderer(Random(seed)).play_on(rules, s, questions)
    return s
