"""Clauses about tiles, areas and the end of the game for more tables than scenarios can lay."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.burgundy.box import NEIGHBOURS, SPACES
from tests.games.burgundy.scenario_table import lay

from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.boards import Board
from castellany.games.burgundy.components import board, board_names
from castellany.games.burgundy.kinds import (
    ANIMAL,
    BUILDING,
    BUILDING_NAMES,
    CASTLE,
    COLOUR_NAMES,
    MINE,
    MONASTERY,
    SHIP,
    SPECIES_NAMES,
)
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState

pytestmark = pytest.mark.both_forms

SHARED = [name for name in board_names() if name[0] not in "48"]
"""The drawings that both editions use."""
every_drawing = pytest.mark.parametrize("drawing", board_names())
both_editions = pytest.mark.parametrize("edition", BURGUNDY.editions)

SCORING_BUILDINGS = dict(zip(range(16, 24), BUILDING_NAMES, strict=True))
"""Monasteries 16 to 23 and the building that each of them scores."""

HERDS = [f"{species}{count}" for species in SPECIES_NAMES for count in (2, 2, 3, 3, 4)]


def edition_of(drawing: str) -> str:
    """An edition that has the drawing."""
    return "special" if drawing.endswith("se") else "2019"


def near(space: int) -> list[int]:
    return [other for other in range(SPACES) if NEIGHBOURS[space] >> other & 1]


def area_of(b: Board, space: int) -> list[int]:
    """The spaces of an area, walked from one of them."""
    area = [space]
    for here in area:
        area += [other for other in near(here) if b.colour[other] == b.colour[space] and other not in area]
    return area


def fitting(colour: int, i: int) -> str:
    """A tile of a colour, another one for each i where a city needs that."""
    animals = [f"{species}{count}" for species in SPECIES_NAMES for count in (2, 3)]
    names = {
        BUILDING: BUILDING_NAMES,
        SHIP: ("ship",),
        ANIMAL: animals,
        MONASTERY: [f"monastery{n}" for n in range(15, 24)],
        CASTLE: ("castle",),
        MINE: ("mine",),
    }[colour]
    return names[i % len(names)]


def play(rules: BurgundyRules, s: BurgundyState, text: str) -> None:
    m = rules.read(text)
    assert rules.check(s, rules.turn(s), m) == 0, text
    rules.play(s, m)


def lines_of(rules: BurgundyRules, s: BurgundyState, seat: int) -> dict[str, int]:
    return {line.key: line.points for line in rules.score_lines(s, seat)}


@pytest.mark.proves("BUR 8.1", "BUR 8.2", "BUR 8.4", "BUR 8.6")
@every_drawing
def test_every_space_of_every_duchy_completes_its_area(drawing: str) -> None:
    """Each space in turn is the last of its area; a neighbour makes it placeable, and nothing before it scores."""
    b = board(drawing)
    castles = [space for space in range(SPACES) if b.colour[space] == CASTLE]
    for last in range(SPACES):
        area, colour = area_of(b, last), b.colour[last]
        start = next(space for space in castles if space != last)
        covered = [space for space in area if space not in (last, start)]
        if len(area) == 1 and start not in near(last):
            covered.append(next(space for space in near(last)))
        duchy = {str(space + 1): fitting(b.colour[space], i) for i, space in enumerate(covered)}
        tile = fitting(colour, len(covered))
        seat = {"dice": [b.number[last]], "duchy": duchy, "storage": [tile]}
        rules, s = lay(
            {"unreachable": True, "boards": drawing, "phase": "D", "castle": start + 1, "seat": {"1": seat}},
            edition_of(drawing),
        )
        play(rules, s, f"place {tile}@{last + 1} with {b.number[last]}")
        lines = lines_of(rules, s, 0)
        assert lines["area"] == len(area) * (len(area) + 1) // 2
        assert lines["phase"] == 4
        whole = len(area) == b.colour.count(colour)
        assert lines.get("bonus", 0) == (5 if whole else 0)
        assert s.bonus[2 * colour] == (0 if whole else -1)


@pytest.mark.proves("BUR 8.1")
@every_drawing
def test_no_area_scores_before_its_last_space(drawing: str) -> None:
    """As before, but one more space of the area stays empty."""
    b = board(drawing)
    castles = [space for space in range(SPACES) if b.colour[space] == CASTLE]
    for last in range(SPACES):
        area = area_of(b, last)
        start = next(space for space in castles if space != last)
        missing = next((space for space in reversed(area) if space not in (last, start)), None)
        if missing is None:
            continue
        covered = [space for space in area if space not in (last, start, missing)]
        if not any(space in near(last) for space in [*covered, start]):
            covered.append(next(space for space in near(last) if space != missing))
        duchy = {str(space + 1): fitting(b.colour[space], i) for i, space in enumerate(covered)}
        tile = fitting(b.colour[last], len(covered))
        seat = {"dice": [b.number[last]], "duchy": duchy, "storage": [tile]}
        rules, s = lay(
            {"unreachable": True, "boards": drawing, "castle": start + 1, "seat": {"1": seat}}, edition_of(drawing)
        )
        play(rules, s, f"place {tile}@{last + 1} with {b.number[last]}")
        assert lines_of(rules, s, 0).keys() <= {"animals", "watchtowers"}


@pytest.mark.proves("BUR 7.15", "BUR 7.16", "BUR 7.17", "BUR 14.7")
@every_drawing
def test_animals_score_their_species_in_their_pasture(drawing: str) -> None:
    random = Random(drawing)
    b = board(drawing)
    castle = next(space for space in range(SPACES) if b.colour[space] == CASTLE)
    seventh = next(space for space in range(SPACES) if b.colour[space] == MONASTERY)
    meadows = [space for space in range(SPACES) if b.colour[space] == ANIMAL]
    for _ in range(25):
        herd = random.sample(HERDS, 7)
        last = random.choice(meadows)
        laid = {space: herd.pop() for space in meadows if space != last and random.random() < 0.7}
        tile = herd.pop()
        owned = random.random() < 0.5
        duchy = {space + 1: name for space, name in laid.items()}
        duchy |= {seventh + 1: "monastery7"} if owned else {}
        if not any(other in (castle, *(space - 1 for space in duchy)) for other in near(last)):
            other = next(space for space in near(last) if b.colour[space] != ANIMAL)
            duchy[other + 1] = fitting(b.colour[other], 0)
        seat = {"dice": [b.number[last]], "duchy": {str(k): v for k, v in duchy.items()}, "storage": [tile]}
        rules, s = lay(
            {"unreachable": True, "boards": drawing, "castle": castle + 1, "seat": {"1": seat}}, edition_of(drawing)
        )
        play(rules, s, f"place {tile}@{last + 1} with {b.number[last]}")
        pasture = area_of(b, last)
        scoring = [tile, *(name for space, name in laid.items() if space in pasture and name[:-1] == tile[:-1])]
        lines = lines_of(rules, s, 0)
        assert lines["animals"] == sum(int(name[-1]) for name in scoring)
        assert lines.get("herds", 0) == (len(scoring) if owned else 0)


def random_estate(random: Random, b: Board) -> dict[str, Any]:
    """What a seat may own when the game ends."""
    monasteries = random.sample([f"monastery{n}" for n in range(1, 27)], 26)
    supplies = {
        BUILDING: random.sample(BUILDING_NAMES * 7, 12),
        SHIP: ["ship"] * 6,
        ANIMAL: random.sample(HERDS, 6),
        MONASTERY: monasteries,
        MINE: ["mine"] * 3,
    }
    tiles = {
        str(space + 1): supplies[b.colour[space]].pop()
        for space in range(SPACES)
        if b.colour[space] != CASTLE and random.random() < 0.7
    }
    goods = random.sample(range(1, 7), 3)
    return {
        "duchy": tiles,
        "points": random.randrange(250),
        "silver": random.randrange(6),
        "workers": random.randrange(12),
        "storage": random.sample(monasteries, 3),
        "goods": {str(colour): random.randrange(1, 4) for colour in goods},
        "sold": {str(colour): random.randrange(1, 5) for colour in random.sample(range(1, 7), random.randrange(7))},
    }


def final_points(estate: dict[str, Any], bonus_tiles: int) -> int:
    """The final points of an estate by the words of the rulebook."""
    tiles, sold = list(estate["duchy"].values()), estate["sold"]
    points: int = estate["points"] + sum(estate["goods"].values()) + estate["silver"] + estate["workers"] // 2
    for n, building in SCORING_BUILDINGS.items():
        points += 4 * tiles.count(building) if f"monastery{n}" in tiles else 0
    if "monastery15" in tiles:
        points += 2 * len(sold)
    if "monastery24" in tiles:
        points += 4 * sum(any(name.startswith(species) for name in tiles) for species in SPECIES_NAMES)
    if "monastery25" in tiles:
        points += sum(sold.values())
    if "monastery26" in tiles:
        points += 3 * bonus_tiles
    return points


@pytest.mark.proves("BUR 13.2", "BUR 13.3", "BUR 13.4", "BUR 13.5")
@both_editions
def test_final_points_of_random_estates(edition: str) -> None:
    random = Random(f"estates {edition}")
    for _ in range(60):
        drawing = random.choice(SHARED)
        b = board(drawing)
        estate = random_estate(random, b)
        bonus = {name: [1, 2] if random.random() < 0.5 else [2, 1] for name in COLOUR_NAMES if random.random() < 0.5}
        castle = next(space for space in range(SPACES) if b.colour[space] == CASTLE)
        data = {"boards": drawing, "castle": castle + 1, "phase": "E", "round": 5, "start": "finish", "bonus": bonus}
        rules, s = lay({"unreachable": True, **data, "seat": {"1": estate}}, edition)
        assert rules.over(s)
        assert s.points[0] == final_points(estate, len(bonus))


@pytest.mark.proves("BUR 13.6", "BUR-SE 13.7", "BUR-19 13.7", "BUR-SE 13.8", "BUR-19 13.8", "BUR-R 38", "BUR-R 39")
@pytest.mark.parametrize("players", BURGUNDY.players)
@both_editions
def test_every_place_is_ranked_by_three_comparisons(edition: str, players: int) -> None:
    random = Random(f"ranking {edition} {players}")
    sign = 1 if edition == "special" else -1
    reasons = ("points", "fewest-empty", "track-ahead") if sign == 1 else ("points", "most-empty", "track-behind")
    ships = ("18", "17", "16")
    for _ in range(60):
        points = [random.randrange(2) for _ in range(players)]
        tiles = [random.randrange(3) for _ in range(players)]
        track = [random.randrange(3) for _ in range(players)]
        order = sorted(random.sample(range(players), players), key=lambda n: -track[n])
        seats = {
            str(n + 1): {"points": points[n], "track": track[n], "duchy": dict.fromkeys(ships[: tiles[n]], "ship")}
            for n in range(players)
        }
        data = {"players": players, "phase": "E", "round": 5, "start": "finish", "order": [n + 1 for n in order]}
        rules, s = lay({"unreachable": True, **data, "seat": seats}, edition)
        keys = [(-points[n], -sign * tiles[n], sign * order.index(n), n) for n in range(players)]
        placings = rules.result(s).placings
        assert [p.seat for p in placings] == [key[3] for key in sorted(keys)]
        assert [p.place for p in placings] == list(range(1, players + 1))
        for above, here in pairwise(sorted(keys)):
            level = next(i for i in range(3) if above[i] != here[i])
            assert next(p for p in placings if p.seat == here[3]).decided_by == reasons[level]


@pytest.mark.proves("BUR 13.1")
@pytest.mark.parametrize("players", BURGUNDY.players)
@both_editions
def test_a_game_ends_after_twenty_five_turns_of_every_seat(edition: str, players: int) -> None:
    rules = BURGUNDY.rules(Setup("burgundy", edition, players))
    random = Random(f"turns {edition} {players}")
    s = rules.begin()
    end = rules.read("end")
    turns = [0] * players
    while not rules.over(s):
        assert min(turns) < 25
        if rules.is_chance(s):
            rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
            continue
        m = random.choice(rules.moves(s))
        if m == end:
            turns[rules.turn(s)] += 1
        rules.play(s, m)
    assert turns == [25] * players
