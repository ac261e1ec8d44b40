"""Clauses about the duchies and the supplies of the depots."""

from __future__ import annotations

import pytest
from tests.games.burgundy.box import BASE, CENTRE, COLOUR, KINDS, NEIGHBOURS, ROWS, SPACES

from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import BURGUNDY, components
from castellany.games.burgundy.boards import Board
from castellany.games.burgundy.kinds import ANIMAL, BUILDING, CASTLE, COLOURS, MINE, MONASTERY, SHIP
from castellany.games.burgundy.tables import PHASES, Tables

EDITIONS = ("2019", "special")
DUCHIES = [str(n) for n in range(1, 11)]
DRAWINGS = [*DUCHIES, "4se", "8se"]


def tables(edition: str, players: int, **options: str) -> Tables:
    return BURGUNDY.rules(Setup("burgundy", edition, players, (), options)).tables


def board(name: str) -> Board:
    return components.board(name)


def wanted(t: Tables) -> list[int]:
    """How many tiles of each colour the five phases ask of the supply with coloured backs."""
    counts = [0] * COLOURS
    for phase in range(PHASES):
        for slot in t.slots:
            counts[t.colour_at(slot, phase)] += 1
    counts[CASTLE] += t.players
    return counts


def supply_of(supply: list[int]) -> list[int]:
    return [sum(supply[kind] for kind in range(1, KINDS) if COLOUR[kind] == colour) for colour in range(COLOURS)]


@pytest.mark.proves("BUR 16.1")
def test_the_shape_of_a_duchy() -> None:
    assert ROWS == (4, 5, 6, 7, 6, 5, 4)
    assert sum(ROWS) == SPACES == 37
    pairs = [(a, b) for a in range(SPACES) for b in range(SPACES) if NEIGHBOURS[a] >> b & 1]
    assert len(pairs) == 2 * 90
    assert all((b, a) in pairs and a != b for a, b in pairs)
    # A corner touches three spaces, the rest of the rim four, every inner space six.
    touching = sorted(mask.bit_count() for mask in NEIGHBOURS)
    assert touching == [3] * 6 + [4] * 12 + [6] * 19
    assert [b for b in range(SPACES) if NEIGHBOURS[CENTRE] >> b & 1] == [11, 12, 17, 19, 24, 25]
    assert [b for b in range(SPACES) if NEIGHBOURS[0] & 1 << b] == [1, 4, 5]


@pytest.mark.proves("BUR 16.2")
@pytest.mark.parametrize("name", DRAWINGS)
def test_the_colours_of_a_duchy(name: str) -> None:
    counts = {colour: board(name).colour.count(colour) for colour in range(COLOURS)}
    assert counts == {BUILDING: 12, SHIP: 6, ANIMAL: 6, MONASTERY: 6, CASTLE: 4, MINE: 3}


@pytest.mark.proves("BUR 16.3")
@pytest.mark.parametrize("name", DRAWINGS)
def test_the_numbers_of_a_duchy(name: str) -> None:
    numbers = board(name).number
    assert numbers == board("1").number
    assert [numbers.count(n) for n in range(1, 7)] == [7, 6, 6, 6, 6, 6]


@pytest.mark.proves("BUR 16.4")
def test_the_cities_of_the_duchies() -> None:
    cities = {name: board(name).area_sizes(BUILDING) for name in DRAWINGS}
    assert {len(sizes) for sizes in cities.values()} == {2, 3, 4, 5, 6}
    assert min(sizes[-1] for sizes in cities.values()) == 1
    assert max(sizes[0] for sizes in cities.values()) == 8


@pytest.mark.proves("BUR-19 E6")
def test_the_cities_of_duchy_1() -> None:
    assert board("1").area_sizes(BUILDING) == [5, 3, 3, 1]


@pytest.mark.proves("BUR 16.5")
@pytest.mark.parametrize("name", ["1", "2"])
def test_the_centre_of_duchies_1_and_2(name: str) -> None:
    assert (board(name).colour[CENTRE], board(name).number[CENTRE]) == (CASTLE, 6)


@pytest.mark.proves("BUR 16.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_editions_have_the_duchies_1_to_10(edition: str) -> None:
    assert [b.name.removesuffix("se") for b in tables(edition, 2).boards] == DUCHIES
    for name in DUCHIES:
        t = tables(edition, 2, boards=name)
        assert [t.boards[i].name.removesuffix("se") for i in t.fixed_boards] == [name, name]


@pytest.mark.proves("BUR-R 49")
def test_each_edition_has_its_drawings() -> None:
    assert {b.name for b in tables("special", 2).boards} == {*DUCHIES, "4se", "8se"} - {"4", "8"}
    assert {b.name for b in tables("2019", 2).boards} == set(DUCHIES)
    assert {b.name for b in tables("special", 2, redrawn="no").boards} == set(DUCHIES)
    assert {b.name for b in tables("2019", 2, redrawn="yes").boards} == {*DUCHIES, "4se", "8se"} - {"4", "8"}
    for name in ("4", "8"):
        assert board(name).colour != board(name + "se").colour


@pytest.mark.proves("BUR-R 50")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["0", "11", "12", "30", "1,11", "A"])
def test_other_duchies_are_refused(edition: str, name: str) -> None:
    with pytest.raises(SetupError) as refused:
        tables(edition, 2, boards=name)
    assert refused.value.key == "setup-unknown-board"


@pytest.mark.proves("BUR-R 47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_players_use_up_every_supply(edition: str) -> None:
    t = tables(edition, 4)
    assert wanted(t) == supply_of(BASE.coloured)
    assert PHASES * len(t.black_slots) == sum(BASE.black)
    for players in (2, 3, 4):
        assert tables(edition, players).slot_colour == tables("2019", players).slot_colour


@pytest.mark.proves("BUR-R 48")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_refill_falls_short(edition: str, players: int) -> None:
    t = tables(edition, players)
    assert all(need <= have for need, have in zip(wanted(t), supply_of(BASE.coloured), strict=True))
    assert PHASES * len(t.black_slots) <= sum(BASE.black)
