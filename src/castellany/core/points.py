"""Rule points: the places where a module may change what base code does.

A *value* folds a number and a *permission* forbids or widens; an *offer* (see `Builder.offer`) adds a verb to a
family of steps. Games add points of their own. Lists are filled while the rules are built; an empty one costs next to
nothing.
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from castellany.core.state import S


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
