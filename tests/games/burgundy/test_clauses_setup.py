"""Clauses about the box, the set-up and the course of the game that a scenario cannot tell."""

from __future__ import annotations

import tomllib
from collections import Counter
from colorsys import rgb_to_hls
from importlib.resources import files
from random import Random

import pytest
from tests.games.burgundy.box import BASE, COLOUR, KINDS
from tests.games.burgundy.scenario_table import lay
from tests.games.scenario_words import ScenarioError

from castellany.core.events import Log
from castellany.core.moves import VERB
from castellany.core.program import Draw
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import BURGUNDY, components
from castellany.games.burgundy.events import BONUS_TAKEN, PHASE_BEGAN, PLACED, POINTS, ROUND_BEGAN
from castellany.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    CASTLE,
    COLOURS,
    FIRST_ANIMAL,
    MINE,
    MONASTERIES,
    MONASTERY,
    MONASTERY_0,
    SHIP,
    SHIP_TILE,
    animals_on,
    species_of,
)
from castellany.games.burgundy.picture.palette import GOODS as GOODS_PAINT
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scoring import ANIMALS, AREA, BONUS, PHASE
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import GOODS, GOODS_PER_COLOUR, PHASES, ROUNDS

EDITIONS = ("2019", "special")
COUNTS = (2, 3, 4)


def rules_for(edition: str, players: int, **options: str) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players, (), options))


def play_out(rules: BurgundyRules, seed: int, log: Log | None = None) -> BurgundyState:
    """A whole game of random moves."""
    random = Random(seed)
    s = rules.begin()
    s.log = log
    while not rules.over(s):
        rules.play(
            s, rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else random.choice(rules.moves(s))
        )
    return s


def by_colour(supply: list[int]) -> dict[int, int]:
    return {colour: sum(supply[k] for k in range(1, KINDS) if COLOUR[k] == colour) for colour in range(COLOURS)}


