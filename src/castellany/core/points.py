"""Rule points: the five places where a module may change what base code does.

A *value* folds a number, a *permission* forbids or widens, an *event* yields effects, a
*replacement* takes over from an effect, and an *offer* (see `Builder.offer`) adds a verb to a
family of steps. Lists are filled while the rules are built; an empty one costs next to nothing.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from castellany.core.frames import NO_CELL, Frame
from castellany.core.moves import pack
from castellany.core.notation import Form, numbers
from castellany.core.program import Effect, Step, Verb
from castellany.core.reasons import NOT_NOW, reason
from castellany.core.state import S

MOST_EFFECTS: Final = 8
"""Of one event point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Generic[S]):
    """Changes a number."""

    def fold(self, s: S, seat: int, value: int, arg: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Permission(Generic[S]):
    """Given the reason so far (0: allowed), forbids with its own or widens by returning 0."""

    def rule(self, s: S, seat: int, so_far: int, arg: int) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Generic[S]):
    """Takes over from an effect; at most one claims it."""

    def replace(self, s: S, f: Frame) -> bool:
        """True if it acted instead."""
        raise NotImplementedError


class ValuePoint(Generic[S]):
    def __init__(self) -> None:
        self.values: list[Value[S]] = []

    def of(self, s: S, seat: int, value: int, arg: int = 0) -> int:
        for v in self.values:
            value = v.fold(s, seat, value, arg)
        return value


class PermissionPoint(Generic[S]):
    def __init__(self) -> None:
        self.permissions: list[Permission[S]] = []

    def rule(self, s: S, seat: int, so_far: int, arg: int = 0) -> int:
        for p in self.permissions:
            so_far = p.rule(s, seat, so_far, arg)
        return so_far


class ReplacementPoint(Generic[S]):
    def __init__(self) -> None:
        self.replacement: Replacement[S] | None = None

    def claim(self, replacement: Replacement[S]) -> None:
        if self.replacement is not None:
            raise ValueError("two modules replace the same effect")
        self.replacement = replacement

    def replaced(self, s: S, f: Frame) -> bool:
        return self.replacement is not None and self.replacement.replace(s, f)


class EventPoint(Generic[S]):
    """Effects that follow something; where several do, the owner chooses their order."""

    def __init__(self, name: str, order: Step[S]) -> None:
        self.name = name
        self.order = order
        self.effects: list[Effect[S]] = []

    def add(self, effect: Effect[S]) -> None:
        """Let an effect of the program follow here."""
        if effect.number < 0:
            raise ValueError(f"{effect.name} is not in the program")
        if len(self.effects) == MOST_EFFECTS:
            raise ValueError(f"more than {MOST_EFFECTS} effects follow {self.name}")
        self.effects.append(effect)

    def fire(self, s: S, seat: int, arg: int = 0, cell: int = NO_CELL) -> None:
        """Push the effects that can do anything, or the question which of them comes first."""
        possible = 0
        for i in range(len(self.effects)):
            if self.effects[i].possible(s, seat, arg) == 0:
                possible |= 1 << i
        self.push(s, seat, possible, arg, cell)

    def push(self, s: S, seat: int, left: int, arg: int, cell: int) -> None:
        if left & (left - 1):
            s.push(self.order.number, seat, left, arg, cell)
        elif left:
            s.push(self.effects[left.bit_length() - 1].number, seat, arg, 0, cell)


class First(Verb[S]):
    """The owner's choice which of several pending effects comes first: `first 2`.

    The frame's arg is the bit set of pending effects, its why the argument they share.
    """

    def __init__(self, number: int, word: str) -> None:
        effect = numbers("effect", 0, MOST_EFFECTS - 1, 1)
        ranges = (range(MOST_EFFECTS), range(1), range(1))
        super().__init__(number, Form(word + " {effect}", (effect,)), ranges)
        self.point: EventPoint[S] | None = None

    def moves(self, s: S, f: Frame, out: list[int]) -> None:
        for i in range(MOST_EFFECTS):
            if f.arg >> i & 1:
                out.append(pack(self.number, i))

    def check(self, s: S, f: Frame, m: int) -> int:
        return 0 if f.arg >> (m >> 16 & 255) & 1 else reason(NOT_NOW)

    def apply(self, s: S, f: Frame, m: int) -> None:
        assert self.point is not None
        chosen = m >> 16 & 255
        self.point.push(s, f.seat, f.arg & ~(1 << chosen), f.why, f.cell)
        s.push(self.point.effects[chosen].number, f.seat, f.why, 0, f.cell)
