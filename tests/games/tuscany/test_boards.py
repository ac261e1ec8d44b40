"""The estate boards and how they are joined, against a slow way of saying the same."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations, product

import pytest

from castellany.core.setup import Setup
from castellany.games.tuscany import components
from castellany.games.tuscany.boards import (
    ARRANGEMENTS,
    BOARD_WORDS,
    CELLS,
    CONTACT,
    DEALS,
    LETTERS,
    NUMBERS,
    SHIFT_WORDS,
    arrangement_of,
    deal_of,
)
from castellany.games.tuscany.estate import LARGEST_REGION, Estate
from castellany.games.tuscany.kinds import COLOUR_NAMES
from castellany.games.tuscany.options import tables_for
from castellany.games.tuscany.tables import Tables

Place = tuple[int, int]
NEAR = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
BOX = components.standard()


@pytest.fixture(scope="module")
def tables() -> Tables:
    return tables_for(Setup("tuscany", "revised", 4))


@pytest.fixture(scope="module")
def estates(tables: Tables) -> list[Estate]:
    return [tables.estate(deal, arrangement) for deal in range(DEALS) for arrangement in range(ARRANGEMENTS)]


def touching(a: Place, b: Place) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in NEAR


def by_hand(deal: str, word: str, shifts: str) -> dict[Place, str]:
    """The colour of every place, laid board by board."""
    rows = ((0, (0, 1, 2)), (1, (-1, 0, 1, 2)), (2, (-1, 0, 1)))
    cells = [(q, r) for r, places in rows for q in places]
    land: dict[Place, str] = {}
    at = (0, 0)
    for i, letter in enumerate(word):
        if i:
            at = (at[0] + (-2 if shifts[i - 1] == "l" else -1), at[1] + 3)
        number = int(deal[LETTERS.index(letter.upper())])
        colours = [COLOUR_NAMES[c] for c in BOX.boards[LETTERS.index(letter.upper())][number - 1].colours]
        for place, colour in zip(cells, colours if letter.isupper() else reversed(colours), strict=True):
            land[at[0] + place[0], at[1] + place[1]] = colour
    return land


def regions_by_hand(land: dict[Place, str]) -> set[frozenset[Place]]:
    region = {place: {place} for place in land}
    for a, b in product(land, land):
        if land[a] == land[b] and touching(a, b):
            joined = region[a] | region[b]
            for place in joined:
                region[place] = joined
    return {frozenset(places) for places in region.values()}


@pytest.mark.parametrize(
    ("deal", "word", "shifts"),
    [("111", "ABC", "ll"), ("234", "cBa", "lr"), ("413", "bAC", "rl"), ("342", "cab", "rr"), ("222", "Bca", "lr")],
)
def test_an_estate_is_the_boards_laid_one_below_another(tables: Tables, deal: str, word: str, shifts: str) -> None:
    numbers = [int(number) - 1 for number in deal]
    arrangement = arrangement_of(BOARD_WORDS.values[word], SHIFT_WORDS.values[shifts])
    estate = tables.estate(deal_of(*numbers), arrangement)
    land = by_hand(deal, word, shifts)
    assert estate.place == list(land)
    assert [COLOUR_NAMES[colour] for colour in estate.colour] == list(land.values())
    for space, place in enumerate(estate.place):
        near = {other for other in range(30) if touching(place, estate.place[other])}
        assert near == {other for other in range(30) if estate.neighbours[space] >> other & 1}
    found = {frozenset(estate.place[s] for s in range(30) if area >> s & 1) for area in estate.areas}
    assert found == regions_by_hand(land)
    for space in range(30):
        assert estate.area[space] in estate.areas
        assert estate.area[space] >> space & 1
    assert estate.largest == max(map(len, found))


def test_words_name_every_order_and_turn_once() -> None:
    spelled = {"".join(order) for order in permutations("ABC")}
    assert {word.upper() for word in BOARD_WORDS.values} == spelled
    assert len(BOARD_WORDS.words) == 48
    assert ARRANGEMENTS == len(BOARD_WORDS.words) * len(SHIFT_WORDS.words) == 192


def test_half_a_turn_of_the_whole_estate_changes_no_region(tables: Tables) -> None:
    one = tables.estate(27, arrangement_of(BOARD_WORDS.values["AbC"], SHIFT_WORDS.values["lr"]))
    turned = tables.estate(27, arrangement_of(BOARD_WORDS.values["cBa"], SHIFT_WORDS.values["rl"]))
    assert turned.colour == one.colour[::-1]
    assert sorted(area.bit_count() for area in turned.areas) == sorted(area.bit_count() for area in one.areas)


@pytest.mark.proves("TUS 1.8", "TUS 1.9", "TUS 2.8", "TUS-R 1")
def test_every_estate_has_the_published_colours(estates: list[Estate]) -> None:
    assert [[board.name for board in letter] for letter in BOX.boards] == [
        [f"{letter}{number + 1}" for number in range(NUMBERS)] for letter in LETTERS
    ]
    spaces = components.standard_groups()["tiles"]["spaces"]
    assert sum(spaces.values()) == 30
    for estate in estates:
        assert [mask.bit_count() for mask in estate.colour_mask] == [spaces[name] for name in COLOUR_NAMES]


@pytest.mark.proves("TUS 2.7", "TUS-R 2")
def test_joined_boards_touch_along_three_spaces_of_each(tables: Tables) -> None:
    for shifts in range(4):
        ground = tables.estate(0, shifts)
        boards = [ground.place[i * CELLS : (i + 1) * CELLS] for i in range(3)]
        for upper, lower in pairwise(boards):
            for own, other in ((upper, lower), (lower, upper)):
                assert sum(any(touching(a, b) for b in other) for a in own) == CONTACT


@pytest.mark.proves("TUS 2.9")
def test_regions_have_one_to_three_spaces_however_the_boards_are_joined(tables: Tables, estates: list[Estate]) -> None:
    assert Counter(estate.largest for estate in estates) == {2: 8818, 3: 3470}
    assert all(tables.legal(deal) == list(range(ARRANGEMENTS)) for deal in range(DEALS))
    sizes = Counter(area.bit_count() for estate in estates for area in estate.areas)
    assert set(sizes) == {1, 2, LARGEST_REGION}
    large = [e.colour[a.bit_length() - 1] for e in estates for a in e.areas if a.bit_count() == LARGEST_REGION]
    assert {COLOUR_NAMES[colour] for colour in large} == {"agriculture", "quarry", "village", "monastery", "cart"}


@pytest.mark.proves("TUS 2.9", "TUS-R 10")
def test_an_arrangement_with_a_region_of_four_is_not_legal() -> None:
    groups = components.standard_groups()
    colours = groups["boards"]["colours"] | {"A1": "LLK CQIV WMV", "B1": "LIQ VVKW MCM"}
    box = components.with_groups("crowded", {"boards": groups["boards"] | {"colours": colours}})
    legal = box.estates.legal(0)
    assert 0 < len(legal) < ARRANGEMENTS
    for arrangement in range(ARRANGEMENTS):
        assert (box.estates.estate(0, arrangement).largest <= LARGEST_REGION) == (arrangement in legal)
