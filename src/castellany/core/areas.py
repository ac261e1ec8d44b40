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


class Areas:
    """Which area each place belongs to, and the attributes of every area that is alive.

    `area` maps places to areas (NO_AREA: none), `values` holds a row of attributes per area and `free` the areas that
    are no more. Copies share all of it until they change: the lists as a whole, and each row, so write to a row of
    `own`. The first attribute is the extent of an area: the bit set of the blocks in which it has places, a block being
    `width` places that follow each other. Which number an area has means nothing: equal are those that part their
    places alike, with the same attributes.
    """

    def __init__(
        self,
        policies: tuple[int, ...],
        width: int,
        area: list[int],
        values: list[list[int]],
        free: list[int],
        nothing: list[int],
    ) -> None:
        self.policies = policies
        self.width = width
        self.area = area
        self.values = values
        self.free = free
        self.nothing = nothing
        """The row that those who are no more share: zeros."""
        self.places_shared = False
        self.values_shared = False
        """Whether a copy has the same list; `free` goes with `values`."""

    def clone(self) -> Areas:
        self.places_shared = self.values_shared = True
        copy = Areas(self.policies, self.width, self.area, self.values, self.free, self.nothing)
        copy.places_shared = copy.values_shared = True
        return copy

    def own_places(self) -> None:
        """Before places come to belong to another area."""
        if self.places_shared:
            self.area = self.area[:]
            self.places_shared = False

    def own_values(self) -> None:
        """Before an area gets another row, or ends."""
        if self.values_shared:
            self.values = self.values[:]
            self.free = self.free[:]
            self.values_shared = False

    def fields(self) -> tuple[tuple[int, ...], int, list[int], list[list[int]], list[int], list[int]]:
        return (self.policies, self.width, self.area, self.values, self.free, self.nothing)

    def parts(self) -> list[tuple[list[int], list[int]]]:
        """The places and the attributes of each area, in the order of their first places."""
        found: dict[int, list[int]] = {}
        for place in range(len(self.area)):
            if self.area[place] != NO_AREA:
                found.setdefault(self.area[place], []).append(place)
        return [(places, self.values[number]) for number, places in found.items()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Areas)
            and self.policies == other.policies
            and self.width == other.width
            and len(self.area) == len(other.area)
            and self.parts() == other.parts()
        )

    def __hash__(self) -> int:
        raise TypeError("areas change")

    def __reduce__(self) -> tuple[object, ...]:
        return (Areas, self.fields())

    def add(self, place: int, values: tuple[int, ...]) -> int:
        """A new area of one place, with its attributes in a row of its own; its extent is given then or later."""
        self.own_places()
        self.own_values()
        if self.free:
            number = self.free.pop()
            self.values[number] = list(values)
        else:
            number = len(self.values)
            self.values.append(list(values))
        self.area[place] = number
        return number

    def value(self, place: int, attribute: int) -> int:
        return self.values[self.area[place]][attribute]

    def own(self, number: int) -> list[int]:
        """The attributes of an area, to be changed: a copy of these areas keeps what it had."""
        self.own_values()
        row = self.values[number][:]
        self.values[number] = row
        return row

    def join(self, a: int, b: int) -> int:
        """Join the areas of two places; joining an area to itself changes nothing. The larger one keeps its number."""
        kept, lost = self.area[a], self.area[b]
        if kept == lost:
            return kept
        if self.values[kept][0].bit_count() < self.values[lost][0].bit_count():
            kept, lost = lost, kept
        self.rename(lost, kept)
        mine, theirs = self.own(kept), self.values[lost]
        for i in range(len(mine)):
            other, policy = theirs[i], self.policies[i]
            if policy == ALL:
                mine[i] &= other
            elif other:
                mine[i] = mine[i] + other if policy == SUM else mine[i] | other
        self.end(lost)
        return kept

    def drop(self, place: int) -> None:
        """Let the area of a place be no more; its places belong to none."""
        lost = self.area[place]
        self.rename(lost, NO_AREA)
        self.end(lost)

    def end(self, number: int) -> None:
        """Let an area without places have no attributes either, and its number be used again."""
        self.own_values()
        self.values[number] = self.nothing
        self.free.append(number)

    def rename(self, old: int, new: int) -> None:
        """Let the places of an area belong to another; only its own blocks are looked at."""
        self.own_places()
        area, width = self.area, self.width
        blocks = self.values[old][0]
        while blocks:
            block = blocks.bit_length() - 1
            blocks ^= 1 << block
            for place in range(block * width, (block + 1) * width):
                if area[place] == old:
                    area[place] = new


def no_areas(policies: tuple[int, ...], width: int, places: int) -> Areas:
    """So many places that belong to no area yet."""
    return Areas(policies, width, [NO_AREA] * places, [], [], [0] * len(policies))
