"""The sample of module sets leaves no meeting of two modules out, and is small."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.battery.pairwise import module_sets, sampled

from castellany.core.choices import Expansion
from castellany.games.castle import CASTLE


def modules(count: int, requires: dict[int, int], conflicts: dict[int, int]) -> list[Expansion]:
    return [
        {
            "key": f"m{i}",
            "name": "",
            "requires": [f"m{requires[i]}"] if i in requires else [],
            "conflicts": [f"m{conflicts[i]}"] if i in conflicts else [],
        }
        for i in range(count)
    ]


@pytest.mark.parametrize(("count", "most"), [(1, 2), (2, 4), (3, 6), (10, 18)])
def test_each_two_meet_in_every_way(count: int, most: int) -> None:
    sets = module_sets(modules(count, {}, {}))
    for one, other in combinations([f"m{i}" for i in range(count)], 2):
        assert {(one in some, other in some) for some in sets} == {
            (False, False),
            (False, True),
            (True, False),
            (True, True),
        }
    assert len(sets) <= most
    assert () in sets
    assert all((f"m{i}",) in sets for i in range(count))
    assert tuple(f"m{i}" for i in range(count)) in sets


def test_what_requires_or_excludes_another_is_never_asked_otherwise() -> None:
    sets = module_sets(modules(5, {1: 0}, {2: 3}))
    assert all("m0" in some for some in sets if "m1" in some)
    assert not any({"m2", "m3"} <= set(some) for some in sets)
    assert ("m0", "m1") in sets
    assert any({"m1", "m3", "m4"} <= set(some) for some in sets)


def test_it_is_the_same_each_time() -> None:
    known = modules(7, {1: 0}, {2: 3})
    assert module_sets(known) == module_sets(known)


def test_the_castle_has_few_enough_for_all() -> None:
    assert sampled(CASTLE) == [("standard", 2, ("falcon", "halt")), ("standard", 2, ("falcon",))]
