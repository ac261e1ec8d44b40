"""Frame: one piece of pending work on the stack of a state."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Pending work `(step, seat, arg, why)`; never mutated, so clones share it."""

    def __init__(self, step: int, seat: int, arg: int, why: int) -> None:
        self.step = step
        self.seat = seat
        self.arg = arg
        self.why = why

    def fields(self) -> tuple[int, int, int, int]:
        return (self.step, self.seat, self.arg, self.why)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"Frame{self.fields()}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.fields())
