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
NO_AREA: Final = -1


def merged(policy: int, a: int, b: int) -> int:
    if policy == SUM:
        return a + b
    if policy == ALL:
        return a & b
    return a | b


class Areas:
    """Which area each place belongs to, and the attributes of every area that is alive.

    `area` maps places to areas (NO_AREA: none), `after` leads from each place round the others of its area and back,
    `values` holds `len(policies)` numbers per area and `free` the areas that are no more. Which number an area has
    means nothing: equal are those that part their places alike, with the same attributes.
    """

    def __init__(
        self, policies: tuple[int, ...], area: list[int], after: list[int], values: list[int], free: list[int]
    ) -> None:
        self.policies = policies
        self.area = area
        self.after = after
        self.values = values
        self.free = free

    def clone(self) -> Areas:
        return Areas(self.policies, self.area[:], self.after[:], self.values[:], self.free[:])

    def fields(self) -> tuple[tuple[int, ...], list[int], list[int], list[int], list[int]]:
        return (self.policies, self.area, self.after, self.values, self.free)

    def parts(self) -> list[tuple[list[int], list[int]]]:
        """The places and the attributes of each area, in the order of their first places."""
        found: dict[int, list[int]] = {}
        for place in range(len(self.area)):
            if self.area[place] != NO_AREA:
                found.setdefault(self.area[place], []).append(place)
        n = len(self.policies)
        return [(places, self.values[number * n : (number + 1) * n]) for number, places in found.items()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Areas)
            and self.policies == other.policies
            and len(self.area) == len(other.area)
            and self.parts() == other.parts()
        )

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
        area, after, values = self.area, self.after, self.values
        kept, lost = area[a], area[b]
        if kept == lost:
            return kept
        n = len(self.policies)
        i, j = kept * n, lost * n
        for policy in self.policies:
            values[i] = merged(policy, values[i], values[j])
            values[j] = 0
            i += 1
            j += 1
        place = b
        while area[place] == lost:
            area[place] = kept
            place = after[place]
        # Two rings become one when each goes on where the other did.
        after[a], after[b] = after[b], after[a]
        self.free.append(lost)
        return kept

    def drop(self, place: int) -> None:
        """Let the area of a place be no more; its places belong to none."""
        area, after = self.area, self.after
        lost, n = area[place], len(self.policies)
        while area[place] == lost:
            area[place] = NO_AREA
            following = after[place]
            after[place] = place
            place = following
        self.values[lost * n : (lost + 1) * n] = [0] * n
        self.free.append(lost)


def no_areas(policies: tuple[int, ...], places: int) -> Areas:
    """So many places that belong to no area yet."""
    return Areas(policies, [NO_AREA] * places, list(range(places)), [], [])
