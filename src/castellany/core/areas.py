"""Areas: sets that merge, with attributes that declare how they merge."""

from __future__ import annotations

from typing import Final

SUM: Final = 0
"""Both numbers together."""
ANY: Final = 1
"""1 if either had it."""
ALL: Final = 2
"""1 only if both had it."""
UNION: Final = 3
"""Bit sets of what must count once, however often it is met."""


def merged(policy: int, a: int, b: int) -> int:
    if policy == SUM:
        return a + b
    if policy == ALL:
        return a & b
    return a | b


class Areas:
    """Which area each place belongs to, and the attributes of every area that is alive.

    `area` maps places to areas (-1: none yet), `values` holds `len(policies)` numbers per area and
    `free` the areas that were merged away.
    """

    def __init__(self, policies: tuple[int, ...], area: list[int], values: list[int], free: list[int]) -> None:
        self.policies = policies
        self.area = area
        self.values = values
        self.free = free

    def clone(self) -> Areas:
        return Areas(self.policies, self.area[:], self.values[:], self.free[:])

    def fields(self) -> tuple[tuple[int, ...], list[int], list[int], list[int]]:
        return (self.policies, self.area, self.values, self.free)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Areas) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("areas change")

    def __reduce__(self) -> tuple[object, ...]:
        return (Areas, self.fields())

    def add(self, place: int, values: tuple[int, ...]) -> int:
        """A new area of one place."""
        if self.free:
            number = self.free.pop()
            self.values[number * len(values) : (number + 1) * len(values)] = values
        else:
            number = len(self.values) // len(values)
            self.values.extend(values)
        self.area[place] = number
        return number

    def value(self, place: int, attribute: int) -> int:
        return self.values[self.area[place] * len(self.policies) + attribute]

    def join(self, a: int, b: int) -> int:
        """Join the areas of two places; joining an area to itself changes nothing."""
        kept, lost = self.area[a], self.area[b]
        if kept == lost:
            return kept
        n = len(self.policies)
        for i in range(n):
            self.values[kept * n + i] = merged(self.policies[i], self.values[kept * n + i], self.values[lost * n + i])
            self.values[lost * n + i] = 0
        for place in range(len(self.area)):
            if self.area[place] == lost:
                self.area[place] = kept
        self.free.append(lost)
        return kept
