"""Previews: what a move would do, told before it is played."""

from __future__ import annotations

from typing import Any

from castellany.core.phrase import Phrase
from castellany.core.result import ScoreLine


class Stock:
    """How much of something a move brings or costs, by the key of its name."""

    def __init__(self, key: str, change: int) -> None:
        self.key = key
        self.change = change

    @property
    def name(self) -> Phrase:
        return Phrase(self.key)


class Preview:
    """What a move does until chance or somebody else is asked, as far as the seat that plays it can see.

    Points by source, what is brought and paid, sentences about the rest, and the view after it; that is None
    where nothing can be foreseen, as at a sealed question.
    """

    def __init__(self, lines: list[ScoreLine], stock: list[Stock], says: list[Phrase], after: Any) -> None:
        self.lines = lines
        self.stock = stock
        self.says = says
        self.after = after


def gained(rules: Any, before: Any, after: Any, seat: int) -> list[ScoreLine]:
    """The points that a seat has more in the one state than in the other, by source."""
    had = {line.key: line.points for line in rules.score_lines(before, seat)}
    has = {line.key: line.points for line in rules.score_lines(after, seat)}
    changes = [(key, has.get(key, 0) - had.get(key, 0)) for key in {**has, **had}]
    return [ScoreLine(key, points) for key, points in changes if points]
