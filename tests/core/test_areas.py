"""Areas that merge, and what their attributes become."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from tests.core.toy.state import FENCED, FLOWERS, SIZE, WELL
from tests.core.toy.table import ToyTable

from castellany.core.areas import ALL, ANY, NO_AREA, SUM, UNION, Areas, no_areas

pytestmark = pytest.mark.both_forms


POLICIES = (UNION, SUM, UNION, ANY, ALL)


def three() -> Areas:
    areas = no_areas(POLICIES, 1, 4)
    areas.add(0, (0b001, 1, 0b001, 0, 1))
    areas.add(1, (0b010, 1, 0b011, 1, 1))
    areas.add(2, (0b100, 1, 0b110, 0, 0))
    return areas


def attributes(areas: Areas, place: int) -> list[int]:
    """All but the extent."""
    return [areas.value(place, attribute) for attribute in range(1, 5)]


def test_every_attribute_merges_as_it_declares() -> None:
    areas = three()
    areas.join(0, 1)
    assert attributes(areas, 0) == attributes(areas, 1) == [2, 0b011, 1, 1]
    assert attributes(areas, 2) == [1, 0b110, 0, 0]
    areas.join(2, 0)
    assert attributes(areas, 1) == [3, 0b111, 1, 0]


def test_what_must_count_once_counts_once_however_areas_meet() -> None:
    for joins in (((0, 1), (1, 2)), ((2, 1), (0, 2)), ((0, 2), (2, 1))):
        areas = three()
        for a, b in joins:
            areas.join(a, b)
        assert areas.value(0, 2).bit_count() == 3


def test_joining_an_area_to_itself_changes_nothing() -> None:
    areas = three()
    areas.join(0, 1)
    before = areas.clone()
    assert areas.join(1, 0) == areas.area[0]
    assert areas.join(0, 0) == areas.area[0]
    assert areas == before


def test_numbers_of_merged_areas_are_used_again() -> None:
    areas = three()
    areas.join(0, 1)
    assert areas.free == [1]
    assert areas.add(3, (0b1000, 1, 0b1000, 0, 1)) == 1
    assert attributes(areas, 3) == [1, 0b1000, 0, 1]
    assert attributes(areas, 0) == [2, 0b011, 1, 1]
    assert areas.free == []


def test_only_the_places_of_the_lost_area_change_hands() -> None:
    """In whatever order areas grow together, each place finds its area, also where blocks are shared."""
    joins = [(0, 1), (2, 3), (4, 5), (1, 3), (5, 2), (0, 4), (6, 7), (8, 3)]
    for seed in range(30):
        random = Random(seed)
        areas = no_areas((UNION, SUM), 3, 9)
        for place in range(9):
            areas.add(place, (1 << place // 3, 1))
        parts = [{place} for place in range(9)]
        for a, b in random.sample(joins, len(joins)):
            areas.join(*random.choice(((a, b), (b, a))))
            whole = next(part for part in parts if a in part) | next(part for part in parts if b in part)
            parts = [part for part in parts if not part & whole] + [whole]
            for part in parts:
                assert len({areas.area[place] for place in part}) == 1
                for place in part:
                    assert areas.value(place, 0) == sum(1 << block for block in {other // 3 for other in part})
                    assert areas.value(place, 1) == len(part)
            assert len(set(areas.area)) == len(parts)


def test_the_larger_area_keeps_its_number() -> None:
    areas = three()
    assert areas.join(0, 1) == 0
    assert areas.join(2, 0) == 0


def test_an_area_that_is_dropped_leaves_its_places_and_its_number() -> None:
    areas = three()
    areas.join(0, 1)
    areas.drop(1)
    assert areas.area == [NO_AREA, NO_AREA, 2, NO_AREA]
    assert attributes(areas, 2) == [1, 0b110, 0, 0]
    assert sorted(areas.free) == [0, 1]
    areas.add(1, (0b010, 1, 0b001, 0, 1))
    assert attributes(areas, 1) == [1, 0b001, 0, 1]


def test_areas_are_equal_whatever_their_numbers() -> None:
    one, other = three(), no_areas(POLICIES, 1, 4)
    for place, values in ((2, (1, 0b110, 0, 0)), (1, (1, 0b011, 1, 1)), (0, (1, 0b001, 0, 1))):
        other.add(place, (1 << place, *values))
    assert one == other
    one.join(0, 1)
    assert one != other
    other.join(1, 0)
    assert one == other
    other.own(other.area[2])[1] += 1
    assert one != other
    assert no_areas(POLICIES, 1, 4) != no_areas(POLICIES, 1, 5)
    assert no_areas(POLICIES, 1, 4) != no_areas(POLICIES, 2, 4)


def test_clones_are_equal_and_independent_and_pickles_too() -> None:
    areas = three()
    copy = areas.clone()
    assert copy == areas == pickle.loads(pickle.dumps(areas))
    copy.join(0, 1)
    assert copy != areas
    with pytest.raises(TypeError):
        hash(areas)


def test_a_ring_in_the_field_closes_on_itself() -> None:
    t = ToyTable(3)
    t.open("511", "412", "322")
    t.play("plant 1", "plant 2", "decline", "end")
    t.play("plant 5", "decline", "plant 4", "decline")
    field = t.s.field
    assert len({field.area[place] for place in (0, 1, 3, 4)}) == 1
    assert field.value(0, SIZE) == 4
    assert field.value(0, FLOWERS).bit_count() == 3
    assert (field.value(4, WELL), field.value(4, FENCED)) == (1, 1)


def test_copies_share_what_neither_has_changed() -> None:
    one = three()
    other = one.clone()
    other.own(0)[1] = 5
    other.join(1, 2)
    other.drop(1)
    other.add(3, (0b1000, 7, 0, 0, 0))
    assert [attributes(one, place) for place in range(3)] == [[1, 0b001, 0, 1], [1, 0b011, 1, 1], [1, 0b110, 0, 0]]
    assert one == three()
    assert other.value(0, 1) == 5
    assert other.value(3, 1) == 7