@pytest.mark.proves("BUR 1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_to_four_players(edition: str) -> None:
    for players in COUNTS:
        assert rules_for(edition, players).begin().players == players
    for players in (-1, 0, 1, 5, 6):
        with pytest.raises(SetupError) as refused:
            rules_for(edition, players)
        assert refused.value.key == "setup-players"


@pytest.mark.proves("BUR 1.2")
def test_the_tiles_of_the_box() -> None:
    black = by_colour(BASE.black)
    coloured = by_colour(BASE.coloured)
    everything = {BUILDING: 56, ANIMAL: 28, MONASTERY: 26, SHIP: 26, CASTLE: 16, MINE: 12}
    assert {colour: black[colour] + coloured[colour] for colour in range(COLOURS)} == everything
    assert sum(everything.values()) == 164
    assert black == {BUILDING: 16, ANIMAL: 8, MONASTERY: 6, SHIP: 6, CASTLE: 2, MINE: 2}


@pytest.mark.proves("BUR 1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_begins_with_all_tiles(edition: str) -> None:
    s = rules_for(edition, 2).begin()
    assert (list(s.bag), list(s.black), sum(s.boxed)) == (BASE.coloured, BASE.black, 0)


@pytest.mark.proves("BUR 1.3", "BUR-R 11")
def test_buildings_and_animals() -> None:
    coloured, black = BASE.coloured, BASE.black
    for kind in range(1, FIRST_ANIMAL):
        assert (coloured[kind], black[kind]) == (5, 2)
    for species in range(4):
        kinds = [kind for kind in range(FIRST_ANIMAL, SHIP_TILE) if species_of(kind) == species]
        assert [animals_on(kind) for kind in kinds for _ in range(coloured[kind])] == [2, 2, 3, 3, 4]
        assert [animals_on(kind) for kind in kinds for _ in range(black[kind])] == [3, 4]


@pytest.mark.proves("BUR 1.4", "BUR-R 12")
def test_monasteries() -> None:
    coloured, black = BASE.coloured, BASE.black
    numbers = {n: (coloured[MONASTERY_0 + n], black[MONASTERY_0 + n]) for n in range(1, MONASTERIES + 1)}
    assert all(sum(both) == 1 for both in numbers.values())
    assert len(numbers) == by_colour(coloured)[MONASTERY] + by_colour(black)[MONASTERY] == 26
    assert {n for n, (_, backs) in numbers.items() if backs} == {7, 12, 14, 15, 24, 25}


@pytest.mark.proves("BUR 1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goods(edition: str) -> None:
    assert rules_for(edition, 2).begin().goods_bag == bytes([7] * 6)
    assert GOODS * GOODS_PER_COLOUR == 42


@pytest.mark.proves("BUR 1.5")
def test_the_colours_of_the_goods() -> None:
    """Hue in degrees and lightness of what is painted, by die number."""
    ranges = {
        "turquoise": (165, 190, 0.3, 0.6),
        "purple": (255, 290, 0.3, 0.6),
        "pink": (325, 350, 0.6, 0.9),
        "red": (0, 12, 0.3, 0.6),
        "brown": (20, 45, 0.2, 0.4),
        "orange": (20, 45, 0.45, 0.7),
    }
    for paint, (least_hue, most_hue, darkest, lightest) in zip(GOODS_PAINT, ranges.values(), strict=True):
        red, green, blue = (int(paint[i : i + 2], 16) / 255 for i in (1, 3, 5))
        hue, lightness, _ = rgb_to_hls(red, green, blue)
        assert least_hue <= hue * 360 % 360 <= most_hue, paint
        assert darkest <= lightness <= lightest, paint


@pytest.mark.proves("BUR 1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bonus_tiles(edition: str) -> None:
    assert rules_for(edition, 4).begin().bonus == (NOBODY,) * 12


@pytest.mark.proves("BUR 1.8", "BUR 3.1", "BUR-R 33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_on_the_table_is_open_and_nothing_else_is_known(edition: str) -> None:
    """Dice and sold goods are seen by all; goods of later phases are in nobody's position, not even the full one."""
    data = {"players": 2, "round-goods": [1, 2, 3, 4], "seat": {"1": {"dice": [3, 5], "sold": {"4": 3, "6": 1}}}}
    rules, s = lay(data, edition)
    for seat in (-1, 0, 1):
        seen = rules.view(s, seat)
        assert seen.dice == [3, 5, 0, 0]
        assert list(seen.sold[:GOODS]) == [0, 0, 0, 3, 0, 1]
        assert list(seen.round_goods) == [0, 1, 2, 3, 4]
        assert seen == s
    assert sum(s.goods_bag) == 42 - 4 - 4


@pytest.mark.proves("BUR 1.8", "BUR 1.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "left"), [(2, 11), (3, 8), (4, 5)])
def test_goods_left_over(edition: str, players: int, left: int) -> None:
    """Three for each player and twenty-five for the phases are drawn; the others never are."""
    s = play_out(rules_for(edition, players), players)
    assert sum(s.goods_bag) == left
    assert left + 3 * players + 25 == 42


@pytest.mark.proves("BUR-R 1")
def test_board_pairs_are_reconstructed() -> None:
    assert components.pairs() == [("1", "2"), ("3", "4"), ("5", "6"), ("7", "8"), ("9", "10")]
    data = tomllib.loads(files("castellany.games.burgundy").joinpath("data", "boards.toml").read_text("utf-8"))
    assert data["pairs"]["provenance"] == "reconstructed"


@pytest.mark.proves("BUR-R 3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sealed_choice_is_seen_by_its_owner_only(edition: str) -> None:
    rules = rules_for(edition, 2, boards="random")
    s = rules.begin()
    for text in ("deal 1/2", "deal 5/6"):
        rules.play(s, rules.read(text))
    other = rules.clone(s)
    rules.answer(s, 0, rules.read("side 1"))
    rules.answer(other, 0, rules.read("side 2"))
    for seat in (-1, 1):
        assert rules.view(s, seat) == rules.view(other, seat)
    assert rules.view(s, 0) != rules.view(other, 0)


@pytest.mark.proves("BUR-R 7")
def test_which_boards_are_played_without_options() -> None:
    assert rules_for("2019", 3).tables.fixed_boards == [0, 0, 0]
    assert rules_for("special", 3).tables.fixed_boards == []


@pytest.mark.proves("BUR 2.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_five_phases_of_five_rounds(edition: str, players: int) -> None:
    log = Log()
    play_out(rules_for(edition, players), 1, log)
    began = [(event.kind, event.a) for event in log.events if event.kind in (PHASE_BEGAN, ROUND_BEGAN)]
    expected = []
    for phase in range(5):
        expected.append((PHASE_BEGAN, phase))
        expected += [(ROUND_BEGAN, round) for round in range(5)]
    assert began == expected
    assert (PHASES, ROUNDS) == (5, 5)


@pytest.mark.proves("BUR-R 2", "BUR-R 13", "BUR-R 15", "BUR-SE 1.15", "BUR-19 1.15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_everything_is_drawn_as_often_as_it_weighs(edition: str, players: int) -> None:
    rules = rules_for(edition, players, boards="random")
    random = Random(players)
    s = rules.begin()
    while s.phase < 2:
        if rules.is_chance(s):
            f = s.stack[-1]
            verb = rules.verbs[rules.moves(s)[0] >> VERB]
            assert isinstance(verb, Draw)
            weights = {m: verb.weight(s, f, m) for m in rules.moves(s)}
            picks = Counter(rules.pick(s, r) for r in range(rules.total(s)))
            assert picks == weights
            rules.play(s, random.choice(list(picks)))
        else:
            rules.play(s, random.choice(rules.moves(s)))


@pytest.mark.proves("BUR-R 16")
def test_the_track_has_seven_spaces() -> None:
    with pytest.raises(ScenarioError, match="further than its ships have taken it"):
        lay({"players": 2, "seat": {"1": {"track": 1}}}, "special")
    for name in components.board_names():
        assert components.board(name).colour.count(SHIP) == 6


@pytest.mark.proves("BUR-R 20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_area_points_then_bonus_tile_then_effect(edition: str) -> None:
    duchy = {"12": "market", "1": "cow2", "5": "cow2", "6": "pig3", "10": "hen3", "28": "hen2"}
    seat = {"dice": [4], "storage": ["cow3"], "duchy": duchy}
    rules, s = lay({"unreachable": True, "players": 2, "phase": "B", "seat": {"1": seat}}, edition)
    s.log = Log()
    rules.play(s, rules.read("place cow3@11 with 4"))
    assert [(event.kind, event.a, event.b) for event in s.log.events if event.kind != PLACED] == [
        (POINTS, AREA, 15),
        (POINTS, PHASE, 8),
        (BONUS_TAKEN, ANIMAL, 0),
        (POINTS, BONUS, 5),
        (POINTS, ANIMALS, 7),
    ]
