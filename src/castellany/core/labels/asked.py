"""Asked: a move with the position and the question that it answers."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from castellany.core.frames import Frame

R = TypeVar("R")
S = TypeVar("S")


class Asked(Generic[R, S]):
    """What the words for a move may look at; `a`, `b` and `c` are its fields."""

    def __init__(self, rules: R, s: S, f: Frame, a: int, b: int, c: int) -> None:
        self.rules = rules
        self.s = s
        self.f = f
        self.a = a
        self.b = b
        self.c = c


AnyAsked = Asked[Any, Any]
