"""State: a position as integers plus the stack of pending frames."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from castellany.core.events import Log
from castellany.core.frames import Frame

CHANCE: Final = -1
TOGETHER: Final = -2
"""Seat of a frame that asks several seats at once."""

NO_ANSWER: Final = -1
NOT_ASKED: Final = -2
SEALED: Final = -3
"""In a view: this seat has answered; what, is not known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has: pending frames and sealed answers.

    Subclasses add integers and lists of integers, take every field in the constructor and
    implement `clone` and `fields`. `log` is a listener, not part of the position.
    """

    def __init__(self, stack: list[Frame], sealed: list[int]) -> None:
        self.stack = stack
        self.sealed = sealed
        self.log: Log | None = None

    def fields(self) -> tuple[object, ...]:
        """Every constructor argument, in order."""
        raise NotImplementedError

    def push(self, step: int, seat: int, arg: int = 0, why: int = 0) -> None:
        self.stack.append(Frame(step, seat, arg, why))

    def end(self) -> None:
        """End the game here, however deep inside an effect."""
        self.stack.clear()
        self.sealed.clear()

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, why: int = 0) -> None:
        """Report an event if somebody listens."""
        if self.log is not None:
            self.log.add(kind, seat, a, b, why)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a state changes; hash its text instead")

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.fields())


S = TypeVar("S", bound=State)
